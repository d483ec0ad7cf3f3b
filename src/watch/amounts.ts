import { numberTyped } from '#machines/kit/number.rules.ts';

/** Gives for an amount another one: the same for the same, in the same order, zero for zero, and sums that still are sums. */
export type Amounts = (text: string) => string;

/** As the wire and most people write it: 1250.5, and 1,250.50. */
const written = /^([+-]?)(\d{1,15}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d{1,8}))?$/;
/** As the gateway writes money and nothing else: with two decimals. */
const exact = /^-?\d{1,12}\.\d\d$/;

/** More digits before the point than this are no amount for anybody (contract/wallet/minor-units.ts). */
const mostDigits = 12;

/** A typical amount times such a number is no other typical amount. */
const [least, below] = [113, 1_000];

function isPrime(one: number): boolean {
  for (let part = 2; part * part <= one; part += 1) if (one % part === 0) return false;
  return true;
}

const factors = Array.from({ length: below - least }, (_, at) => least + at).filter(isPrime);

/** Whether a text can be read as an amount, in a place where amounts are. */
export function readsAsAmount(text: string): boolean {
  const read = numberTyped(text);
  return written.test(text.trim()) || 'whole' in read || read.problem === 'group';
}

/** Whether a text is an amount wherever it is. */
export function isExactAmount(text: string): boolean {
  return exact.test(text);
}

function grouped(digits: string): string {
  return digits.replace(/(?<=\d)(?=(\d{3})+$)/g, ',');
}

/**
 * Multiplies amounts by one whole number, which `chance` (below 2³²) picks and nothing writes down. Only a whole number keeps
 * every sum to the cent (decision 0100). Texts that are no amounts stay; figures whose signs mean nothing become others that
 * mean nothing either; what would be too large becomes the largest.
 */
export function createAmounts(chance: number): Amounts {
  const factor = BigInt(factors[chance % factors.length] ?? least);
  return (text) => {
    const read = numberTyped(text);
    if ('problem' in read && read.problem === 'group') return text.replace(/[1-9]/g, '9');
    // The reader takes more than is written here, such as '50,5'.
    const plain = 'whole' in read && `${read.whole}.${read.decimals.padEnd(2, '0')}`;
    const [, sign, whole, decimals = ''] = written.exec(text.trim()) ?? written.exec(plain || '') ?? [];
    if (whole === undefined) return text;
    const units = BigInt(`${whole.replaceAll(',', '')}${decimals}`) * factor;
    const digits = String(units).padStart(decimals.length + 1, '0');
    const cut = digits.length - decimals.length;
    // A number that was too long stays so: it is refused as one.
    const most = Math.max(mostDigits, whole.replaceAll(',', '').length);
    const all = cut > most ? '9'.repeat(most + decimals.length) : digits;
    const before = all.slice(0, all.length - decimals.length);
    const shown = whole.includes(',') ? grouped(before) : before;
    return `${sign}${shown}${decimals === '' ? '' : `.${all.slice(all.length - decimals.length)}`}`;
  };
}
