import type { CallInput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { PayoutAccount } from '#contract/wallet/withdrawals.ts';

export type AccountField = 'institution' | 'number' | 'withdrawPassword';
export type AccountFields = Readonly<Record<AccountField, string>>;
export type AccountProblem = 'required' | 'format';
export type AccountProblems = Readonly<Partial<Record<AccountField, AccountProblem>>>;

export type AccountContext = {
  /** The form that stands open. */
  readonly task: 'binding' | 'removal' | null;
  readonly kind: PayoutAccount['kind'];
  readonly fields: AccountFields;
  /** The one that is to be removed; empty while one is bound. */
  readonly accountId: string;
  readonly problems: AccountProblems;
  readonly failure: Failure | null;
  /** What was done last, for whoever looks. */
  readonly said: 'bound' | 'removed' | null;
};

export const noAccount = {
  task: null,
  kind: 'BANK',
  fields: { institution: '', number: '', withdrawPassword: '' },
  accountId: '',
} as const satisfies Partial<AccountContext>;

/** Digits, with spaces and hyphens between them as people write them; the gateway looks closer. */
const number = /^[0-9][0-9 -]{6,30}[0-9]$/;

/** What is wrong with what binds an account. */
export function accountProblems({
  institution,
  number: typed,
  withdrawPassword,
}: AccountFields): AccountProblems {
  const problems: Partial<Record<AccountField, AccountProblem>> = {};
  if (institution === '') problems.institution = 'required';
  if (typed.trim() === '') problems.number = 'required';
  else if (!number.test(typed.trim())) problems.number = 'format';
  if (withdrawPassword === '') problems.withdrawPassword = 'required';
  return problems;
}

/** Whether an account may be bound with it. */
export function accountComplete(fields: AccountFields): boolean {
  return Object.keys(accountProblems(fields)).length === 0;
}

/** What is bound. */
export function accountInput({ kind, fields }: AccountContext): CallInput<'wallet.bindPayoutAccount'> {
  return { kind, ...fields, number: fields.number.trim() };
}

/** The field that the gateway marked in its refusal. */
export function refusedAccount({ code, value }: Failure): AccountProblems {
  const field = code === 'FIELD_REFUSED' ? (value as { field?: unknown } | undefined)?.field : undefined;
  return field === 'number' || field === 'institution' ? { [field]: 'format' } : {};
}
