import { describe, expect, it } from 'vitest';
import { teamBets } from '#machines/agent/reports.rules.ts';
import { dayPlus, isDay, knownZone, momentIn, momentOf } from '#machines/kit/calendar.rules.ts';
import {
  askedOf,
  changedView,
  daysOf,
  parseView,
  rangeProblem,
  writeView,
} from '#machines/kit/records.rules.ts';
import { cellOf, type FileSigns, linesOf, personName, recordBeginningOf } from '#machines/kit/sheet.rules.ts';
import { barsOf } from '#machines/wallet/profit.rules.ts';
import { betRecord, bonusRecord, movementRecord } from '#machines/wallet/records.rules.ts';

const today = '2026-11-21';
const plain: FileSigns = { cell: ',', decimal: '.' };

describe('the calendar', () => {
  it('counts days as the platform does, through leap years and centuries', () => {
    const start = Date.UTC(1999, 0, 1);
    for (let n = 0; n < 40_000; n += 7) {
      const date = new Date(start + n * 86_400_000).toISOString().slice(0, 10);
      expect(dayPlus('1999-01-01', n)).toBe(date);
      expect(isDay(date)).toBe(true);
    }
    expect(['0001-01-01', '9999-12-31', '2000-02-29'].every(isDay)).toBe(true);
    expect(dayPlus('1900-02-28', 1)).toBe('1900-03-01');
    for (const none of [
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-1-1',
      'x',
      '2026-04-31',
      '1900-02-29',
    ])
      expect(isDay(none)).toBe(false);
  });

  it('writes moments as ISO 8601 does', () => {
    for (const at of [0, 1, 951_782_399_999, 1_795_000_000_123])
      expect(momentOf(at)).toBe(new Date(at).toISOString());
  });
});

describe('the view of a record', () => {
  it('is completely in the address, and read back from it', () => {
    const days = { from: '2026-11-01', to: '2026-11-20' };
    const view = { ...days, filters: { type: 'RNG', status: 'SETTLED' }, page: 3 };
    expect(writeView(view)).toBe('from=2026-11-01&to=2026-11-20&type=RNG&status=SETTLED&page=3');
    expect(parseView(writeView(view), betRecord)).toEqual(view);
    const ofOne = { ...view, filters: { member: 'a-Random_1' } };
    expect(parseView(writeView(ofOne), teamBets)).toEqual(ofOne);
  });

  it('names no days and no filters when the address says nothing, or something unknown', () => {
    const nothing = { from: null, to: null, filters: {}, page: 1 };
    expect(parseView('', betRecord)).toEqual(nothing);
    const strange = '?from=2026-02-30&to=x&type=bet&status=<b>&page=-1&member=x';
    expect(parseView(strange, betRecord)).toEqual(nothing);
    expect(parseView('?type=bet', movementRecord).filters).toEqual({ type: 'bet' });
    expect(parseView('?member=a%20b&under=x', teamBets)).toEqual(nothing);
  });

  it('starts at its first page when it is filtered, and loses a filter without a value', () => {
    const view = parseView('?page=4&type=RNG', betRecord);
    expect(changedView(view, { filters: { status: 'TAKEN' } })).toMatchObject({
      filters: { type: 'RNG', status: 'TAKEN' },
      page: 1,
    });
    expect(changedView(view, { filters: { type: null } }).filters).toEqual({});
    expect(changedView(view, { page: 5 }).page).toBe(5);
  });

  it('reports wrong days before the gateway is asked', () => {
    const reach = { today, oldest: '2026-08-23' };
    const of = (from: string, to: string) => rangeProblem({ from, to }, reach);
    expect(of('2026-11-02', '2026-11-01')).toBe('order');
    expect(of('2026-11-02', '2026-11-22')).toBe('future');
    expect(of('2026-08-22', today)).toBe('old');
    expect(of('2026-08-23', today)).toBe(null);
    expect(daysOf('quarter', today)).toEqual({ from: '2026-08-24', to: today });
    expect(daysOf('yesterday', today)).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  });

  it('judges only the order of days while nobody knows what today is', () => {
    expect(rangeProblem({ from: '2026-11-02', to: '2026-11-01' }, null)).toBe('order');
    expect(rangeProblem({ from: '1999-01-01', to: '2999-01-01' }, null)).toBe(null);
    expect(rangeProblem({ from: null, to: null }, { today, oldest: today })).toBe(null);
  });

  it('asks the gateway only for what it is filtered to, in the words of its call', () => {
    const days = { from: today, to: today };
    const asker = { language: 'ES' };
    expect(askedOf(betRecord, { ...days, filters: {} }, asker)).toEqual({ ...days, ...asker });
    expect(askedOf(betRecord, { ...days, filters: { type: 'RNG', status: 'TAKEN' } }, asker)).toMatchObject({
      gameType: 'RNG',
      status: 'TAKEN',
    });
    expect(askedOf(teamBets, { from: null, to: null, filters: { member: 'x' } }, {})).toEqual({
      member: 'x',
    });
  });
});

describe('a moment of the merchant', () => {
  it('is by the clock of the zone, on both sides of midnight, of a leap day and of summer time', () => {
    const at = (text: string) => Date.parse(text);
    expect(momentIn(at('2028-02-29T04:59:59Z'), 'America/Lima')).toBe('2028-02-28 23:59:59');
    expect(momentIn(at('2028-02-29T05:00:00Z'), 'America/Lima')).toBe('2028-02-29 00:00:00');
    expect(momentIn(at('2028-03-01T05:00:00Z'), 'America/Lima')).toBe('2028-03-01 00:00:00');
    expect(momentIn(at('2026-03-29T00:59:59Z'), 'Europe/Madrid')).toBe('2026-03-29 01:59:59');
    expect(momentIn(at('2026-03-29T01:00:00Z'), 'Europe/Madrid')).toBe('2026-03-29 03:00:00');
  });

  it('is in UTC, and says so, where the platform does not know the zone', () => {
    expect([knownZone('America/Lima'), knownZone('Nowhere/None')]).toEqual(['America/Lima', 'UTC']);
    expect(momentIn(0, 'Nowhere/None')).toBe('1970-01-01 00:00:00');
  });
});

describe('a file of rows', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1 (555)', "'+1 (555)"],
    ['-5.00', '-5.00'],
    ['-5.00+A1', "'-5.00+A1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    [' =1', "' =1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1+A1', "'－1+A1"],
    ['﹣1', "'﹣1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['\u3000＝1', "'\u3000＝1"],
    ['\u200b=1', "'\u200b=1"],
    ['=HYPERLINK("https://x","y")', `"'=HYPERLINK(""https://x"",""y"")"`],
    ['Ñandú, el rey', '"Ñandú, el rey"'],
    ['a\nb', '"a\nb"'],
    ['Dragón', 'Dragón'],
  ])('writes %j as %j: no formula, and one cell', (text, written) => {
    expect(cellOf(text, plain)).toBe(written);
  });

  const paper = {
    name: 'x.csv',
    signs: plain,
    heads: ['Fecha', 'Bono'],
    words: { CLAIMED: 'Cobrado', MAIN: 'Principal' },
  };
  const at = Date.UTC(2026, 10, 21, 10);

  it('starts with a UTF-8 mark, and writes codes as words', () => {
    const sheet = { ...paper, rows: bonusRecord.rows, columns: bonusRecord.columns, zone: 'UTC' };
    expect(recordBeginningOf(sheet)).toBe('\ufeffFecha (UTC),Bono\r\n');
    const bonus = { id: 'b', name: '=Bono', amount: '1204.50', status: 'CLAIMED', at } as const;
    const answer = { bonuses: [bonus], totalPages: 1, asOf: at };
    expect(linesOf(answer, sheet)).toBe("2026-11-21 10:00:00,'=Bono,Cobrado,1204.50\r\n");
  });

  it('writes numbers, and a cell that holds its separator, with the signs of the reader’s region', () => {
    const regional = { cell: ';', decimal: ',' } as const;
    const cells = ['1204.50', '-5.00', '7', '-5.00+A1', 'Ñandú, el rey', 'uno; dos'];
    expect(cells.map((text) => cellOf(text, regional))).toEqual([
      '1204,50',
      '-5,00',
      '7',
      "'-5.00+A1",
      'Ñandú, el rey',
      '"uno; dos"',
    ]);
    const { rows, columns } = bonusRecord;
    const sheet = { ...paper, signs: regional, rows, columns, zone: 'America/Lima' };
    expect(recordBeginningOf(sheet)).toBe('\ufeffFecha (America/Lima);Bono\r\n');
    const bonus = { id: 'b', name: 'Bono', amount: '1204.50', status: 'CLAIMED', at };
    expect(linesOf({ bonuses: [bonus] }, sheet)).toBe('2026-11-21 05:00:00;Bono;Cobrado;1204,50\r\n');
  });

  it('writes the merchant’s time, the wallet’s name and people, whatever they are called', () => {
    const columns = [
      { field: 'at', as: 'moment' },
      { field: 'person', as: 'person' },
      { field: 'wallet', as: 'wallet' },
    ] as const;
    const sheet = { ...paper, rows: 'movements', columns, zone: 'America/Lima' };
    const person = (nickname: string) => ({ account: 'ana1', nickname });
    const rows = [
      { at, person: person('=HYPERLINK("https://x","y")'), wallet: 'MAIN', vendorName: '' },
      { at, person: person('<b>Ana</b>\u202Eana'), wallet: 'MIRADOR', vendorName: 'Mirador' },
      { at, person: person(''), wallet: 'MAIN', vendorName: '' },
    ];
    expect(linesOf({ movements: rows }, sheet).split('\r\n')).toEqual([
      `2026-11-21 05:00:00,"'=HYPERLINK(""https://x"",""y"") (ana1)",Principal`,
      '2026-11-21 05:00:00,<b>Ana</b>\u202Eana (ana1),Mirador',
      '2026-11-21 05:00:00,ana1,Principal',
      '',
    ]);
    expect(personName({ account: 'ana1', nickname: 'ana1' })).toBe('ana1');
  });
});

describe('the bars of a chart', () => {
  const day = (date: string, net: string) => ({ date, net, stake: '0.00', win: '0.00', bonus: '0.00' });

  it('stand on the zero line, or hang from it', () => {
    const { bars, zero, up, down, best, worst } = barsOf([
      day('2026-11-01', '30.00'),
      day('2026-11-02', '-10.00'),
      day('2026-11-03', '0.00'),
    ]);
    expect(zero).toBe(0.75);
    expect(bars.map(({ sign, from, to }) => [sign, from, to])).toEqual([
      ['plus', 0, 0.75],
      ['minus', 0.75, 1],
      ['none', 0.75, 0.75],
    ]);
    expect([up, down, best?.date, worst?.date]).toEqual([1, 1, '2026-11-01', '2026-11-02']);
  });

  it('do not exist when nothing happened', () => {
    const { bars, zero } = barsOf([day('2026-11-01', '0.00')]);
    expect(zero).toBe(0.5);
    expect(bars[0]).toMatchObject({ sign: 'none', from: 0, to: 0 });
  });
});
