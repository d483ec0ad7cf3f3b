import type { CallOutput } from '#contract/calls.ts';
import { countryName } from '#src/i18n/countries.ts';

export type Country = CallOutput<'system.countries'>[number];

/** A country in the list: name, dialing code (spec 2). Its flag is beside the field: not every platform draws flags in a list. */
export function countryLabel({ countryCode, countryDialingCode }: Country, language: string): string {
  return `${countryName(countryCode, language)} (+${countryDialingCode})`;
}

/**
 * The country in force: the one of the dialing code, else the one the person seems to be in, else the first.
 * `here` is the country the gateway sees, as an ISO code.
 */
export function countryOf(
  countries: readonly Country[] | undefined,
  dialingCode: string,
  here: string | undefined,
): Country | undefined {
  const byDialing = countries?.find(({ countryDialingCode }) => countryDialingCode === dialingCode);
  return byDialing ?? countries?.find(({ countryCode }) => countryCode === here) ?? countries?.[0];
}

/** The lengths a number may have in words: "9", "9 o 10"; `or` joins the last two. */
export function digitsText(digits: readonly number[], or: (first: string, last: string) => string): string {
  const [last = '', ...others] = [...digits].sort((a, b) => b - a).map(String);
  return others.length === 0 ? last : or(others.reverse().join(', '), last);
}
