import { describe, expect, it } from 'vitest';
import { chooseJourneys, type Touched } from '../../scripts/test/choice.ts';
import {
  areaOf,
  bundleOf,
  drawnParts,
  type Journey,
  journeysIn,
  partOf,
  parts,
  testListOf,
} from '../../scripts/test/journeys.ts';
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

const choose = (touched: Touched, commits = 0, journeys = all) =>
  chooseJourneys({ journeys, inNode: new Set(), areas, touched, commits });
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

describe('the parts that a run draws', () => {
  it('hold each test exactly once, and together all', () => {
    const inParts = numbered(parts).map((part) => all.filter((one) => partOf(bundleOf(one)) === part));
    expect(inParts.flat()).toHaveLength(all.length);
    expect(new Set(inParts.flat())).toEqual(new Set(all));
    for (const part of inParts) expect(part.length).toBeGreaterThan(0);
  });

  it('keep a test where it is when others come', () => {
    expect(partOf('help/help.spec.ts › opens')).toBe(
      partOf(bundleOf(journey('help/help.spec.ts', ['opens']))),
    );
    const [first] = help;
    const before = choose(nothing).chosen.includes(first as Journey);
    const after = choose(nothing, 0, [...all, journey('help/other.spec.ts', ['is new'])]).chosen;
    expect(after.includes(first as Journey)).toBe(before);
  });

  it('follow the count of commits, so that six runs in a row hold everything', () => {
    expect(numbered(parts).map((count) => drawnParts(count + 12, false))).toEqual([
      [0],
      [1],
      [2],
      [3],
      [4],
      [5],
    ]);
    const held = numbered(parts).flatMap((commits) => choose(nothing, commits).chosen);
    expect(new Set(held)).toEqual(new Set(all));
  });

  it('are two where shared code changed, so that three runs in a row hold everything', () => {
    expect(drawnParts(4, true)).toEqual([4, 1]);
    const held = numbered(3).flatMap((commits) => choose({ areas: [], shared: true }, commits).chosen);
    expect(new Set(held)).toEqual(new Set(all));
  });
});

describe('the choice', () => {
  it('always holds the core', () => {
    for (const commits of numbered(parts))
      expect(choose(nothing, commits).chosen).toEqual(expect.arrayContaining(core));
  });

  it('holds the journeys and the tours of an area that was touched', () => {
    expect(choose({ areas: ['help'], shared: false }).chosen).toEqual(expect.arrayContaining(help));
    expect(choose({ areas: ['wallet'], shared: false }).chosen).toEqual(expect.arrayContaining(tours));
    expect(areaOf(journey('product/shell.spec.ts', ['fits']), areas)).toBeUndefined();
  });

  it('keeps the tours of a machine together', () => {
    for (const commits of numbered(parts)) {
      const played = machinesIn(choose(nothing, commits).chosen);
      for (const machine of ['withdraw', 'transfer']) {
        const chosen = choose(nothing, commits).chosen.filter(({ titles }) => titles[0] === machine);
        expect(chosen).toHaveLength(played.includes(machine) ? 12 : 0);
      }
    }
  });

  it('draws two parts instead of areas that hold too much, and says that everything is due', () => {
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
    const { reasons, chosen } = choose({ areas: ['help'], shared: true }, 3);
    const drawn = chosen.length - core.length - help.length;
    expect(reasons).toEqual([
      '10 tests of the core, which every run holds',
      '30 tests of the areas touched: help',
      `${drawn} tests of the other 144: part 4 and 1 of 6, because code changed that areas share`,
      `${all.length - chosen.length} tests left out`,
    ]);
  });

  it('takes one part and no area where nobody knows what changed', () => {
    expect(titlesOf(choose(null, 2).chosen)).toEqual(titlesOf(choose(nothing, 2).chosen));
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
  it('is told whose tours the run played, and that it left out the wire', () => {
    expect(playedArguments(true, tours)).toEqual(['--played', 'browser=transfer,withdraw']);
    expect(playedArguments(false, help)).toEqual(['--played', 'browser=', '--played', 'wire=']);
  });

  it('hears of the wire when its tests were among those of the run', () => {
    const file = (name: string) => ({ testResults: [{ name, assertionResults: [] }] });
    expect(playedWire(file('/project/assurance/wire/wire.test.ts'))).toBe(true);
    expect(playedWire(file('/project/assurance/wire/wire-driver.test.ts'))).toBe(false);
  });
});
