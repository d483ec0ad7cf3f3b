import { expect, it } from 'vitest';
import { MonthStatement } from '#contract/protection/statement.ts';
import { guideFile } from '#machines/protection/guide.rules.ts';
import {
  beginning,
  type Figure,
  figures,
  rowsBehind,
  type StatementWords,
  statementFile,
} from '#machines/protection/statement.rules.ts';
import { sampleOf } from '../../kit/sample-of.ts';

const months = ['2026-02', '2026-01', '2025-12'];
const statement: MonthStatement = {
  ...(sampleOf(MonthStatement) as MonthStatement),
  month: '2026-01',
  zone: 'America/Lima',
  running: false,
  means: [{ name: '=HYPERLINK("x")', count: 1, amount: '5.00' }],
  changes: [
    {
      id: 'one',
      at: Date.parse('2026-01-15T17:00:00Z'),
      what: 'LIMIT_LOWERED',
      kind: 'deposit',
      period: 'day',
      before: '100.00',
      after: '50.00',
    },
  ],
};
const shown = { ...beginning({ language: 'ES' }), months, statement };

it('a figure of the last two months leads to the rows of its days', () => {
  const days = { from: '2026-01-01', to: '2026-01-31' };
  expect(rowsBehind('deposits', shown)).toEqual({
    screen: 'member',
    page: 'transactionHistory',
    query: { ...days, type: 'deposit' },
  });
  expect(rowsBehind('net', shown)).toMatchObject({ page: 'personalProfit', query: days });
});

it('a figure of the running month has no last day yet', () => {
  const running = { ...statement, month: '2026-02', running: true };
  expect(rowsBehind('won', { months, statement: running })?.query).toEqual({ from: '2026-02-01' });
});

it('a figure of an older month leads to no record, which would not go back so far', () => {
  const older = { ...statement, month: '2025-12' };
  expect(rowsBehind('staked', { months, statement: older })).toBeNull();
  expect(rowsBehind('changes', { months, statement: older })).toMatchObject({ section: 'history' });
});

const words: StatementWords = {
  file: 'resumen',
  signs: { cell: ',', decimal: '.' },
  heads: ['Concepto', 'Valor'],
  month: 'Mes',
  zone: 'Zona horaria',
  running: 'en curso',
  figures: Object.fromEntries(figures.map((one) => [one, `la cifra ${one}`])) as Record<Figure, string>,
  values: { NONE: 'la habitual', AT_RISK: 'con apoyo', AGREED: 'aceptada', REGISTER: 'registro' },
  minutes: 'minutos',
  until: 'hasta',
  endless: 'Sin fecha de término',
  none: 'sin límite',
  codes: { LIMIT_LOWERED: '+Límite bajado', deposit: 'depósito', day: 'día' },
};

it('a file has every figure, the changes by the merchant’s clock, and no formula', () => {
  const { name, parts } = statementFile(shown, words);
  const lines = parts.join('').split('\r\n');
  expect(name).toBe('resumen_2026-01.csv');
  for (const one of figures) expect(lines.some((line) => line.startsWith(`la cifra ${one},`))).toBe(true);
  expect(lines).toContain('2026-01-15 12:00:00 · +Límite bajado · depósito · día,100.00 → 50.00');
  expect(lines.filter((line) => /^[=+\-@]/.test(line))).toEqual([]);
});

it('a file has the signs of the reader’s region, also in what a change led from and to', () => {
  const regional = { ...words, signs: { cell: ';', decimal: ',' } } as const;
  const lines = statementFile(shown, regional).parts.join('').split('\r\n');
  expect(lines).toContain('Zona horaria;America/Lima');
  expect(lines).toContain('2026-01-15 12:00:00 · +Límite bajado · depósito · día;100,00 → 50,00');
  expect(lines).toContain(
    `la cifra deposits: =HYPERLINK("x");5,00`
      .replace('=HYPERLINK("x")', '=HYPERLINK(""x"")')
      .replace(/^(.*);/, '"$1";'),
  );
});

const none = { id: 'one', at: Date.parse('2026-01-15T17:00:00Z'), kind: null, period: null, before: null };

it.each([
  [{ ...none, what: 'CARE', before: 'NONE', after: 'AT_RISK' }, 'la habitual → con apoyo'],
  [{ ...none, what: 'RETURN_DECIDED', after: 'AGREED' }, 'aceptada'],
  [{ ...none, what: 'BREAK', after: '2026-01-16T17:00:00.000Z' }, 'hasta 2026-01-16 12:00:00'],
  [{ ...none, what: 'EXCLUSION', after: 'EXCLUSION' }, 'Sin fecha de término'],
  [{ ...none, what: 'EXCLUSION', after: 'REGISTER' }, 'registro'],
  [{ ...none, what: 'LIMIT_SET', kind: 'time', period: 'day', after: '60' }, 'sin límite → 60 minutos'],
] as const)('a change in the file is said in words, not in codes: %o', (change, said) => {
  const { parts } = statementFile({ ...shown, statement: { ...statement, changes: [change] } }, words);
  expect(parts.at(-1)).toMatch(new RegExp(`,${said}\\r\\n$`));
});

it('the guide as a file has its words, and none of them is markup', () => {
  const section = {
    id: 'risks',
    title: '<b>Riesgos</b>',
    text: ['a & b'],
    points: ['"uno"'],
    facts: [],
    known: [{ name: 'Ayuda', link: 'https://ayuda.example/?a=1&b=2' }],
  };
  const html = guideFile({
    file: 'g',
    language: 'es',
    title: 'T',
    lead: 'L',
    sections: [section],
  }).parts.join('');
  expect(html).toContain('<h2>&lt;b&gt;Riesgos&lt;/b&gt;</h2>');
  expect(html).toContain('<p>a &amp; b</p>');
  expect(html).toContain('<a href="https://ayuda.example/?a=1&amp;b=2">');
  expect(html).not.toContain('<script');
});
