/** Minor units of the currency in one of its units. */
const perUnit = 100;

/** Whole minor units as the wire writes money: a decimal string with two digits, such as "1204.50". */
export function amountOf(minor: number): string {
  const units = Math.trunc(Math.abs(minor) / perUnit);
  const rest = String(Math.abs(minor) % perUnit).padStart(2, '0');
  return `${minor < 0 ? '-' : ''}${units}.${rest}`;
}

const written = /^(\d{1,12})\.(\d{2})$/;

/** Reads money as `amountOf` writes it; null for anything else, and for what is below zero. */
export function minorOf(amount: string): number | null {
  const [, units, rest] = written.exec(amount) ?? [];
  return units === undefined ? null : Number(units) * perUnit + Number(rest);
}
