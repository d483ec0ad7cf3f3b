import { describe, expect, it } from 'vitest';
import { chooseJourneys, type Touched } from '../../scripts/test/choice.ts';
import {
  areaOf,
  bundleOf,
  type Journey,
  journeysIn,
  type PartName,
  sixthOf,
  testListOf,
} from '../../scripts/test/journeys.ts';
import { sixths } from '../../scripts/test/ledger.ts';
import { machinesIn, playedArguments, playedWire } from '../../scripts/test/ordinary.ts';

const journey = (file: string, titles: readonly string[], tags: readonly string[] = []): Journey => ({
  file,
  project: 'shell',
  titles,
  tags,
});
const numbered = (count: number) => Array.from({ length: count }, (_, at) => at);
const areas = ['help', 'wallet', 'games', 'session'];

const core = numbered(10).map((n) => journey('session/session.spec.ts', [`core ${n}`], ['core']));
const help = numbered(30).map((n) => journey('help/help.spec.ts', [`help ${n}`]));
const games = numbered(60).map((n) => journey('games/games.spec.ts', [`games ${n}`]));
const product = numbered(60).map((n) => journey('product/shell.spec.ts', [`product ${n}`]));
const tours = ['withdraw', 'transfer'].flatMap((machine) =>
  numbered(12).map((n) => journey('flows.spec.ts', [machine, `tour ${n}`], ['together', 'wallet'])),
);
const all = [...core, ...help, ...games, ...product, ...tours];

/** What a run takes that draws one sixth, and another one where it takes two. */
const choose = (
  touched: Touched,
  sixth: PartName = '1',
  journeys = all,
  machines: readonly string[] = [],
) => {
  const second = sixth === '4' ? '1' : '4';
  const draw = { sixths: [sixth], why: 'which was recorded last', second } as const;
  return chooseJourneys({ journeys, inNode: new Set(), areas, touched, draw, machines });
};
const nothing = { areas: [], shared: false };
const titlesOf = (journeys: readonly Journey[]) => journeys.map(bundleOf);

describe('the list that Playwright gives', () => {
  const spec = (title: string, tags: string[] = []) => ({
    title,
    tags,
    tests: [{ projectName: 'shell', results: [] }],
  });

  it('is read with the groups around a test, those without a title left out', () => {
    const file = 'help/help.spec.ts';
    const suites = [
      {
        title: file,
        file,
        specs: [spec('opens', ['core'])],
        suites: [
          { title: 'on a phone', file, specs: [spec('fits')], suites: [] },
          { title: '', file, specs: [spec('is dark')], suites: [] },
        ],
      },
    ];
    expect(journeysIn({ suites, errors: [], stats: {} } as never)).toEqual([
      journey(file, ['opens'], ['core']),
      journey(file, ['on a phone', 'fits']),
      journey(file, ['is dark']),
    ]);
  });

  it('is refused when a file could not be read, since its tests would be missing unseen', () => {
    const report = { suites: [], errors: [{ message: 'no such folder' }], stats: {} };
    expect(() => journeysIn(report as never)).toThrow('no such folder');
  });
});

describe('the sixths', () => {
  it('hold each test exactly once, and together all', () => {
    const inSixths = sixths.map((sixth) => all.filter((one) => sixthOf(bundleOf(one)) === sixth));
    expect(inSixths.flat()).toHaveLength(all.length);
    expect(new Set(inSixths.flat())).toEqual(new Set(all));
    for (const sixth of inSixths) expect(sixth.length).toBeGreaterThan(0);
    const held = sixths.flatMap((sixth) => choose(nothing, sixth).chosen);
    expect(new Set(held)).toEqual(new Set(all));
  });

  it('keep a test where it is when others come', () => {
    const [first] = help;
    const before = choose(nothing).chosen.includes(first as Journey);
    const after = choose(nothing, '1', [...all, journey('help/other.spec.ts', ['is new'])]).chosen;
    expect(after.includes(first as Journey)).toBe(before);
  });
});

describe('the choice', () => {
  it('always holds the core', () => {
    for (const sixth of sixths) expect(choose(nothing, sixth).chosen).toEqual(expect.arrayContaining(core));
  });

  it('holds the journeys and the tours of an area that was touched', () => {
    expect(choose({ areas: ['help'], shared: false }).chosen).toEqual(expect.arrayContaining(help));
    expect(choose({ areas: ['wallet'], shared: false }).chosen).toEqual(expect.arrayContaining(tours));
    expect(areaOf(journey('product/shell.spec.ts', ['fits']), areas)).toBeUndefined();
  });

  it('keeps the tours of a machine together', () => {
    for (const sixth of sixths) {
      const played = machinesIn(choose(nothing, sixth).chosen);
      for (const machine of ['withdraw', 'transfer']) {
        const chosen = choose(nothing, sixth).chosen.filter(({ titles }) => titles[0] === machine);
        expect(chosen).toHaveLength(played.includes(machine) ? 12 : 0);
      }
    }
  });

  it('holds the tours that go through what changed since they were recorded', () => {
    for (const sixth of sixths) {
      const { chosen, reasons } = choose(nothing, sixth, all, ['transfer']);
      expect(machinesIn(chosen)).toContain('transfer');
      expect(reasons).toContain('12 tests of tours through what changed since they were recorded');
    }
  });

  it('draws two sixths instead of areas that hold too much, and says that everything is due', () => {
    const far = choose({ areas: ['games', 'help'], shared: false });
    expect(far.reasons.at(-1)).toBe('What changed reaches everything: npm test -- --all is due.');
    expect(new Set(titlesOf(far.chosen))).toEqual(
      new Set(titlesOf(choose({ areas: [], shared: true }).chosen)),
    );
    const near = choose({ areas: ['games'], shared: false });
    expect(near.reasons.join()).not.toContain('is due');
    expect(near.chosen).toEqual(expect.arrayContaining(games));
  });

  it('says what it chose, and why', () => {
    const { reasons, chosen } = choose({ areas: ['help'], shared: true }, '3');
    const drawn = chosen.length - core.length - help.length;
    expect(reasons).toEqual([
      '10 tests of the core, which every run holds',
      '30 tests of the areas touched: help',
      `${drawn} tests of the other 144: sixth 3, 4, which was recorded last, and 4 because code changed that areas share`,
      `${all.length - chosen.length} tests left out`,
    ]);
  });

  it('takes one sixth and no area where nobody knows what changed', () => {
    expect(titlesOf(choose(null, '2').chosen)).toEqual(titlesOf(choose(nothing, '2').chosen));
  });
});

describe('the list that Playwright is given', () => {
  it('names each test with its browser, its file and its titles', () => {
    expect(testListOf([journey('help/help.spec.ts', ['on a phone', 'fits > all'])])).toBe(
      '[shell] › help/help.spec.ts › on a phone › fits > all\n',
    );
  });

  it.each(['a › b', ' begins late', 'two\nlines'])('can’t hold the title “%s”', (title) => {
    expect(() => testListOf([journey('help/help.spec.ts', [title])])).toThrow('no list of tests can hold');
  });
});

describe('the report of the flows', () => {
  it('is told whose tours the run played, whose still count, and that it left out the wire', () => {
    const played = ['--played', 'browser=transfer,withdraw', '--carried', 'login,logout'];
    expect(playedArguments(true, tours, ['login', 'logout'])).toEqual(played);
    const none = ['--played', 'browser=', '--carried', '', '--played', 'wire='];
    expect(playedArguments(false, help, [])).toEqual(none);
  });

  it('hears of the wire when its tests were among those of the run', () => {
    const file = (name: string) => ({ testResults: [{ name, assertionResults: [] }] });
    expect(playedWire(file('/project/assurance/wire/wire.test.ts'))).toBe(true);
    expect(playedWire(file('/project/assurance/wire/wire-driver.test.ts'))).toBe(false);
  });
});
