import type { CallInput } from '#contract/calls.ts';
import { bareNumber } from '#contract/mobile-numbers.ts';
import type { PointReward, Redemption } from '#contract/points/rewards.ts';
import { wordsOf } from '#contract/typed.ts';
import { asPoints, type Points, plain, signOf, times } from '#contract/units.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { fieldsTyped } from '../kit/draft.rules.ts';
import { wholeTyped } from '../kit/number.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from '../wallet/moved.rules.ts';

/** The reward as the page shows it just now. */
export type ShownReward = Pick<PointReward, 'id' | 'kind' | 'price' | 'maxQuantity' | 'refusal'>;

/** Which reward, and the language of its texts, such as 'EN'. */
type Wanted = { readonly id: string; readonly language: string };
export type RedeemInput = Opened & Wanted;

/** What is typed; `address` and `mobile` only for goods. */
type RedeemForm = {
  readonly quantity: string;
  readonly address: string;
  readonly mobile: string;
  readonly withdrawPassword: string;
};
/** The typed fields that are not secret. */
export type RedeemField = 'quantity' | 'address' | 'mobile';

type RedeemProblems = {
  /** Not a whole number above zero, or more than can be had at once. */
  readonly quantity: 'WHOLE' | 'MAX' | null;
  readonly address: boolean;
  readonly mobile: boolean;
  readonly withdrawPassword: boolean;
};

/** What the last look showed; exactly that is sent. */
export type RedeemQuote = {
  readonly kind: PointReward['kind'];
  readonly price: Points;
  readonly quantity: number;
  /** In all. */
  readonly points: Points;
  readonly address: string;
  readonly mobile: string;
};

export type RedeemContext = Wanted &
  RedeemForm &
  ActState<Redemption> & { readonly problems: RedeemProblems; readonly quote: RedeemQuote | null };

export const noRedeemProblems: RedeemProblems = {
  quantity: null,
  address: false,
  mobile: false,
  withdrawPassword: false,
};

/** The fewest characters of an address, and a number of any country. */
const shortestAddress = 8;
const number = /^\+?[0-9]{6,15}$/;

/** One of the reward, and nothing else filled in. */
export function newRedeem({ id, language, ...opened }: RedeemInput): RedeemContext {
  const form = { quantity: '1', address: '', mobile: '', withdrawPassword: '' };
  return { id, language, ...form, ...newAct(opened), problems: noRedeemProblems, quote: null };
}

/** The form after one field was typed in: its problem is gone. */
export function withRedeemField(
  { problems }: Pick<RedeemContext, 'problems'>,
  { field, value }: { field: RedeemField; value: string },
): Partial<RedeemContext> {
  return { [field]: value, problems: { ...problems, [field]: field === 'quantity' ? null : false } };
}

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
    withdrawPassword: form.withdrawPassword === '',
  };
}

/** Whether the form is ready for the last look, and nothing keeps the member from redeeming. */
export function redeemComplete(form: RedeemForm, reward: ShownReward): boolean {
  const { quantity, address, mobile, withdrawPassword } = redeemProblems(form, reward);
  return reward.refusal === null && quantity === null && !address && !mobile && !withdrawPassword;
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
export function redeemQuoted({ quote }: RedeemContext): Quoted | null {
  if (!quote) return null;
  const { kind, quantity, points, address, mobile } = quote;
  const where = kind === 'GOODS' ? { address: hintsAt(address), mobile: hintsAtNumber(mobile) } : {};
  return { type: kind, quantity, points, ...where };
}

/** What is sent: what was shown, and the password. */
function redeemInput(context: RedeemContext): CallInput<'points.redeem'> {
  const { key, id, language, withdrawPassword, quote } = context;
  const { price = asPoints(0), quantity = 0, kind, address = '', mobile = '' } = quote ?? {};
  const where = kind === 'GOODS' ? { address, mobile } : {};
  return { key, id, price, quantity, withdrawPassword, ...where, language };
}

/** The whole thing as an act. */
export function redeemAct(context: RedeemContext): ActInput {
  const { key, fate, id } = context;
  return { call: 'points.redeem', about: id, key, fate, send: redeemInput(context) };
}

/** How the form is filled in again. */
export function redeemDraft({ quantity, address, mobile }: RedeemForm) {
  return fieldsTyped({ quantity, address, mobile });
}
