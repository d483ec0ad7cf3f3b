import { describe, expect, it } from 'vitest';
import { shortfalls } from '../../scripts/bench/aims.ts';
import { median, medians, percentile, ratios } from '../../scripts/bench/figures.ts';
import { linesOf, type Report } from '../../scripts/bench/report.ts';

describe('the figures of the bench', () => {
  it('are medians, of an even number the mean of the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(
      medians([
        { a: 1, b: 9 },
        { a: 3, b: 7 },
        { a: 2, b: 8 },
      ]),
    ).toEqual({ a: 2, b: 8 });
    expect(() => medians([])).toThrow();
  });

  it('have a percentile: the figure that this share of them does not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
    expect(percentile(hundred, 0.95)).toBe(95);
    expect(percentile([7], 0.95)).toBe(7);
  });

  it('are compared as ratios, and never divided by zero', () => {
    expect(ratios({ lcp: 150, cls: 0.1 }, { lcp: 100, cls: 0 })).toEqual({ lcp: 1.5, cls: null });
  });
});

const visit = {
  js: 100 * 1024,
  css: 9_000,
  fonts: 0,
  requests: 20,
  gatewayCalls: 4,
  callsBeforeContent: 0,
  fcp: 700,
  lcp: 900,
  cls: 0.001,
  tbt: 120,
};
const both = { app: visit, bare: { ...visit, lcp: 950 } };
const good: Report = {
  machine: { cpus: 2, load: 0.5, node: 'v20.20.2' },
  rounds: 5,
  pages: { 'slow 4G, 4x CPU': both, unthrottled: both },
  ratios: { 'slow 4G, 4x CPU': ratios(both.app, both.bare), unthrottled: ratios(both.app, both.bare) },
  loginDialog: { 'slow 4G, 4x CPU': { took: 64, bytes: 30_000 }, unthrottled: { took: 16, bytes: 30_000 } },
  registrationDialog: {
    'slow 4G, 4x CPU': { took: 90, bytes: 40_000 },
    unthrottled: { took: 24, bytes: 40_000 },
  },
  keystroke: { median: 3, p95: 6, fields: 20 },
  watching: { traced: 0.02, inspected: 0.03 },
  lobby: {
    firstTiles: { app: 1_300, bare: 1_000 },
    scroll: { dropped: 0.02, bareDropped: 0.01, tiles: 900, heap: 30 * 1024 ** 2 },
    search: { painted: 32, answered: 60, letters: 13 },
    filter: 90,
    hover: 40,
  },
  records: { rows: 100_000, answered: 30, painted: 80 },
  gateway: {
    ready: 1_400,
    memory: { atStart: 120 * 1024 ** 2, afterLoad: 150 * 1024 ** 2 },
    calls: {
      status: { perSecond: 3_000, p95: 5, refused: 0 },
      gameList: { perSecond: 2_000, p95: 25, refused: 0 },
    },
    furtherPage: 4_000,
    money: {
      ledger: { perSecond: 400, p95: 150, refused: 0, clients: 50 },
      mixed: { perSecond: 900, p95: 300, refused: 0, sessions: 200, seconds: 60 },
      conserved: true,
    },
  },
};

describe('the aims of the bench', () => {
  it('are met by a run that keeps them all', () => {
    expect(shortfalls(good)).toEqual([]);
  });

  it('are named one by one when a run misses them', () => {
    const app = { ...visit, js: 200 * 1024, lcp: 1_900, cls: 0.2, tbt: 300, callsBeforeContent: 5 };
    const bad: Report = {
      ...good,
      pages: { ...good.pages, 'slow 4G, 4x CPU': { ...both, app } },
      loginDialog: { ...good.loginDialog, 'slow 4G, 4x CPU': { took: 240, bytes: 30_000 } },
      registrationDialog: { ...good.registrationDialog, 'slow 4G, 4x CPU': { took: 300, bytes: 30_000 } },
      keystroke: { ...good.keystroke, median: 12 },
      watching: { ...good.watching, inspected: 0.09 },
      lobby: {
        firstTiles: { app: 1_600, bare: 1_000 },
        scroll: { ...good.lobby.scroll, dropped: 0.2, heap: 80 * 1024 ** 2 },
        search: { ...good.lobby.search, painted: 90 },
        filter: 200,
        hover: 140,
      },
      records: { ...good.records, answered: 90, painted: 180 },
      gateway: {
        ...good.gateway,
        ready: 2_400,
        money: {
          ...good.gateway.money,
          mixed: { ...good.gateway.money.mixed, refused: 3 },
          conserved: false,
        },
      },
    };
    expect(shortfalls(bad)).toEqual([
      'JavaScript before the home is idle: 200 kB, 130 kB at most',
      'LCP of the home, against the bare page: 1900 ms, 950 ms at most',
      'CLS: 0.2, 0.02 at most',
      'TBT: 300 ms, 200 ms at most',
      'Opening the login dialog: 240 ms, 100 ms at most',
      'Opening the registration dialog: 300 ms, 150 ms at most',
      'A keystroke in the largest form: 12 ms, 8 ms at most',
      'A thousand events a second, inspected, of a second: 0.09, 0.05 at most',
      'First tiles of a game list, against a plain list: 1600 ms, 1500 ms at most',
      'Frames dropped while scrolling a game list: 0.2, 0.05 at most',
      'Heap after scrolling a game list: 80 MB, 60 MB at most',
      'A keystroke in the search of a game list: 90 ms, 50 ms at most',
      'A filter of a game list: 200 ms, 150 ms at most',
      'The vendors of a category: 140 ms, 100 ms at most',
      'A page of long records, p95: 90 ms, 60 ms at most',
      'A press in long records: 180 ms, 150 ms at most',
      'Gateway calls before first content: 5, 3 at most',
      'Calls that failed while money moved: 3, 0 at most',
      'Books that do not hold after the load: 1, 0 at most',
      'Sandbox ready on a warm database: 2400 ms, 2000 ms at most',
    ]);
  });

  it('can be read by people', () => {
    expect(linesOf(good).join('\n')).toMatch(
      /lcp\s+900\s+950\s+0.95[\s\S]*status\s+3,000 a second, p95 5 ms/,
    );
  });
});
