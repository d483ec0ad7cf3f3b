import parsePhoneNumber, { getCountries, getCountryCallingCode } from 'libphonenumber-js/mobile';

/** The characters people type between digits; anything else is refused, including other Unicode digits. */
const typed = /^[0-9 ()./-]{1,32}$/;

/** All dialing codes: for any other the library throws. */
const dialingCodes: ReadonlySet<string> = new Set(
  getCountries().map((country) => getCountryCallingCode(country)),
);

/**
 * A mobile number in the form for comparing, E.164 such as +51987654321; null when it is no mobile number of
 * that country. `countryDialingCode` has no plus sign.
 */
export function e164(mobileNum: string, countryDialingCode: string): string | null {
  const digits = mobileNum.trim();
  const code = countryDialingCode.trim().replace(/^\+/, '');
  if (!typed.test(digits) || !dialingCodes.has(code)) return null;
  const number = parsePhoneNumber(digits, { defaultCallingCode: code });
  return number?.isValid() && number.countryCallingCode === code ? number.number : null;
}
