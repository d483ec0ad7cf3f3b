import type { CallInput, CallOutput } from '#contract/calls.ts';
import { accountOf } from '#contract/typed.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { folded } from '../kit/folded.rules.ts';
import { type AmountFault, type AmountTerms, amountFault, amountIn } from './amount.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from './moved.rules.ts';

/** The gateway's name for the wallet that every transfer goes through. */
export const mainWallet = 'MAIN';

/** `in` moves from the main wallet to the vendor's, `out` back. */
export type Direction = 'in' | 'out';

/** The content of the form. */
export type TransferForm = {
  /** The `vassalage` of a vendor; empty until one is picked. */
  readonly wallet: string;
  readonly direction: Direction;
  readonly typed: string;
};
export type TransferProblems = { readonly wallet: boolean; readonly amount: AmountFault | null };

/** The gateway's record of a transfer. */
export type Transferred = CallOutput<'wallet.transfer'>;

const noTransfer: TransferForm = { wallet: '', direction: 'in', typed: '' };
export const noProblems: TransferProblems = { wallet: false, amount: null };

export type TransferContext = TransferForm & ActState<Transferred> & { readonly problems: TransferProblems };

/** Nothing is filled in yet. */
export function newTransfer(opened: Opened): TransferContext {
  return { ...noTransfer, ...newAct(opened), problems: noProblems };
}

/** What is wrong with the form. */
export function transferProblems({ wallet, typed }: TransferForm, terms: AmountTerms): TransferProblems {
  return { wallet: wallet === '', amount: amountFault(typed, terms) };
}

/** Whether the form is ready for the last look. */
export function transferComplete(form: TransferForm, terms: AmountTerms): boolean {
  const { wallet, amount } = transferProblems(form, terms);
  return !wallet && amount === null;
}

function wayOf({ wallet, direction, typed }: TransferForm) {
  const amount = amountIn(typed);
  return direction === 'in'
    ? { from: mainWallet, to: wallet, amount }
    : { from: wallet, to: mainWallet, amount };
}

/** What the last look showed; null until a vendor is picked. */
export function transferQuote(form: TransferForm): Quoted | null {
  return form.wallet === '' ? null : wayOf(form);
}

/** What is sent. */
export function transferInput(context: TransferContext): CallInput<'wallet.transfer'> {
  return { key: context.key, ...wayOf(context) };
}

type Funds = CallOutput<'wallet.funds'>;

/** What may be moved: the limits, and the balance of the source; nothing until a vendor to take from is picked. */
export function transferTerms(
  { wallet, direction }: TransferForm,
  { main, vendors, limits }: Funds,
): AmountTerms {
  const there = vendors.find(({ vassalage }) => vassalage === wallet)?.amount ?? '0.00';
  return { ...limits, available: direction === 'in' ? main : there };
}

/** The vendors whose name contains the search text, ignoring accents and capitals. */
export function vendorsNamed({ vendors }: Funds, sought: string): Funds['vendors'] {
  const wanted = folded(accountOf(sought));
  return vendors.filter(({ displayName }) => folded(displayName).includes(wanted));
}

/** The whole thing as an act. */
export function transferAct(context: TransferContext): ActInput {
  const { key, fate } = context;
  return { call: 'wallet.transfer', about: '', key, fate, send: transferInput(context) };
}

/** How the form is filled in again. */
export function transferDraft({ wallet, direction, typed }: TransferForm) {
  return [
    ...(wallet === '' ? [] : [{ type: 'wallet.picked' as const, wallet, direction }]),
    ...(typed === '' ? [] : [{ type: 'amount.typed' as const, typed }]),
  ];
}
