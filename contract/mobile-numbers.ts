import { signsOf } from './typed.ts';

/** A country's dialing code and the possible lengths of its numbers; an empty list means any plausible length. */
export type Dialing = { readonly code: string; readonly digits: readonly number[] };

export const noDialing: Dialing = { code: '', digits: [] };

/** Why a text is no mobile number: other signs than digits, not as many as the country has, or no country of ours. */
export type MobileProblem = 'mobileSigns' | 'mobileDigits' | 'mobileCountry';

const plausible = { shortest: 6, longest: 15 };

/** A number without what separates its digits; one with a country begins with '+', also where `00` was typed. */
export function bareNumber(typed: string): string {
  return signsOf(typed)
    .replace(/[ ()./-]/g, '')
    .replace(/^00(?=[1-9])/, '+');
}

/** What people write inside a number of their country beside its digits; the number without it, or as it came. */
const within: Readonly<Record<string, (number: string) => string>> = {
  /** Abroad a 9 stands before the area, at home a 15 behind it; areas are 11, or begin with 2 or 3. */
  '54': (number) => {
    const [, area, rest] = /^9?(11|[23]\d\d|[23]\d{3})15(\d+)$/.exec(number) ?? [];
    if (area && rest && area.length + rest.length === 10) return `9${area}${rest}`;
    if (/^(11|[23])/.test(number) && number.length === 10) return `9${number}`;
    // A number without its area can't be called.
    return number.replace(/^15(?=\d{8}$)/, '');
  },
  /** Prefixes of former plans. */
  '52': (number) => number.replace(/^(?:044|045|01|1)(?=\d{10}$)/, ''),
};

/** The ways to understand a number of a country, the nearest first. */
function waysToRead(number: string, { code, digits }: Dialing, abroad: boolean): readonly string[] {
  const own = !abroad && digits.length > 0 && number.startsWith(code) ? [number.slice(code.length)] : [];
  const plain = within[code] ?? ((same: string) => same);
  return [number, ...own].flatMap((one) => (one.startsWith('0') ? [one, one.slice(1)] : [one])).map(plain);
}

function fits({ length }: string, { digits }: Dialing): boolean {
  return digits.length > 0
    ? digits.includes(length)
    : length >= plausible.shortest && length <= plausible.longest;
}

/** The number that a text means in a country, and the ways it could be meant. */
function read(typed: string, dialing: Dialing) {
  const bare = bareNumber(typed);
  const abroad = bare.startsWith('+');
  const theirs = dialing.code !== '' && (!abroad || bare.startsWith(`+${dialing.code}`));
  const ways = theirs ? waysToRead(abroad ? bare.slice(1 + dialing.code.length) : bare, dialing, abroad) : [];
  return { bare, ways, number: ways.find((one) => /^\d+$/.test(one) && fits(one, dialing)) };
}

/**
 * The mobile number that a text means in a country: national, digits alone. Separators, the country's own code and a
 * leading 0 fall away. What is no number of that country comes without its separators (see `mobileProblem`).
 */
export function mobileOf(typed: string, dialing: Dialing): string {
  const { number, bare } = read(typed, dialing);
  return number ?? bare;
}

/** What is wrong with a number of a country (spec 5); undefined when it may be one. */
export function mobileProblem(typed: string, dialing: Dialing): MobileProblem | undefined {
  const { number, bare, ways } = read(typed, dialing);
  if (number !== undefined) return undefined;
  if (!/^\+?\d+$/.test(bare)) return 'mobileSigns';
  return ways.length === 0 ? 'mobileCountry' : 'mobileDigits';
}

/** The country whose code an international number begins with; undefined for any other text. */
export function countryIn<Country extends { readonly countryDialingCode: string }>(
  typed: string,
  countries: readonly Country[],
): Country | undefined {
  const bare = bareNumber(typed);
  return countries
    .filter(({ countryDialingCode }) => bare.startsWith(`+${countryDialingCode}`))
    .sort((one, other) => other.countryDialingCode.length - one.countryDialingCode.length)[0];
}
