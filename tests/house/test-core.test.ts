import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { casesIn, casesInNode, coreFaults, coreOf } from '../../scripts/test/core.ts';
import type { Journey } from '../../scripts/test/journeys.ts';

const folder = 'tests/journeys';

/** A test for each file of journeys that has the tag, as often as it has it. */
const tagged = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.spec.ts'))
  .flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/'@core'/g)].map(
      ({ index }): Journey => ({ file, project: 'shell', titles: [String(index)], tags: ['core'] }),
    ),
  );

const journey = (title: string, tags: readonly string[] = [], file = 'help/help.spec.ts'): Journey => ({
  file,
  project: 'shell',
  titles: [title],
  tags,
});

describe('the core of the browser’s tests', () => {
  // How many tests it has is known once Playwright has listed them: `npm test` fails when they are too few or too many.
  it('shows something of every row of the specification, and of what may never break', () => {
    expect(tagged.length).toBeGreaterThan(100);
    expect(coreFaults(tagged).filter((fault) => fault.startsWith('the core shows nothing'))).toEqual([]);
  });

  it('that is too small, too large, or lacks a row is a fault', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => tagged[n % tagged.length] as Journey);
    expect(coreFaults(many(139))).toContain('the core has 139 tests, 140 at least');
    expect(coreFaults(many(140))).toEqual([]);
    expect(coreFaults(many(180))).toEqual([]);
    expect(coreFaults(many(181))).toEqual(['the core has 181 tests, 180 at most']);
    const without = many(160).filter(({ file }) => !file.startsWith('inbox/'));
    expect(coreFaults(without)).toEqual([
      expect.stringContaining('the core shows nothing of the inbox (spec 2)'),
    ]);
  });

  it('holds what has its tag, and one journey of each case that no test in Node shows', () => {
    const list = [
      journey('SES-10 a member is out'),
      journey('SES-01 acting asks for the login'),
      journey('SES-01 acting asks again'),
      journey('SES-04 one dialog opens', ['core']),
      journey('SES-04 the late answer is not shown'),
      journey('nothing of a case'),
    ];
    expect(coreOf(list, new Set(['SES-10'])).map(({ titles }) => titles[0])).toEqual([
      'SES-04 one dialog opens',
      'SES-01 acting asks for the login',
    ]);
  });

  it('knows the cases by their numbers, and those of tests in Node by their titles', () => {
    expect(casesIn('NOT-01 NOT-06 no hostile text, at UTC-05 and in XYZ-99')).toEqual(['NOT-01', 'NOT-06']);
    const inNode = casesInNode();
    expect(inNode.has('SES-10')).toBe(true);
    expect(inNode.has('NET-04')).toBe(false);
  });
});

describe('tests that run one after the other', () => {
  /** Files with a serial group whose tests are not chosen together. */
  const apart = (files: readonly (readonly [string, string])[]) =>
    files
      .filter(([, text]) => /mode: 'serial'/.test(text) && !text.includes("'@together'"))
      .map(([file]) => file);

  it('are chosen together', () => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const texts = files.map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
    expect(texts.some(([, text]) => text.includes("mode: 'serial'"))).toBe(true);
    expect(apart(texts)).toEqual([]);
  });

  it('are found where they are not', () => {
    const serial = "test.describe.configure({ mode: 'serial' });";
    expect(apart([['a.spec.ts', serial]])).toEqual(['a.spec.ts']);
    expect(apart([['a.spec.ts', `${serial} test.describe('a', { tag: '@together' }, play)`]])).toEqual([]);
  });
});
