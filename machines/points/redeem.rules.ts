import { bareNumber } from '#contract/mobile-numbers.ts';
import type { PointReward } from '#contract/points/rewards.ts';
import { wordsOf } from '#contract/typed.ts';
import { asPoints, type Points, plain, signOf, times } from '#contract/units.ts';
import type { Quoted } from '../kit/act-state.rules.ts';
import { wholeTyped } from '../kit/number.rules.ts';

/** The reward as the page shows it just now. */
export type ShownReward = Pick<PointReward, 'id' | 'kind' | 'price' | 'maxQuantity' | 'refusal'>;

/** What is filled in; `address` and `mobile` only for goods. */
export type RedeemForm = { readonly quantity: string; readonly address: string; readonly mobile: string };

export type RedeemProblems = {
  /** Not a whole number above zero, or more than can be had at once. */
  readonly quantity: 'WHOLE' | 'MAX' | null;
  readonly address: boolean;
  readonly mobile: boolean;
  /** Something keeps the member from it. */
  readonly reward: boolean;
};

/** What the last look shows; exactly that is sent. */
export type RedeemQuote = {
  readonly kind: PointReward['kind'];
  readonly price: Points;
  readonly quantity: number;
  /** In all. */
  readonly points: Points;
  readonly address: string;
  readonly mobile: string;
};

export const oneReward: RedeemForm = { quantity: '1', address: '', mobile: '' };

/** The fewest characters of an address, and a number of any country. */
const shortestAddress = 8;
const number = /^\+?[0-9]{6,15}$/;

function quantityFault(typed: string, { maxQuantity }: ShownReward): RedeemProblems['quantity'] {
  const quantity = wholeTyped(typed);
  if (quantity === null || quantity < 1) return 'WHOLE';
  return quantity > maxQuantity ? 'MAX' : null;
}

/** What is wrong with the form (PTS-01). */
export function redeemProblems(form: RedeemForm, reward: ShownReward): RedeemProblems {
  const sent = reward.kind === 'GOODS';
  return {
    quantity: quantityFault(form.quantity, reward),
    address: sent && wordsOf(form.address).length < shortestAddress,
    mobile: sent && !number.test(bareNumber(form.mobile)),
    reward: reward.refusal !== null,
  };
}

/** The points for a quantity as typed; null while it is no quantity. */
export function pointsFor(typed: string, price: Points): Points | null {
  const quantity = wholeTyped(typed);
  const points = times(quantity ?? 0, price);
  return signOf(points) > 0 && Number.isSafeInteger(plain(points)) ? points : null;
}

/** What the last look shows. */
export function redeemQuote(form: RedeemForm, { kind, price }: ShownReward): RedeemQuote {
  const sent = kind === 'GOODS';
  return {
    kind,
    price,
    quantity: wholeTyped(form.quantity) ?? 0,
    points: pointsFor(form.quantity, price) ?? asPoints(0),
    address: sent ? wordsOf(form.address) : '',
    mobile: sent ? bareNumber(form.mobile) : '',
  };
}

const veil = /[*•…]+/;
const bare = (text: string) => wordsOf(text).toLowerCase();

/** Whether a text is what a masked one hints at: it begins and ends like it. */
function hintsAt(text: string) {
  return (masked: unknown) => {
    const [start = '', ...rest] = bare(String(masked)).split(veil);
    return bare(text).startsWith(start) && bare(text).endsWith(rest.at(-1) ?? '');
  };
}

/** Whether a number is what a masked one hints at: it ends like it. */
function hintsAtNumber(number: string) {
  return (masked: unknown) =>
    bareNumber(number).endsWith(bareNumber(String(masked).split(veil).at(-1) ?? ''));
}

/** What the last look showed, in the form of the gateway's record. */
export function redeemQuoted(quote: RedeemQuote | null): Quoted | null {
  if (!quote) return null;
  const { kind, quantity, points, address, mobile } = quote;
  const where = kind === 'GOODS' ? { address: hintsAt(address), mobile: hintsAtNumber(mobile) } : {};
  return { type: kind, quantity, points, ...where };
}

/** What is sent: what was shown. `language` is that of the reward’s texts, such as 'EN'. */
export function redeemSent(
  { kind, price, quantity, address, mobile }: RedeemQuote,
  about: { readonly id: string; readonly language: string },
) {
  return { ...about, price, quantity, ...(kind === 'GOODS' && { address, mobile }) };
}
