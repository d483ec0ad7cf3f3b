import type { CallInput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import { accountNumberOf } from '#contract/typed.ts';
import type { PayoutAccount } from '#contract/wallet/withdrawals.ts';
import { type Form, markedField, nothingWrong, type Problems } from '../kit/form.rules.ts';
import type { Doubt } from '../kit/unsure-secret.rules.ts';

export type AccountField = 'institution' | 'number' | 'withdrawPassword';
export type AccountProblem = 'required' | 'digits' | 'short' | 'long' | 'format';
type AccountForm = Form<AccountField, AccountProblem>;
type AccountProblems = Problems<AccountField, AccountProblem>;

export type AccountContext = Doubt &
  AccountForm & {
    /** The form that is open. */
    readonly task: 'binding' | 'removal' | null;
    readonly kind: PayoutAccount['kind'];
    /** The account to remove; empty while one is being bound. */
    readonly accountId: string;
    /** The accounts that existed before one was bound. */
    readonly known: readonly string[];
    /** The last success, as a message. */
    readonly said: 'bound' | 'removed' | null;
  };

export const noAccount = {
  task: null,
  kind: 'BANK',
  fields: { institution: '', number: '', withdrawPassword: '' },
  accountId: '',
  known: [],
  ...nothingWrong,
  doubted: false,
} as const satisfies Partial<AccountContext>;

/** The fewest and the most digits of any bank or wallet; the gateway knows each one's. */
const lengths = { least: 8, most: 32 };

/** What is wrong with the number of an account. */
function numberProblem(typed: string): AccountProblem | undefined {
  const number = accountNumberOf(typed);
  if (number === '') return 'required';
  if (!/^[0-9]+$/.test(number)) return 'digits';
  if (number.length < lengths.least) return 'short';
  return number.length > lengths.most ? 'long' : undefined;
}

/** What is wrong with the binding form. */
export function accountProblems({
  institution,
  number: typed,
  withdrawPassword,
}: AccountForm['fields']): AccountProblems {
  const problems: Partial<Record<AccountField, AccountProblem>> = {};
  if (institution === '') problems.institution = 'required';
  const number = numberProblem(typed);
  if (number) problems.number = number;
  if (withdrawPassword === '') problems.withdrawPassword = 'required';
  return problems;
}

/** The account to bind. */
export function accountInput({ kind, fields }: AccountContext): CallInput<'wallet.bindPayoutAccount'> {
  return { kind, ...fields, number: accountNumberOf(fields.number) };
}

/** How the gateway refuses an account that was already bound, or removed. */
export const accountEchoes = ['FIELD_REFUSED', 'ACCOUNT_LIMIT', 'NOT_FOUND'];

/** The current accounts. */
export type Known = { readonly accounts: readonly PayoutAccount[] };

/** Whether the sending succeeded, by the current accounts: a new one as typed, or one less. */
export function accountDone(context: AccountContext, { accounts }: Known): boolean {
  const { task, accountId, known, kind, fields } = context;
  if (task === 'removal') return accounts.every((one) => one.accountId !== accountId);
  const digits = accountNumberOf(fields.number);
  return accounts.some(
    (one) =>
      !known.includes(one.accountId) &&
      one.kind === kind &&
      one.institution === fields.institution &&
      digits.endsWith(/\d*$/.exec(one.number)?.[0] ?? ''),
  );
}

/** The message after the open form succeeded. */
export function doneOf({ task }: AccountContext): AccountContext['said'] {
  return task === 'removal' ? 'removed' : 'bound';
}

/** The field that the gateway marked in its refusal. */
export function refusedAccount(failure: Failure): AccountProblems {
  return markedField(failure, ['number', 'institution'], 'format');
}
