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
  [' 12,50 % ', 1_250],
  ['100%', 10_000],
  ['1000', 100_000],
])('CON-03 the rate %o is %i hundredths of a percent', (text, rate) => {
  expect(rateTyped(text)).toEqual({ text, rate, problem: null });
});

it.each(['', '   ', '%'])('%o offers nothing', (text) => {
  expect(rateTyped(text)).toEqual({ text, rate: null, problem: null });
});

it.each([
  ['0', 'ZERO'],
  ['0,00', 'ZERO'],
  ['12.345', 'DECIMALS'],
  // Never a thousand: what it means is not guessed.
  ['1,234', 'DECIMALS'],
  ['12,500', 'DECIMALS'],
  ['1.234,5', 'FORMAT'],
  ['12.', 'FORMAT'],
  ['.5', 'FORMAT'],
  ['1 2', 'FORMAT'],
  ['-5', 'FORMAT'],
  ['+5', 'FORMAT'],
  ['5e1', 'FORMAT'],
  ['0x1F', 'FORMAT'],
  ['١٢', 'FORMAT'],
  ['12\u202e', 'FORMAT'],
  ['=1+1', 'FORMAT'],
  ['12%%', 'FORMAT'],
  ['NaN', 'FORMAT'],
  ['9'.repeat(13), 'FORMAT'],
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
