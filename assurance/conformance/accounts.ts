import * as z from 'zod/mini';
import { calls } from '#contract/calls.ts';
import { Configuration } from '#contract/configuration.ts';
import { problemLines } from './problem-words.ts';

/** The kinds of account that a run asks as; visitors need no account. */
export const kinds = ['member', 'vip', 'agent', 'demo', 'mustChange', 'newAddress', 'blocked'] as const;
export type Kind = (typeof kinds)[number];

const text = z.string().check(z.minLength(1), z.maxLength(255));
const amount = z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/));

/** Somebody who can sign in; with `token` an open session is used, and signing in is not asked. */
const Account = z
  .strictObject({
    kind: z.enum(kinds),
    user: text,
    password: z.optional(text),
    token: z.optional(text),
    withdrawPassword: z.optional(text),
  })
  .check(
    z.refine(({ password, token }) => password !== undefined || token !== undefined, {
      message: 'Needs a password or a token',
    }),
  );
export type Account = z.infer<typeof Account>;

/** Fields that are laid over the input of a call: what only the operator knows. */
const Inputs = z.record(
  z.string().check(z.refine((name) => Object.hasOwn(calls, name), { message: 'No such call' })),
  z.record(z.string(), z.unknown()),
);

/** What `--write` may do; what is left out is not done. All amounts are decimal strings. */
const Write = z.strictObject({
  /** There and back between the main wallet and this vendor's (its `vassalage`). */
  transfer: z.optional(z.strictObject({ vendor: text, amount })),
  /** Requested and cancelled; without `accountId` to the first payout account. */
  withdraw: z.optional(z.strictObject({ amount, accountId: z.optional(text) })),
  /** Requested, and left to expire at the cashier. */
  deposit: z.optional(z.strictObject({ methodId: text, amount })),
  /** Bound and removed again. */
  payoutAccount: z.optional(
    z.strictObject({ kind: z.enum(['BANK', 'EWALLET']), institution: text, number: text }),
  ),
  /** From the agent to the first of the line that it may send to, or to `memberId`; not undone. */
  line: z.optional(z.strictObject({ amount, memberId: z.optional(text) })),
  /** An invitation of the agent: made and closed. */
  invitation: z.optional(z.strictObject({ name: text })),
  /** Changed and put back. */
  favourite: z.optional(z.strictObject({ gameId: text })),
  /** Launched; the vendor's page is not opened. */
  launch: z.optional(z.strictObject({ gameId: text, vassalage: text })),
  /** A comment, of the member and of a visitor; not undone. */
  feedback: z.optional(z.strictObject({ text })),
  /** SMS codes are sent to this number, twice each; the second must wait. */
  mobile: z.optional(z.strictObject({ countryDialingCode: text, number: text })),
  /** A mail for a forgotten password is sent. */
  mail: z.optional(z.strictObject({ username: text, email: text })),
  /** The password of the first member is changed to this one and back. */
  newPassword: z.optional(text),
  /** Free play makes an account. */
  freePlay: z.optional(z.boolean()),
  /** Points are turned into money; not undone. */
  convert: z.optional(z.strictObject({ points: z.int().check(z.positive()), amount })),
  /** A mission that is joined; not undone. */
  mission: z.optional(z.strictObject({ id: text })),
});
export type Write = z.infer<typeof Write>;

/** The accounts file: who asks, and what only the operator knows (docs/conformance). */
const AccountsFile = z.strictObject({
  merchant: text,
  languages: z.array(text).check(z.minLength(1)),
  seal: Configuration.shape.seal,
  /** Where the app is served when that is not the gateway's own origin: then CORS is asked too. */
  appOrigin: z.optional(z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/))),
  accounts: z.array(Account),
  inputs: z._default(z.optional(Inputs), {}),
  /** The answer of every image captcha, where a test gateway has a fixed one. */
  captcha: z.optional(text),
  write: z._default(z.optional(Write), {}),
  /** Accounts that may be locked: the captcha and the lock are tried with these and no other. */
  maySacrifice: z._default(z.optional(z.array(z.strictObject({ user: text, password: text }))), []),
});
export type AccountsFile = z.infer<typeof AccountsFile>;

/** Why a file can't be used; its message names the field and holds none of its values. */
export class BadFile extends Error {
  override readonly name = 'BadFile';
}

/** Reads the text of an accounts file; throws a `BadFile` that names every bad field. */
export function readAccounts(text: string): AccountsFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new BadFile('The accounts file is no JSON.');
  }
  const read = z.safeParse(AccountsFile, json);
  if (read.success) return read.data;
  const lines = problemLines(read.error, json).map((line) => `  ${line}`);
  throw new BadFile(`The accounts file can't be used.\n${lines.join('\n')}`);
}

/** The accounts with the names that reports call them by: 'member', 'member 2'. */
export function labelled(accounts: readonly Account[]): (Account & { readonly label: string })[] {
  const seen = new Map<Kind, number>();
  return accounts.map((account) => {
    const count = (seen.get(account.kind) ?? 0) + 1;
    seen.set(account.kind, count);
    return { ...account, label: count === 1 ? account.kind : `${account.kind} ${count}` };
  });
}

/** Every value of the file that no report may hold, longest first. */
export function secretsOf({ accounts, maySacrifice, write, seal, captcha }: AccountsFile): string[] {
  const people = [...accounts, ...maySacrifice].flatMap((one) => Object.entries(one));
  const told = people.filter(([field]) => field !== 'kind').map(([, value]) => String(value));
  const more = [write.newPassword, write.mobile?.number, write.mail?.username, write.mail?.email, captcha];
  const account = [write.payoutAccount?.number, write.withdraw?.accountId, write.line?.memberId];
  const keys = seal.suite === 'jwe' ? [] : [seal.encryptionKey, seal.macKey];
  const all = [...told, ...more, ...account, ...keys].filter((one) => one !== undefined);
  return [...new Set(all)].sort((a, b) => b.length - a.length);
}
