import { describe, expect, it } from 'vitest';
import { verdictOn } from '../../scripts/test/carried.ts';
import { ledgerHere } from '../../scripts/test/changes.ts';
import { partNames } from '../../scripts/test/journeys.ts';
import {
  ageOf,
  type Ledger,
  ledgerText,
  newestSixths,
  oldest,
  oldestSixth,
  readLedger,
  recorded,
  runsOf,
  sixths,
  sixthToRecord,
} from '../../scripts/test/ledger.ts';
import { drawFrom } from '../../scripts/test/ordinary.ts';
import { reachIn } from '../../scripts/test/reach.ts';
import { planted } from './tree.ts';

const [commit, tree, later] = ['a', 'b', 'c'].map((sign) => sign.repeat(40)) as [string, string, string];
const empty: Ledger = { green: commit, lines: new Map() };
const all = recorded(empty, { parts: partNames, tree, commit: later });
const one = recorded(all, { parts: ['core', '1'], tree: later, commit });

describe('the ledger', () => {
  it('is the file in git: the last commit on which everything was green, and a line for each part', () => {
    const { green, lines } = ledgerHere();
    expect(green).toMatch(/^[0-9a-f]{40}$/);
    expect([...lines.keys()]).toEqual(partNames);
  });

  it('is written as it is read, its parts in their order', () => {
    const text = ledgerText(one);
    expect(text).toBe(
      `${[later, `core 2 ${later}`, `1 2 ${later}`, ...sixths.slice(1).map((part) => `${part} 1 ${tree}`)].join('\n')}\n`,
    );
    expect(readLedger(text)).toEqual(one);
  });

  it('is refused with a line that names no part, no run or no tree', () => {
    for (const line of [`7 1 ${tree}`, `core ${tree}`, 'core 1 abc'])
      expect(() => readLedger(`${commit}\n${line}\n`)).toThrow('is no part with its run and its tree');
  });

  it('counts each recorded run, and moves the commit with everything alone', () => {
    expect([runsOf(empty), runsOf(all), runsOf(one)]).toEqual([0, 1, 2]);
    expect([all.green, one.green]).toEqual([later, later]);
    expect([ageOf(one, 'core'), ageOf(one, '2'), ageOf(empty, '2')]).toEqual([0, 1, undefined]);
  });

  it('lets each sixth be recorded once in six runs, so that nothing is left out for long', () => {
    let ledger = all;
    const taken: string[] = [];
    for (const _ of sixths) {
      const { part } = sixthToRecord(ledger, undefined);
      taken.push(part);
      ledger = recorded(ledger, { parts: ['core', part], tree, commit });
    }
    expect(taken).toEqual(sixths);
    expect(Math.max(...sixths.map((part) => ageOf(ledger, part) ?? 0))).toBeLessThanOrEqual(oldest);
  });
});

describe('the sixths of a run', () => {
  it('are those that were recorded last: CI runs all of them, a person one', () => {
    const draw = (ledger: Ledger, ci: boolean) =>
      drawFrom(ledger, { ci, record: false, seen: undefined }).sixths;
    expect(draw(one, true)).toEqual(['1']);
    expect(draw(one, false)).toEqual(['1']);
    expect(draw(all, true)).toEqual(sixths);
    expect(draw(all, false)).toEqual(['1']);
    expect(newestSixths(empty)).toEqual(sixths);
  });

  it('is the one recorded longest ago where it is to be recorded, and the same again until CI has seen it', () => {
    expect(drawFrom(one, { ci: false, record: true, seen: one })).toMatchObject({ sixths: ['2'] });
    expect(drawFrom(one, { ci: false, record: true, seen: all })).toMatchObject({
      sixths: ['1'],
      why: 'again, since CI has not seen it since it was recorded',
    });
    // What everything was recorded with says nothing of one sixth.
    expect(sixthToRecord(all, empty)).toEqual({ part: '1', again: false });
    expect(oldestSixth(one)).toBe('2');
  });

  it('is another one besides, where code changed that areas share, unless all are taken', () => {
    expect(drawFrom(one, { ci: false, record: false, seen: undefined }).second).toBe('2');
    expect(drawFrom(one, { ci: false, record: true, seen: undefined })).toMatchObject({
      sixths: ['2'],
      second: '3',
    });
    expect(drawFrom(all, { ci: true, record: false, seen: undefined }).second).toBeNull();
  });
});

describe('what the tours of a machine go through', () => {
  const files = {
    'machines/points/redeem.act.ts': "import { enough } from './redeem.rules.ts';",
    'machines/points/redeem.rules.ts': "import type { Points } from '#contract/units.ts';",
    'machines/points/redeem.book.json': '{ "id": "redeem" }',
    'contract/units.ts': '',
    'tests/flows/points/redeem.proof.ts':
      "import { redeem } from '#machines/points/redeem.act.ts';\nimport { ui } from '../../kit/ui.ts';",
    'tests/kit/ui.ts': '',
    'src/views/points/redeem-page.tsx':
      "import type { redeem } from '#machines/points/redeem.act.ts';\nimport { Card } from '#src/ui/card.tsx';\nuseTranslation(['points']);",
    'src/ui/card.tsx': "import './card.module.css';",
    'src/ui/card.module.css': '',
    'src/views/help/help-page.tsx': "useTranslation(['help']);",
    'locales/es/points.json': '{}',
    'locales/es/help.json': '{}',
  };
  const reach = reachIn(planted(files));

  it('is its chart, its proof, the views that know it, what they run, and their words', () => {
    const others = [
      'src/views/help/help-page.tsx',
      'locales/es/help.json',
      'machines/points/redeem.book.json',
    ];
    const left = Object.keys(files).filter((file) => ![...others, 'contract/units.ts'].includes(file));
    expect([...reach('redeem')].sort()).toEqual(left.sort());
    expect(reach('nothing').size).toBe(0);
  });

  const verdict = (ledger: Ledger, changed: readonly string[] | undefined, part: '1' | '2' = '2') =>
    verdictOn('redeem', part, { ledger, changedSince: () => changed && new Set(changed), reach });

  it('still counts while nothing of it has changed since its part was recorded', () => {
    expect(verdict(one, ['src/views/help/help-page.tsx'])).toEqual({ is: 'carried' });
    expect(verdict(one, ['src/ui/card.module.css'])).toEqual({ is: 'changed' });
    // A tree that is not here may hold anything.
    expect(verdict(one, undefined)).toEqual({ is: 'changed' });
  });

  it('counts no longer once its part is too old, or was never recorded', () => {
    const rounds = Array.from({ length: oldest }, () => 0);
    const aged = rounds.reduce((ledger) => recorded(ledger, { parts: ['core', '1'], tree, commit }), one);
    expect(verdict(aged, [])).toEqual({
      is: 'old',
      why: 'redeem: its part, 2, was recorded 9 runs ago, and 8 are allowed',
    });
    expect(verdict(aged, [], '1')).toEqual({ is: 'carried' });
    expect(verdict(empty, [])).toEqual({ is: 'old', why: 'redeem: its part, 2, was never recorded' });
  });
});
