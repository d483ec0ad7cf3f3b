import { expect, test } from 'vitest';
import { countryLabel, countryOf, digitsText } from '#src/views/verification/countries.ts';

const mexico = { countryCode: 'MX', countryDialingCode: '52', digits: [10] };
const peru = { countryCode: 'PE', countryDialingCode: '51', digits: [9] };

test('a country is listed by its name in the reader’s language and its dialing code', () => {
  expect(countryLabel(mexico, 'ES')).toBe('México (+52)');
  expect(countryLabel(mexico, 'EN')).toBe('Mexico (+52)');
  expect(countryLabel({ ...mexico, countryCode: 'x<' }, 'EN')).toBe('x< (+52)');
});

test('the country is that of the dialing code, else the one the person is in, else the first', () => {
  const countries = [mexico, peru];
  expect(countryOf(countries, '51', 'MX')).toBe(peru);
  expect(countryOf(countries, '', 'PE')).toBe(peru);
  expect(countryOf(countries, '', undefined)).toBe(mexico);
  expect(countryOf(undefined, '', 'PE')).toBeUndefined();
});

test('the lengths a number may have are written out', () => {
  const or = (first: string, last: string) => `${first} o ${last}`;
  expect(digitsText([10], or)).toBe('10');
  expect(digitsText([11, 9, 10], or)).toBe('9, 10 o 11');
});
