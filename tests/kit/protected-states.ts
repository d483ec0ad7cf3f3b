import { eq } from 'drizzle-orm';
import type { CallName, CallOutput } from '#contract/calls.ts';
import type { ProtectionRule } from '#contract/protection.ts';
import { members } from '#sandbox/db/schema.ts';
import { hour } from './limits.ts';
import { type Asker, act, askerOf, askFor, bet } from './promotions.ts';
import type { TestSandbox } from './sandbox.ts';

/** What is closed to a member, and by which rule; null where it is open. */
export type Closed = {
  readonly launch: ProtectionRule | null;
  readonly session: ProtectionRule | null;
  readonly deposit: ProtectionRule | null;
  readonly promotes: boolean;
};

/** A way in which somebody can be protected: how it comes about over the wire, and what it closes. */
export type ProtectedState = {
  readonly name: string;
  readonly bring: (asker: Asker) => Promise<void>;
  readonly closed: Closed;
};

async function done<N extends CallName>(
  asker: Asker,
  name: N,
  input: Readonly<Record<string, unknown>> = {},
): Promise<CallOutput<N>> {
  const { status, code, value } = await askFor(asker, name, input);
  if (status !== 200) throw new Error(`${name}: ${code} ${JSON.stringify(value)}`);
  return value;
}

const exclude = (asker: Asker) =>
  done(asker, 'protection.exclude', { months: 6, understood: true, everywhere: false });

async function administer({ box }: Asker, path: string, said: object): Promise<void> {
  const { status, message } = await act(box, path, said);
  if (status !== 200) throw new Error(message);
}

/** Excluded, and the wish to come back said at the first moment. */
async function askBack(asker: Asker): Promise<void> {
  const { returnFrom } = await exclude(asker);
  asker.box.sandbox.clock.set(returnFrom ?? 0);
  await done(asker, 'protection.return', { act: 'ASK', note: 'Quiero volver' });
}

async function coolBack(asker: Asker): Promise<void> {
  await askBack(asker);
  await administer(asker, 'protection', { account: asker.account, act: 'AGREE' });
}

const declare = (asker: Asker, lockHours: number | null = null) =>
  done(asker, 'protection.openSession', {
    minutes: 10,
    money: '20.00',
    checkMinutes: 10,
    lockHours,
    noticeRead: true,
  });

const limit = (asker: Asker, kind: 'deposit' | 'stake', value: string) =>
  done(asker, 'protection.limit', { act: 'SET', kind, period: 'day', value, seen: 0 });

/** Whoever is asked for no limits still declares each session of play. */
const nothingAsked = (asker: Asker) =>
  asker.box.sandbox.settings.patch({ protection: { market: 'UNION', limits: { asked: 'never' } } });

const open: Closed = { launch: 'undeclared', session: null, deposit: null, promotes: true };
const shut = (rule: ProtectionRule): Closed => ({
  launch: rule,
  session: rule,
  deposit: rule,
  promotes: false,
});
const noPlay = (rule: ProtectionRule): Closed => ({ ...open, launch: rule, session: rule });

/** Nothing protects this member but that each session of play is declared. */
export const unprotected: ProtectedState = {
  name: 'nothing',
  bring: async (asker) => {
    await nothingAsked(asker);
  },
  closed: open,
};

/** Every way in which a member of the strictest market can be protected. */
export const protectedStates: readonly ProtectedState[] = [
  {
    name: 'a break',
    bring: async (asker) => {
      await done(asker, 'protection.break', { hours: 24, months: null });
    },
    closed: shut('onBreak'),
  },
  {
    name: 'an exclusion',
    bring: async (asker) => {
      await exclude(asker);
    },
    closed: shut('excluded'),
  },
  {
    name: 'the register of the state',
    bring: (asker) => administer(asker, 'protection', { account: asker.account, act: 'REGISTER' }),
    closed: shut('excluded'),
  },
  { name: 'an exclusion whose end is being decided', bring: askBack, closed: shut('excluded') },
  { name: 'an exclusion whose end cools off', bring: coolBack, closed: shut('excluded') },
  {
    name: 'an exclusion whose end is to be confirmed',
    bring: async (asker) => {
      await coolBack(asker);
      asker.box.sandbox.clock.move(168 * hour);
    },
    closed: shut('excluded'),
  },
  {
    name: 'a risk, with time left to answer',
    bring: async (asker) => {
      await nothingAsked(asker);
      await administer(asker, 'people', { account: asker.account, care: 'AT_RISK' });
    },
    closed: { ...open, promotes: false },
  },
  {
    name: 'a risk whose answer is overdue',
    bring: async (asker) => {
      await nothingAsked(asker);
      await administer(asker, 'people', { account: asker.account, care: 'AT_RISK' });
      asker.box.sandbox.clock.move(73 * hour);
    },
    closed: shut('answerNeeded'),
  },
  {
    name: 'a limit that is still to be set',
    bring: async () => undefined,
    closed: noPlay('limitsMissing'),
  },
  {
    name: 'a lock of the next session',
    bring: async (asker) => {
      await nothingAsked(asker);
      await declare(asker, 24);
      await bet(asker, 1_00);
      asker.box.sandbox.clock.move(hour);
    },
    closed: noPlay('locked'),
  },
  {
    name: 'a session of play that is ending',
    bring: async (asker) => {
      await nothingAsked(asker);
      const { sessionId } = await declare(asker);
      await bet(asker, 1_00, { status: 'taken' });
      await done(asker, 'protection.endSession', { sessionId });
    },
    closed: noPlay('sessionEnding'),
  },
  {
    name: 'a deposit limit that is used up',
    bring: async (asker) => {
      await nothingAsked(asker);
      await limit(asker, 'deposit', '5.00');
    },
    closed: { ...open, deposit: 'limitReached' },
  },
  {
    name: 'a limit of bets that is used up',
    bring: async (asker) => {
      await nothingAsked(asker);
      await limit(asker, 'stake', '1.00');
      await bet(asker, 1_00);
    },
    closed: noPlay('limitReached'),
  },
];

/** Somebody of the seed, whose password never becomes too old, protected in this way. */
export async function protectedPerson(
  box: TestSandbox,
  { bring }: ProtectedState,
  account = 'vip5',
): Promise<Asker> {
  await box.reset();
  box.sandbox.settings.patch({ protection: { market: 'UNION' } });
  await box.sandbox.db.write((tx) =>
    tx.update(members).set({ passwordExpiresAt: null }).where(eq(members.accountKey, account)),
  );
  const asker = await askerOf(box, account);
  await bring(asker);
  return asker;
}
