import { describe, expect, it } from 'vitest';
import { canMoveClock, commandAt, environmentAt, momentOf } from '../../scripts/test/moment.ts';
import { chosenParts, nightParts, partList } from '../../scripts/test/night.ts';
import { ordinaryPlan, wholePlan } from '../../scripts/test/ordinary.ts';
import { onceOnly, onceOnlyFiles, retriesOf } from '../../scripts/test/retries.ts';
import { chosenSteps, steps } from '../../scripts/test/steps.ts';
import { filesOf, readTree } from './tree.ts';

const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);

describe('the steps', () => {
  it('builds beside types, lint and dead code, then runs the tests in Node and in the browser, and flows beside the other engines', () => {
    const names = ['types', 'lint', 'knip', 'build', 'vitest', 'playwright', 'engines', 'flows'];
    expect(namesOf(steps)).toEqual(names);
    expect(namesOf(steps.filter(({ beside }) => beside))).toEqual(['types', 'lint', 'knip', 'engines']);
    expect(namesOf(ordinaryPlan({ env: {}, record: false }).steps)).toEqual(names);
    expect(namesOf(wholePlan().steps)).toEqual(names);
  });

  it('runs only the requested steps, and refuses unknown ones', () => {
    expect(namesOf(chosenSteps('lint,types'))).toEqual(['types', 'lint']);
    expect(() => chosenSteps('vitests')).toThrow('No step is called vitests');
  });
});

describe('a test that failed', () => {
  it('is repeated once in an ordinary run under continuous integration, and never else', () => {
    expect(retriesOf({ ordinary: true, env: { CI: 'true' } })).toBe('1');
    expect(retriesOf({ ordinary: true, env: {} })).toBe('0');
    expect(retriesOf({ ordinary: false, env: { CI: 'true' } })).toBe('0');
    const retriesIn = (plan: ReturnType<typeof wholePlan>) =>
      plan.steps.map(({ env }) => env?.TESTS_RETRIES).filter((one) => one !== undefined);
    expect(retriesIn(ordinaryPlan({ env: { CI: 'true' }, record: false }))).toEqual(['1']);
    expect(retriesIn(ordinaryPlan({ env: {}, record: false }))).toEqual(['0']);
    expect(retriesIn(wholePlan())).toEqual([]);
  });

  it('is never repeated where it is of money or of a session', () => {
    for (const area of ['wallet', 'points', 'promotions', 'contracts', 'session', 'password'])
      expect(onceOnly(area), area).toBe(true);
    for (const area of ['help', 'games', 'lotteries']) expect(onceOnly(area), area).toBe(false);
    expect(onceOnlyFiles.test('/project/tests/journeys/wallet/withdraw.spec.ts')).toBe(true);
    expect(onceOnlyFiles.test('/project/tests/journeys/help/help-page.spec.ts')).toBe(false);
    expect(onceOnlyFiles.test('/wallet/tests/journeys/help/help-page.spec.ts')).toBe(false);
  });
});

describe('another moment', () => {
  const now = new Date('2026-12-31T23:59:30Z');

  it('is written in UTC, to the minute or the second', () => {
    expect(momentOf('2027-01-01T00:20').at.toISOString()).toBe('2027-01-01T00:20:00.000Z');
    expect(momentOf('2028-02-29T12:00:05').at.toISOString()).toBe('2028-02-29T12:00:05.000Z');
  });

  it.each(['2027-02-30T00:20', '2027-01-01', '2027-01-01T00:20Z', 'tomorrow', '2027-01-01 00:20'])(
    'is not “%s”',
    (text) => {
      expect(() => momentOf(text)).toThrow('is no moment');
    },
  );

  it('moves the clock of a program by a distance, and leaves its timers alone', () => {
    const moment = momentOf('2027-01-01T00:20', 'Europe/Madrid');
    expect(commandAt(['vitest', 'run'], moment, now)).toEqual([
      'faketime',
      '-f',
      '+1230.000s',
      'vitest',
      'run',
    ]);
    expect(commandAt(['vitest'], momentOf('2026-12-31T23:59'), now)).toContain('-30.000s');
    expect(environmentAt(moment)).toEqual({
      TESTS_AT: '2027-01-01T00:20:00.000Z',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      TZ: 'Europe/Madrid',
    });
  });

  it('moves only what runs in Node', () => {
    expect(namesOf(steps.filter(({ inNode }) => inNode))).toEqual(['vitest', 'flows']);
  });

  it('can be had where the machine has the program for it', () => {
    expect(canMoveClock('/no/such/folder')).toBe(false);
    expect(canMoveClock('')).toBe(false);
  });
});

describe('a property', () => {
  /** Files whose properties are tried a number of times of their own, which no night multiplies. */
  const faults = (files: readonly (readonly [string, string])[]) =>
    files
      .filter(([, text]) => /\bfc\.(assert|check)\(/.test(text))
      .filter(([, text]) => /\bnumRuns\b/.test(text) || !/\bruns\(/.test(text))
      .map(([file]) => file);

  it('says how often it is tried through the kit, so that a night can try it ten times as often', () => {
    const files = filesOf(readTree(), /^(assurance|tests)\/.*\.test\.tsx?$/).filter(
      ([file]) => !file.startsWith('tests/house/'),
    );
    expect(files.filter(([, text]) => /\bfc\.assert\(/.test(text)).length).toBeGreaterThan(10);
    expect(faults(files)).toEqual([]);
  });

  it('that says it by itself, or nothing, is found', () => {
    expect(faults([['a.test.ts', 'fc.assert(holds, { numRuns: 25 });']])).toEqual(['a.test.ts']);
    expect(faults([['a.test.ts', 'fc.check(holds);']])).toEqual(['a.test.ts']);
    expect(faults([['a.test.ts', 'fc.assert(holds, runs(25));']])).toEqual([]);
  });
});

describe('the night', () => {
  const parts = nightParts(7);

  it('has parts with names of their own, which can be started alone', () => {
    expect(new Set(namesOf(parts)).size).toBe(parts.length);
    expect(namesOf(chosenParts('properties', parts))).toEqual(['properties']);
    expect(chosenParts(undefined, parts)).toEqual(parts);
  });

  it('names its parts when it is asked for one that it does not have', () => {
    expect(() => chosenParts('browsers', parts)).toThrow(
      /No part of the night is called browsers[\s\S]*browser-1/,
    );
    expect(partList(parts)).toContain('mutants-1');
  });

  it('runs the tests in Node at ten moments, and the core of the browser’s at two', () => {
    const moved = parts.filter(({ moment }) => moment !== undefined);
    expect(moved.filter(({ steps }) => steps.some(({ name }) => name === 'vitest'))).toHaveLength(10);
    expect(moved.filter(({ steps }) => steps.some(({ name }) => name === 'playwright'))).toHaveLength(2);
    const zones = moved.map(({ moment }) => moment?.zone).filter((zone) => zone !== undefined);
    expect(new Set(zones)).toEqual(new Set(['Europe/Madrid', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']));
  });

  it('runs the core of the browser’s tests once on pages that the browser translates', () => {
    const translated = parts.filter(({ env }) => env?.TRANSLATED === '1');
    expect(namesOf(translated)).toEqual(['core-translated']);
  });

  it('plays the browser’s tests whole, in the core and six sixths, with answers that come late and a slow renderer', () => {
    const slow = parts.filter(({ env }) => env?.SLOW_RENDERER !== undefined);
    expect(slow).toHaveLength(7);
    for (const { env } of slow) expect(env).toEqual({ WHOLE: '1', LATE_SEED: '7', SLOW_RENDERER: '4' });
  });
});
