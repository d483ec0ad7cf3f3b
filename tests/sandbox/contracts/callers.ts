import { eq } from 'drizzle-orm';
import type { CallName, CallOutput } from '#contract/calls.ts';
import type { ContractKind, Terms } from '#contract/contracts/terms.ts';
import { members } from '#sandbox/db/schema.ts';
import { signIn } from '../../kit/ask-call.ts';
import { idOf } from '../../kit/members.ts';
import { early } from '../../kit/moment.ts';
import { newKey, said } from '../../kit/money.ts';
import { startSandbox, type TestSandbox } from '../../kit/sandbox.ts';
import { daily, dividend, hourly, realTime } from '../../machines/contracts/terms-of.ts';
import { decide, withoutContracts } from './contracts.ts';

/** Who is directly below whom; agent2 and downline1b beside each other, all of them agents of all kinds. */
export const uplines = {
  agent2: 'agent1',
  downline1b: 'agent1',
  agent41: 'agent2',
  agent42: 'agent41',
} as const;
export type Agent = 'agent1' | keyof typeof uplines;
const agents = ['agent1', ...Object.keys(uplines)] as readonly Agent[];

export const actCalls = {
  DIVIDEND: 'contracts.dividend',
  DAILY: 'contracts.daily',
  HOURLY: 'contracts.hourly',
  REALTIME: 'contracts.realTime',
} as const;

/** Terms of each kind of one tier that asks for nothing, with a rate. */
export function termsOf(kind: ContractKind, rate: number, payer: Terms['payer'] = 'UPLINE'): Terms {
  if (kind === 'DIVIDEND') return dividend({ rate, payer });
  if (kind === 'DAILY') return daily({ payer, tiers: [{ dailyBet: '0.00', active: 0, rate }] });
  if (kind === 'HOURLY') return hourly({ payer, tiers: [{ hourlyBet: '0.00', rate }] });
  return { ...realTime([{ singleBet: '0.00', profitRate: rate, lossRate: rate }]), payer };
}

export function changed(
  { sandbox }: TestSandbox,
  account: string,
  change: Partial<typeof members.$inferInsert>,
) {
  return sandbox.db.write((tx) => tx.update(members).set(change).where(eq(members.account, account)));
}

export type Office = {
  readonly box: TestSandbox;
  /** Asks in the name of one of the agents, or of anybody whose token is given. */
  readonly ask: <N extends CallName>(
    who: Agent | { readonly token: string },
    name: N,
    input: Record<string, unknown>,
  ) => Promise<{ status: number; code: string | null; value: CallOutput<N> }>;
  /** Offers terms of one tier and answers the id; throws when it is refused. */
  readonly offered: (account: keyof typeof uplines, rate: number, kind?: ContractKind) => Promise<string>;
  /** The same, and accepts it. */
  readonly given: (account: keyof typeof uplines, rate: number, kind?: ContractKind) => Promise<string>;
  /** Does an act that may end others as somebody who looked at the preview first. */
  readonly act: (who: Agent, act: string, contract: string, kind?: ContractKind) => ReturnType<Office['ask']>;
  readonly begin: () => Promise<void>;
};

/** Agents in a line who are signed in, and what they ask over HTTP. */
export async function startOffice(): Promise<Office> {
  const box = await startSandbox({ begins: early });
  for (const account of agents) await changed(box, account, { type: 1 });
  for (const [account, upline] of Object.entries(uplines))
    await changed(box, account, { uplineId: await idOf(box, upline) });
  const signedIn = agents.map(async (account) => [account, await signIn(box.address, account)] as const);
  const tokens = new Map(await Promise.all(signedIn));
  const ask: Office['ask'] = (who, name, input) =>
    said(box, name, input, typeof who === 'string' ? (tokens.get(who) ?? '') : who.token);
  const act: Office['act'] = async (who, one, contract, kind = 'DIVIDEND') => {
    const ending = one === 'ACCEPT' || one === 'AGREE';
    const seen = ending
      ? (await ask(who, 'contracts.preview', { contract, act: one })).value?.seen
      : undefined;
    return ask(who, actCalls[kind], { key: newKey(), act: one, contract, ...(ending ? { seen } : {}) });
  };
  const offered: Office['offered'] = async (account, rate, kind = 'DIVIDEND') => {
    const input = {
      key: newKey(),
      act: 'OFFER',
      member: await idOf(box, account),
      terms: termsOf(kind, rate),
    };
    const { value, code } = await ask(uplines[account], actCalls[kind], input);
    if (code !== null) throw new Error(`The offer was refused: ${code} ${JSON.stringify(value)}`);
    return value.id;
  };
  return {
    box,
    ask,
    act,
    offered,
    given: async (account, rate, kind) => {
      const id = await offered(account, rate, kind);
      await act(account, 'ACCEPT', id, kind);
      return id;
    },
    begin: async () => {
      await withoutContracts(box);
      for (const kind of ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const)
        await decide(box, { act: 'grant', account: 'agent1', terms: termsOf(kind, 6_000, 'PLATFORM') });
    },
  };
}
