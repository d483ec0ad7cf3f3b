import { describe, expect, it } from 'vitest';
import { dayPlus, isDay, momentOf } from '#machines/wallet/calendar.rules.ts';
import { barsOf } from '#machines/wallet/profit.rules.ts';
import {
  betsInput,
  changedView,
  daysOf,
  parseView,
  rangeProblem,
  writeView,
} from '#machines/wallet/records.rules.ts';
import { beginningOf, cellOf, linesOf } from '#machines/wallet/sheet.rules.ts';

const today = '2026-11-21';

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
    const view = { from: '2026-11-01', to: '2026-11-20', type: 'RNG', status: 'SETTLED', page: 3 };
    expect(writeView(view)).toBe('from=2026-11-01&to=2026-11-20&type=RNG&status=SETTLED&page=3');
    expect(parseView(writeView(view), 'bets', today)).toEqual(view);
  });

  it('is the last week when the address says nothing, or something unknown', () => {
    const week = { from: '2026-11-15', to: today, type: null, status: null, page: 1 };
    expect(parseView('', 'bets', today)).toEqual(week);
    const strange = '?from=2026-02-30&to=x&type=bet&status=<b>&page=-1';
    expect(parseView(strange, 'bets', today)).toEqual(week);
    expect(parseView('?type=bet', 'movements', today).type).toBe('bet');
  });

  it('starts at its first page when it is filtered', () => {
    const view = parseView('?page=4', 'bets', today);
    expect(changedView(view, { status: 'TAKEN' })).toMatchObject({ status: 'TAKEN', page: 1 });
    expect(changedView(view, { page: 5 }).page).toBe(5);
  });

  it('reports wrong days before the gateway is asked', () => {
    const of = (from: string, to: string) =>
      rangeProblem({ ...parseView('', 'bets', today), from, to }, today);
    expect(of('2026-11-02', '2026-11-01')).toBe('order');
    expect(of('2026-11-02', '2026-11-22')).toBe('future');
    expect(of('2026-08-22', today)).toBe('old');
    expect(of('2026-08-23', today)).toBe(null);
    expect(daysOf('quarter', today)).toEqual({ from: '2026-08-24', to: today });
    expect(daysOf('yesterday', today)).toEqual({ from: '2026-11-20', to: '2026-11-20' });
  });

  it('asks the gateway only for what it is filtered to', () => {
    const filter = { ...daysOf('today', today), type: null, status: null, language: 'ES', offset: -300 };
    expect(betsInput(filter, { page: 1, size: 20 })).toEqual({
      from: today,
      to: today,
      language: 'ES',
      offset: -300,
      page: 1,
      size: 20,
    });
    expect(betsInput({ ...filter, type: 'RNG', status: 'TAKEN' }, { page: 1, size: 20 })).toMatchObject({
      gameType: 'RNG',
      status: 'TAKEN',
    });
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
    ['=HYPERLINK("https://x","y")', `"'=HYPERLINK(""https://x"",""y"")"`],
    ['Ñandú, el rey', '"Ñandú, el rey"'],
    ['a\nb', '"a\nb"'],
    ['Dragón', 'Dragón'],
  ])('writes %j as %j: no formula, and one cell', (text, written) => {
    expect(cellOf(text)).toBe(written);
  });

  it('starts with a UTF-8 mark, and writes codes as words', () => {
    const sheet = { name: 'x.csv', heads: ['Fecha', 'Bono'], words: { CLAIMED: 'Cobrado' } };
    expect(beginningOf(sheet)).toBe('\ufeffFecha,Bono\r\n');
    const at = Date.UTC(2026, 10, 21, 10);
    const bonus = { id: 'b', name: '=Bono', amount: '1204.50', status: 'CLAIMED', at } as const;
    const answer = {
      bonuses: [bonus],
      totals: { count: 1, amount: '1204.50', claimed: '1204.50' },
      totalPages: 1,
      asOf: at,
    };
    expect(linesOf('bonuses', answer, sheet)).toBe("2026-11-21T10:00:00.000Z,'=Bono,Cobrado,1204.50\r\n");
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
