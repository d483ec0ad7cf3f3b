/** Minor units (cents) of one unit of the currency. */
const perUnit = 100;

/** Twelve digits before the point at most, so that a hundred amounts still add up exactly. */
const written = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/;

/** Whole minor units of an amount of the wire (`Amount`), such as 120450 of '1204.50'; null for what is none. */
export function minorRead(text: string): number | null {
  const [, sign, units, rest = ''] = written.exec(text) ?? [];
  if (units === undefined) return null;
  const minor = Number(units) * perUnit + Number(rest.padEnd(2, '0'));
  return sign && minor > 0 ? -minor : minor;
}

/** Whole minor units of an amount that was parsed before; a RangeError for what is none. */
export function minorOf(amount: string): number {
  const minor = minorRead(amount);
  if (minor === null) throw new RangeError('not an amount of money');
  return minor;
}

/** Whole minor units as the wire writes money: two digits after the point, such as '1204.50'. */
export function amountOf(minor: number): string {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What is kept of an amount: `share` in hundredths of a percent, `fixed` in minor units. */
export type Fee = { readonly share: number; readonly fixed: number };

/** The fee of an amount in minor units; the share is rounded up to a minor unit. */
export function feeOf(minor: number, { share, fixed }: Fee): number {
  // The product is beyond what a number holds exactly long before the amount is.
  const parts = BigInt(minor) * BigInt(share);
  const whole = parts / 10_000n + (parts % 10_000n > 0n ? 1n : 0n);
  return Number(whole) + fixed;
}
