import { asMinor, type Minor, negated, partOf, plain, plus, signOf } from '../units.ts';

/** Minor units (cents) of one unit of the currency. */
const perUnit = 100;

/** At most twelve digits before the point, so that a hundred amounts still add up exactly. */
const written = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/;

/** An amount on the wire (`Amount`) in whole minor units, such as 120450 for '1204.50'; null when it is not an amount. */
export function minorRead(text: string): Minor | null {
  const [, sign, units, rest = ''] = written.exec(text) ?? [];
  if (units === undefined) return null;
  const minor = Number(units) * perUnit + Number(rest.padEnd(2, '0'));
  return asMinor(sign && minor > 0 ? -minor : minor);
}

/** An already parsed amount in whole minor units; throws a RangeError when it is not an amount. */
export function minorOf(amount: string): Minor {
  const minor = minorRead(amount);
  if (minor === null) throw new RangeError('not an amount of money');
  return minor;
}

/** Whole minor units as an amount on the wire: two digits after the point, such as '1204.50'. */
export function amountOf(minor: Minor): string {
  const digits = String(Math.abs(plain(minor))).padStart(3, '0');
  return `${signOf(minor) < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Hundredths of a percent in a whole. */
export const perWhole = 10_000;

/** A percentage on the wire (`Percent`) in hundredths of a percent, such as 150 for '1.5'; null when it is none. */
export function percentRead(text: string): number | null {
  // Hundredths of a percent are written like hundredths of the currency.
  const read = minorRead(text);
  return read && plain(read);
}

/** An already parsed percentage in hundredths of a percent; throws a RangeError when it is none. */
export function percentOf(text: string): number {
  return plain(minorOf(text));
}

/** Hundredths of a percent as a percentage on the wire, such as '1.50'. */
export function percentWritten(hundredths: number): string {
  return amountOf(asMinor(hundredths));
}

/** The part of an amount that is charged: `share` in hundredths of a percent, `fixed` in minor units. */
export type Fee = { readonly share: number; readonly fixed: Minor };

/** The fee of an amount; the share is rounded up to a minor unit. */
export function feeOf(minor: Minor, { share, fixed }: Fee): Minor {
  return plus(negated(partOf(negated(minor), share, perWhole)), fixed);
}
