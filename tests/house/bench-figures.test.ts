import { describe, expect, it } from 'vitest';
import { aims, boundFor, unmeasured } from '../../scripts/bench/aims.ts';
import {
  type Figure,
  type Figures,
  median,
  medians,
  named,
  percentile,
} from '../../scripts/bench/figures.ts';
import { chosenGroups, type GroupName } from '../../scripts/bench/groups.ts';
import { linesOf, type Report, shortfalls } from '../../scripts/bench/report.ts';

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

  it('are named after what they were measured on', () => {
    const lcp: Figure = { is: 900, unit: 'ms' };
    expect(named('/login', { LCP: lcp })).toEqual({ '/login: LCP': lcp });
  });
});

describe('the groups of the bench', () => {
  it('are all measured when none is chosen, and else in their own order', () => {
    expect(chosenGroups(undefined)).toEqual(Object.keys(aims));
    expect(chosenGroups('money, pages')).toEqual(['pages', 'money']);
    expect(() => chosenGroups('pages,speed')).toThrow('There is no group speed');
  });
});

/** Figures of a group that meet all of its aims, each as narrowly as it can. */
function justMet(group: GroupName): Figures {
  const all = Object.keys(aims[group]).map((name): [string, Figure] => {
    const bound = boundFor(group, name, { is: 0, unit: 'ms', bare: 1_000 });
    return [name, { is: bound?.limit ?? 0, unit: 'ms', bare: 1_000 }];
  });
  return Object.fromEntries(all);
}

const run = (figures: Report['figures']): Report => ({
  machine: { cpus: 2, load: 0.5, node: 'v20.20.2' },
  rounds: 5,
  yardstick: { script: 200, index: 512 },
  figures,
});

describe('the aims of the bench', () => {
  it('are met by figures that equal them', () => {
    const all = chosenGroups(undefined).map((group) => [group, justMet(group)]);
    expect(shortfalls(run(Object.fromEntries(all)))).toEqual([]);
  });

  it.each(chosenGroups(undefined))('of %s are missed one by one by figures a little beyond them', (group) => {
    const met = justMet(group);
    for (const [name, figure] of Object.entries(met)) {
      const beyond = boundFor(group, name, figure)?.least ? -0.001 : 0.001;
      const missed = { ...met, [name]: { ...figure, is: figure.is + beyond } };
      const said = shortfalls(run({ [group]: missed }));
      expect(said).toHaveLength(1);
      expect(said[0]).toMatch(`${group}, ${name}: `);
    }
  });

  it('compare with the bare page of the same run where they say so', () => {
    const lcp = (is: number): Report =>
      run({
        pages: { 'home: LCP': { is, unit: 'ms', bare: 1_000 }, '/rng: LCP': { is, unit: 'ms', bare: 700 } },
      });
    expect(shortfalls(lcp(600))).toEqual([]);
    expect(shortfalls(lcp(950))).toEqual([
      'pages, home: LCP: 950 ms, 600 ms at most',
      'pages, /rng: LCP: 950 ms, 910 ms at most',
    ]);
    const dropped: Figure = { is: 0.12, unit: 'share', bare: 0.04 };
    expect(shortfalls(run({ lobby: { 'frames dropped while scrolling': dropped } }))).toEqual([
      'lobby, frames dropped while scrolling: 12.0 %, 9.0 % at most',
    ]);
    expect(() => boundFor('pages', 'home: LCP', { is: 600, unit: 'ms' })).toThrow();
  });

  it('say at least where more is better, and what else is borne', () => {
    expect(shortfalls(run({ money: { 'ledger: acts': { is: 319, unit: 'a second' } } }))).toEqual([
      'money, ledger: acts: 319 a second, 1,000 a second at least',
    ]);
    expect(shortfalls(run({ pages: { 'home: JavaScript': { is: 140, unit: 'kB' } } }))).toEqual([
      'pages, home: JavaScript: 140 kB, 130 kB at most (150 while every library is as its makers ship it)',
    ]);
  });

  it('name what a group forgot to measure, since nothing could miss that', () => {
    expect(unmeasured('watching', justMet('watching'))).toEqual([]);
    expect(unmeasured('watching', {})).toEqual(['of a second, inspected']);
  });
});

describe('the report of the bench', () => {
  it('shows each figure beside the bare page, over its script, and its aim', () => {
    const lines = linesOf(
      run({
        pages: { 'home: LCP': { is: 900, unit: 'ms', bare: 1_000 }, 'home: CSS': { is: 9.25, unit: 'kB' } },
        watching: { 'of a second, inspected': { is: 0.031, unit: 'share' } },
      }),
    ).map((line) => line.replace(/ +/g, ' '));
    expect(lines).toContain(' home: LCP 900 ms 1,000 ms 0.90 4.50 600 ms at most');
    expect(lines).toContain(' home: CSS 9.25 kB');
    expect(lines).toContain(' of a second, inspected 3.1 % 5.0 % at most');
    expect(lines[0]).toMatch('machine index 512');
  });
});
