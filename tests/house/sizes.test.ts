import { describe, expect, it } from 'vitest';
import { linesOf, sizeFaults } from './sizes.rule.ts';
import { planted, readTree } from './tree.ts';

const lines = (count: number) => 'x\n'.repeat(count);
const short = Object.fromEntries(Array.from({ length: 100 }, (_, n) => [`src/ui/a${n}.ts`, lines(60)]));

describe('sizes', () => {
  it('files keep their limits', () => {
    expect(sizeFaults(readTree())).toEqual([]);
  });

  it('the newline at the end is not a line', () => {
    expect(linesOf('a\nb\n')).toBe(2);
    expect(linesOf('a\nb')).toBe(2);
  });

  it.each([
    ['tests/machines/points.test.ts', 400],
    ['src/views/points/redeem-page.tsx', 150],
    ['machines/points/redeem.machine.ts', 260],
    ['machines/points/redeem.rules.ts', 300],
    ['src/app/global.css', 300],
  ])('%s may have %i lines and not one more', (path, limit) => {
    expect(sizeFaults(planted({ ...short, [path]: lines(limit) }))).toEqual([]);
    expect(sizeFaults(planted({ ...short, [path]: lines(limit + 1) }))).toEqual([
      `${path} has ${limit + 1} lines, ${limit} at most`,
    ]);
  });

  it('half of the files end by line 70, and 95 of a hundred by line 200', () => {
    const longer = (share: number, count: number) =>
      planted(Object.fromEntries(Object.keys(short).map((path, n) => [path, lines(n < share ? count : 60)])));
    expect(sizeFaults(longer(49, 71))).toEqual([]);
    expect(sizeFaults(longer(51, 71))).toEqual([expect.stringContaining('median')]);
    expect(sizeFaults(longer(4, 201))).toEqual([]);
    expect(sizeFaults(longer(6, 201))).toEqual([expect.stringContaining('95th')]);
  });
});
