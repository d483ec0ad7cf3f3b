import type { CallOutput } from '#contract/calls.ts';
import { accountOf } from '#contract/typed.ts';
import { folded } from '../kit/text-match.rules.ts';
import { type AmountFault, type AmountTerms, amountFault, amountIn } from './amount.rules.ts';

/** The gateway's name for the wallet that every transfer goes through. */
export const mainWallet = 'MAIN';

/** `in` moves from the main wallet to the vendor's, `out` back. */
export type Direction = 'in' | 'out';

/** The vendor of a transfer, and whether its wallet gives or takes. */
export type Way = {
  /** The `vassalage` of a vendor; empty until one is picked. */
  readonly wallet: string;
  readonly direction: Direction;
};

/** What is filled in. */
export type TransferForm = { readonly way: Way; readonly typed: string };
export type TransferProblems = { readonly way: boolean; readonly typed: AmountFault | null };

/** The gateway's record of a transfer. */
export type Transferred = CallOutput<'wallet.transfer'>;

export const noTransfer: TransferForm = { way: { wallet: '', direction: 'in' }, typed: '' };

/** What is wrong with the form. */
export function transferProblems({ way, typed }: TransferForm, terms: AmountTerms): TransferProblems {
  return { way: way.wallet === '', typed: amountFault(typed, terms) };
}

/** What the last look shows and is sent; null until a vendor is picked. */
export function transferQuote({ way: { wallet, direction }, typed }: TransferForm) {
  if (wallet === '') return null;
  const amount = amountIn(typed);
  return direction === 'in'
    ? { from: mainWallet, to: wallet, amount }
    : { from: wallet, to: mainWallet, amount };
}

type Funds = CallOutput<'wallet.funds'>;

/** What may be moved: the limits, and the balance of the source; nothing until a vendor to take from is picked. */
export function transferTerms({ wallet, direction }: Way, { main, vendors, limits }: Funds): AmountTerms {
  const there = vendors.find(({ vassalage }) => vassalage === wallet)?.amount ?? '0.00';
  return { ...limits, available: direction === 'in' ? main : there };
}

/** The vendors whose name contains the search text, ignoring accents and capitals. */
export function vendorsNamed({ vendors }: Funds, sought: string): Funds['vendors'] {
  const wanted = folded(accountOf(sought));
  return vendors.filter(({ displayName }) => folded(displayName).includes(wanted));
}
