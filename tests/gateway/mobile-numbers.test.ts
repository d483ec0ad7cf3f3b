import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { countryIn, type Dialing, mobileOf, mobileProblem } from '#contract/mobile-numbers.ts';
import { countries } from '#sandbox/kit/countries.ts';
import { e164 } from '#sandbox/kit/phone.ts';
import { runs } from '../kit/depth.ts';

function dialingOf(countryCode: string): Dialing {
  const country = countries.find((one) => one.countryCode === countryCode);
  return { code: country?.countryDialingCode ?? '', digits: country?.digits ?? [] };
}

describe('a mobile number', () => {
  test.each([
    ['PE', '987.654.321', '987654321'],
    ['PE', '+51 987 654 321', '987654321'],
    ['PE', '51987654321', '987654321'],
    ['PE', '0051 987 654 321', '987654321'],
    ['PE', '(+51) 987–654–321', '987654321'],
    ['PE', '\u202a+51\u00a0987\u2011654\u2011321\u202c', '987654321'],
    ['PE', '９８７６５４３２１', '987654321'],
    ['MX', '(55) 1234-5678', '5512345678'],
    ['MX', '+52 1 55 1234 5678', '5512345678'],
    ['MX', '044 55 1234 5678', '5512345678'],
    ['CO', '300.123.4567', '3001234567'],
    ['CO', '+57 (300) 123/4567', '3001234567'],
    ['ES', '+34612345678', '612345678'],
    ['ES', '34 612 34 56 78', '612345678'],
    ['AR', '11 15 2345-6789', '91123456789'],
    ['AR', '11 2345-6789', '91123456789'],
    ['AR', '011 15 2345-6789', '91123456789'],
    ['AR', '+54 9 11 2345-6789', '91123456789'],
    ['AR', '+54 11 2345-6789', '91123456789'],
    ['AR', '+54 11 15 2345-6789', '91123456789'],
    ['AR', '9 11 2345 6789', '91123456789'],
    ['AR', '351 15 234-5678', '93512345678'],
    ['AR', '0351 15 234-5678', '93512345678'],
    ['AR', '2966 15 42-3456', '92966423456'],
    ['EC', '099 123 4567', '991234567'],
    ['UY', '094 231 234', '94231234'],
    ['PY', '0981 123 456', '981123456'],
  ])('of %s that is typed %j is %s, on both sides', (country, typed, number) => {
    const dialing = dialingOf(country);
    expect(mobileProblem(typed, dialing)).toBeUndefined();
    expect(mobileOf(typed, dialing)).toBe(number);
    expect(e164(typed, dialing.code)).toBe(`+${dialing.code}${number}`);
  });

  test.each([
    ['PE', '98765432', 'mobileDigits'],
    ['PE', '9876543210', 'mobileDigits'],
    ['PE', '98765432a', 'mobileSigns'],
    ['PE', '987654321 ext 2', 'mobileSigns'],
    ['PE', '٩٨٧٦٥٤٣٢١', 'mobileSigns'],
    ['PE', '9+87654321', 'mobileSigns'],
    ['PE', '+34612345678', 'mobileCountry'],
    ['PE', '+999 123456', 'mobileCountry'],
    ['AR', '15 2345-6789', 'mobileDigits'],
    ['AR', '2345-6789', 'mobileDigits'],
  ])('of %s can’t be %j: %s', (country, typed, problem) => {
    const dialing = dialingOf(country);
    expect(mobileProblem(typed, dialing)).toBe(problem);
    expect(e164(typed, dialing.code)).toBeNull();
  });

  it('picks its country when it is international, by the longest code', () => {
    expect(countryIn('+34612345678', countries)?.countryCode).toBe('ES');
    expect(countryIn('0034 612 345 678', countries)?.countryCode).toBe('ES');
    expect(countryIn('+593 99 123 4567', countries)?.countryCode).toBe('EC');
    expect(countryIn('+999 123', countries)).toBeUndefined();
    expect(countryIn('34612345678', countries)).toBeUndefined();
  });

  it('is the same whatever separates its digits, with its country’s code or without', () => {
    const separator = fc.constantFrom('', ' ', '-', '.', '/', '\u00a0', '\u2011', '\u200e', ') ');
    const begin = fc.constantFrom('', '+51', '51', '0051', '(+51)');
    fc.assert(
      fc.property(begin, fc.array(separator, { minLength: 9, maxLength: 9 }), (code, at) => {
        const typed = `${code}${[...'987654321'].map((digit, n) => `${at[n]}${digit}`).join('')}`;
        expect(mobileOf(typed, dialingOf('PE'))).toBe('987654321');
      }),
      runs(300),
    );
  });
});
