import parsePhoneNumber, { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';
import { mobileOf, mobileProblem } from '#contract/mobile-numbers.ts';
import { signsOf } from '#contract/typed.ts';
import { countries } from './countries.ts';

/** All dialing codes: for any other the library throws. */
const dialingCodes: ReadonlySet<string> = new Set(
  getCountries().map((country) => getCountryCallingCode(country)),
);

/** A dialing code without the plus sign that some write before it. */
export function dialingCodeOf(countryDialingCode: string): string {
  return signsOf(countryDialingCode).replace(/^\+/, '');
}

/**
 * A mobile number in the form for comparing, E.164 such as +51987654321; null when it is no mobile number of
 * that country.
 */
export function e164(mobileNum: string, countryDialingCode: string): string | null {
  const code = dialingCodeOf(countryDialingCode);
  const digits = countries.find((one) => one.countryDialingCode === code)?.digits ?? [];
  if (!dialingCodes.has(code) || mobileProblem(mobileNum, { code, digits })) return null;
  const number = parsePhoneNumber(mobileOf(mobileNum, { code, digits }), { defaultCallingCode: code });
  return number?.isValid() && number.countryCallingCode === code ? number.number : null;
}
