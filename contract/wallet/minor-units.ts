/** Minor units (cents) of one unit of the currency. */
const perUnit = 100;

/** At most twelve digits before the point, so that a hundred amounts still add up exactly. */
const written = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/;

/** An amount on the wire (`Amount`) in whole minor units, such as 120450 for '1204.50'; null when it is not an amount. */
export function minorRead(text: string): number | null {
  const [, sign, units, rest = ''] = written.exec(text) ?? [];
  if (units === undefined) return null;
  const minor = Number(units) * perUnit + Number(rest.padEnd(2, '0'));
  return sign && minor > 0 ? -minor : minor;
}

/** An already parsed amount in whole minor units; throws a RangeError when it is not an amount. */
export function minorOf(amount: string): number {
  const minor = minorRead(amount);
  if (minor === null) throw new RangeError('not an amount of money');
  return minor;
}

/** Whole minor units as an amount on the wire: two digits after the point, such as '1204.50'. */
export function amountOf(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The part of an amount that is charged: `share` in hundredths of a percent, `fixed` in minor units. */
export type Fee = { readonly share: number; readonly fixed: number };

/** The fee of an amount in minor units; the share is rounded up to a minor unit. */
export function feeOf(minor: number, { share, fixed }: Fee): number {
  // The product exceeds what a number holds exactly long before the amount does.
  const parts = BigInt(minor) * BigInt(share);
  const whole = parts / 10_000n + (parts % 10_000n > 0n ? 1n : 0n);
  return Number(whole) + fixed;
}
