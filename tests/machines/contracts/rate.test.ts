import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rateTyped, rateWritten } from '#machines/contracts/rate.rules.ts';
import { runs } from '../../kit/depth.ts';

it.each([
  ['29', 2_900],
  ['29.00', 2_900],
  ['12.5', 1_250],
  ['12,5', 1_250],
  ['0.07', 7],
  ['0,01', 1],
  ['007', 700],
  [' 12,50 ', 1_250],
  ['.5', 50],
  ['12.', 1_200],
  ['1000', 100_000],
  ['1,000', 100_000],
])('CON-03 the rate %o is %i hundredths of a percent', (text, rate) => {
  expect(rateTyped(text)).toEqual({ text, rate, problem: null });
});

it.each(['', '   '])('%o offers nothing', (text) => {
  expect(rateTyped(text)).toEqual({ text, rate: null, problem: null });
});

it.each([
  ['0', 'zero'],
  ['0,00', 'zero'],
  ['12.345', 'decimals'],
  ['0,500', 'group'],
  ['1.234,5', 'group'],
  ['1 2', 'format'],
  ['-5', 'format'],
  ['+5', 'format'],
  ['5e1', 'format'],
  ['0x1F', 'format'],
  ['١٢', 'format'],
  ['=1+1', 'format'],
  ['12%%', 'format'],
  ['NaN', 'format'],
  ['9'.repeat(13), 'long'],
] as const)('%o is no rate: %s', (text, problem) => {
  expect(rateTyped(text)).toEqual({ text, rate: null, problem });
});

it('every rate is read back exactly as it is written, with either decimal sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), fc.constantFrom('.', ','), (rate, sign) => {
      const digits = String(rate).padStart(3, '0');
      expect(rateTyped(`${digits.slice(0, -2)}${sign}${digits.slice(-2)}`).rate).toBe(rate);
    }),
    runs(),
  );
});

/** The rates that a reader gives back as others than were written. */
const lost = (read: (text: string) => number | null) =>
  Array.from({ length: 10_000 }, (_, at) => at + 1).filter((rate) => read(rateWritten(rate)) !== rate);

it('every rate is read as it was written for the field', () => {
  expect(lost((text) => rateTyped(text).rate)).toEqual([]);
});

it('a reader that multiplies a fraction loses hundredths, and is found', () => {
  expect(lost((text) => Math.trunc(Number(text) * 100))).toEqual(expect.arrayContaining([29, 113]));
});

it.each([
  [2_900, '29'],
  [50, '0.5'],
  [5, '0.05'],
  [1_225, '12.25'],
  [0, '0'],
  [10_000, '100'],
])('%i is written %s', (rate, text) => {
  expect(rateWritten(rate)).toBe(text);
});
