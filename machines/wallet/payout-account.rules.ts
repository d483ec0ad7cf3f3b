import type { CallInput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { PayoutAccount } from '#contract/wallet/withdrawals.ts';
import type { Doubt } from '../kit/doubt.rules.ts';
import { type Form, markedField, nothingWrong, type Problems, type Typed } from '../kit/form.rules.ts';

export type AccountField = 'institution' | 'number' | 'withdrawPassword';
export type AccountProblem = 'required' | 'format';
type AccountForm = Form<AccountField, AccountProblem>;
type AccountProblems = Problems<AccountField, AccountProblem>;

export type AccountContext = Doubt &
  AccountForm & {
    /** The form that stands open. */
    readonly task: 'binding' | 'removal' | null;
    readonly kind: PayoutAccount['kind'];
    /** The one that is to be removed; empty while one is bound. */
    readonly accountId: string;
    /** Those that there were when one was to be bound. */
    readonly known: readonly string[];
    /** What was done last, for whoever looks. */
    readonly said: 'bound' | 'removed' | null;
  };

/** Everything the machine may be told. */
export type AccountEvent =
  | { readonly type: 'binding.asked'; readonly known: readonly string[] }
  | { readonly type: 'removal.asked'; readonly accountId: string }
  | { readonly type: 'kind.picked'; readonly kind: AccountContext['kind'] }
  | ({ readonly type: 'field.changed' } & Typed<AccountField>)
  | { readonly type: 'submitted' }
  | { readonly type: 'outcome.asked' }
  | { readonly type: 'form.wanted' }
  | { readonly type: 'cancelled' };

export const noAccount = {
  task: null,
  kind: 'BANK',
  fields: { institution: '', number: '', withdrawPassword: '' },
  accountId: '',
  known: [],
  ...nothingWrong,
  doubted: false,
} as const satisfies Partial<AccountContext>;

/** Digits, with spaces and hyphens between them as people write them; the gateway looks closer. */
const number = /^[0-9][0-9 -]{6,30}[0-9]$/;

/** What is wrong with what binds an account. */
export function accountProblems({
  institution,
  number: typed,
  withdrawPassword,
}: AccountForm['fields']): AccountProblems {
  const problems: Partial<Record<AccountField, AccountProblem>> = {};
  if (institution === '') problems.institution = 'required';
  if (typed.trim() === '') problems.number = 'required';
  else if (!number.test(typed.trim())) problems.number = 'format';
  if (withdrawPassword === '') problems.withdrawPassword = 'required';
  return problems;
}

/** What is bound. */
export function accountInput({ kind, fields }: AccountContext): CallInput<'wallet.bindPayoutAccount'> {
  return { kind, ...fields, number: fields.number.trim() };
}

/** How an account is refused that was bound, or removed, before. */
export const accountEchoes = ['FIELD_REFUSED', 'ACCOUNT_LIMIT', 'NOT_FOUND'];

/** The accounts that there are. */
export type Known = { readonly accounts: readonly PayoutAccount[] };

/** Whether what was sent was done, by the accounts that there are now: a new one as it was typed, or one less. */
export function accountDone(context: AccountContext, { accounts }: Known): boolean {
  const { task, accountId, known, kind, fields } = context;
  if (task === 'removal') return accounts.every((one) => one.accountId !== accountId);
  const digits = fields.number.replace(/\D/g, '');
  return accounts.some(
    (one) =>
      !known.includes(one.accountId) &&
      one.kind === kind &&
      one.institution === fields.institution &&
      digits.endsWith(/\d*$/.exec(one.number)?.[0] ?? ''),
  );
}

/** What is said of the form that is open once it was done. */
export function doneOf({ task }: AccountContext): AccountContext['said'] {
  return task === 'removal' ? 'removed' : 'bound';
}

/** The field that the gateway marked in its refusal. */
export function refusedAccount(failure: Failure): AccountProblems {
  return markedField(failure, ['number', 'institution'], 'format');
}
