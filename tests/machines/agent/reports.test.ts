import { describe, expect, it } from 'vitest';
import type { TeamFigures } from '#contract/agent/overview.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { behind, compareFigures, figures } from '#machines/agent/overview.rules.ts';
import { income, teamBets, teamMovements, teamProfit } from '#machines/agent/reports.rules.ts';
import type { AnyRecord } from '#machines/kit/records.rules.ts';
import { linesOf } from '#machines/kit/sheet.rules.ts';
import { betRecord, bonusRecord, movementRecord, profitRecord } from '#machines/wallet/records.rules.ts';
import { noFigures } from '../../kit/models/team-figures.ts';

describe('a figure beside that of the days before', () => {
  const change = (name: keyof TeamFigures, is: TeamFigures[typeof name], was: TeamFigures[typeof name]) => {
    const {
      way,
      change: by,
      percent,
    } = compareFigures(name, { ...noFigures, [name]: is }, { ...noFigures, [name]: was });
    return [way, by, percent];
  };

  it.each([
    ['active', 12, 10, ['up', '2', 20]],
    ['active', 0, 3, ['down', '3', 100]],
    ['active', 7, 0, ['up', '7', null]],
    ['active', 0, 0, ['same', '0', null]],
    ['stake', '100.10', '100.00', ['up', '0.10', 0.1]],
    ['stake', '2.00', '3.00', ['down', '1.00', 33.3]],
    ['net', '-50.00', '-100.00', ['up', '50.00', 50]],
    ['net', '-100.00', '50.00', ['down', '150.00', 300]],
    ['net', '5.00', '5.00', ['same', '0.00', 0]],
  ] as const)('%s of %s after %s is %j', (name, is, was, expected) => {
    expect(change(name, is, was)).toEqual(expected);
  });

  it('opens a report with filters that the report has', () => {
    const records: Readonly<Record<string, AnyRecord>> = {
      teamBetting: teamBets,
      userProfitLoss: teamProfit,
      downlineTransactions: teamMovements,
    };
    expect(figures.toSorted()).toEqual(Object.keys(noFigures).toSorted());
    for (const { page, narrowed } of Object.values(behind))
      for (const [name, value] of Object.entries(narrowed))
        expect(records[page]?.filters[name]?.of).toContain(value);
  });
});

describe('a kind of record', () => {
  const kinds: readonly AnyRecord[] = [
    betRecord,
    movementRecord,
    profitRecord,
    bonusRecord,
    teamBets,
    teamProfit,
    teamMovements,
    income,
  ];
  type Shape = { readonly shape: Readonly<Record<string, unknown>> };
  const rowOf = ({ call, rows }: AnyRecord) => {
    const shapes: Readonly<Record<CallName, { readonly output: unknown }>> = calls;
    const { shape } = shapes[call].output as Shape;
    return (shape[rows] as { readonly def: { readonly element: Shape } }).def.element.shape;
  };

  it.each(kinds)('$call writes only fields that its rows have', (kind) => {
    const fields = kind.columns.map(({ field }) => field);
    expect(fields.filter((field) => !(field in rowOf(kind)))).toEqual([]);
    expect(new Set(fields).size).toBe(fields.length);
    expect('no such field' in rowOf(kind)).toBe(false);
  });
});

it('the file of an income names the other side of each payment, and the house where the house pays', () => {
  const { rows, columns } = income;
  const words = { HOUSE: 'La casa', DAILY: 'Salario diario', RECEIVED: 'Recibido', PAID: 'Pagado' };
  const sheet = {
    name: 'i.csv',
    signs: { cell: ',', decimal: '.' } as const,
    heads: [],
    rows,
    columns,
    words,
    zone: 'America/Lima',
  };
  const row = {
    id: '1',
    source: 'DAILY',
    bill: 'b',
    number: 'W-1',
    billPeriod: '2026-W46',
    at: 1_795_000_000_000,
  };
  const agent = { id: 'p', account: 'agent2', nickname: 'Agencia Sur', kind: 'agent' };
  const answer = {
    income: [
      { ...row, direction: 'RECEIVED', person: null, change: '1.77' },
      { ...row, direction: 'PAID', person: agent, change: '-0.50' },
    ],
  };
  expect(linesOf(answer, sheet).trimEnd().split('\r\n')).toEqual([
    '2026-11-18 06:06:40,Salario diario,Recibido,La casa,W-1,2026-W46,1.77',
    '2026-11-18 06:06:40,Salario diario,Pagado,Agencia Sur (agent2),W-1,2026-W46,-0.50',
  ]);
});
