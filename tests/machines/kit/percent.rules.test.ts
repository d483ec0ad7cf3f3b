import { describe, expect, it } from 'vitest';
import { percentTyped, percentWritten } from '#machines/kit/percent.rules.ts';

const every = Array.from({ length: 10_001 }, (_, rate) => rate);

/** Every rate that a reader gives back as another one than was written. */
function lost(read: (text: string) => number): readonly number[] {
  return every.filter((rate) => read(percentWritten(rate)) !== rate);
}

const exact = (text: string) => {
  const read = percentTyped(text);
  return 'rate' in read ? read.rate : -1;
};

describe('a share in percent, as it is typed', () => {
  it('what was written is read again, for every rate that there is', () => {
    expect(lost(exact)).toEqual([]);
  });

  it('a reader that multiplies a fraction would lose hundredths, and is found', () => {
    expect(lost((text) => Math.trunc(Number(text) * 100))).toEqual(expect.arrayContaining([29, 113]));
  });

  it.each([
    ['29', 2_900],
    ['29.00', 2_900],
    ['0,5', 50],
    ['0.29', 29],
    [' 12.25 % ', 1_225],
    ['007', 700],
    ['0', 0],
    ['100', 10_000],
    ['100,00', 10_000],
  ])('reads %j', (typed, rate) => {
    expect(percentTyped(typed)).toEqual({ rate });
  });

  it.each([
    ['', 'missing'],
    [' % ', 'missing'],
    ['0.125', 'decimals'],
    ['1,234', 'decimals'],
    ['100.01', 'high'],
    ['999', 'high'],
    ['-1', 'format'],
    ['NaN', 'format'],
    ['1e2', 'format'],
    ['1.2.3', 'format'],
    ['.5', 'format'],
    ['5.', 'format'],
    ['1000', 'format'],
    ['２９', 'format'],
    ['29%%', 'format'],
  ])('CON-03 does not guess what %j means', (typed, problem) => {
    expect(percentTyped(typed)).toEqual({ problem });
  });

  it.each([
    [2_900, '29'],
    [50, '0.5'],
    [5, '0.05'],
    [1_225, '12.25'],
    [0, '0'],
    [10_000, '100'],
  ])('writes %i as people do', (rate, text) => {
    expect(percentWritten(rate)).toBe(text);
  });
});
