import { and, eq, gt, inArray, lt, ne, sum } from 'drizzle-orm';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { idsBelow } from '#sandbox/agent/team.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { ledger } from '#sandbox/db/ledger-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { accountKind } from '#sandbox/session/accounts.ts';
import { memberOf } from '#sandbox/wire/call-owner.ts';
import { type Caller, type Handlers, Refusal } from '#sandbox/wire/handler.ts';
import { refuseOutside } from './amounts.ts';
import { heldIn, post } from './journal.ts';
import { once } from './once.ts';
import { newReference } from './transfers.ts';
import { main } from './wallets.ts';
import { withdrawPasswordShown } from './withdraw-password.ts';

type Lines = Pick<Handlers, 'wallet.line' | 'wallet.sendToLine'>;
type Member = typeof members.$inferSelect;
type Reader = Pick<Transaction, 'select'>;

const day = 24 * 60 * 60_000;
const demo = 4;

/** Whether a member may send money along their line (spec 3, toUpline): agents, where the brand allows it. */
export function sendsInLine(
  { type }: Pick<Member, 'type'>,
  { settings }: Pick<Sandbox, 'settings'>,
): boolean {
  return accountKind(type) === 'agent' && settings.current().whitelabel.LINETRANSFER === true;
}

/** The calling agent; refuses a caller who may not send. */
async function agentOf(caller: Caller, sandbox: Sandbox): Promise<Member> {
  const agent = await memberOf(caller, sandbox);
  if (!sendsInLine(agent, sandbox)) throw new Refusal('FUNCTION_DISABLED');
  return agent;
}

/** The possible recipients: real, open accounts, and never the sender. */
const open = and(eq(members.disabled, false), ne(members.type, demo));

async function lineOf(from: Reader, { id, uplineId }: Member) {
  const asked = { id: members.id, account: members.account, nickname: members.nickname };
  const others = and(open, ne(members.id, id));
  const below = await from
    .select(asked)
    .from(members)
    .where(and(others, inArray(members.id, idsBelow(from, id))))
    .orderBy(members.account);
  const [above] =
    uplineId === null
      ? []
      : await from
          .select(asked)
          .from(members)
          .where(and(others, eq(members.id, uplineId)));
  return { above: above ?? null, below };
}

/** The amount left to send within the 24 hours up to now, in minor units. */
async function leftOf(from: Reader, memberId: string, at: number, perDay: string): Promise<number> {
  const sent = and(
    eq(ledger.memberId, memberId),
    eq(ledger.cause, 'line'),
    lt(ledger.change, 0),
    gt(ledger.at, at - day),
  );
  const [found] = await from
    .select({ minor: sum(ledger.change) })
    .from(ledger)
    .where(sent);
  return Math.max(0, minorOf(perDay) + Number(found?.minor ?? 0));
}

function shown({ account, nickname }: Pick<Member, 'account' | 'nickname'>) {
  return { account, nickname };
}

/** Money from an agent to somebody of the agent's own line (spec 6). */
export const lines: Lines = {
  'wallet.line': async (_, caller, sandbox) => {
    const { read } = sandbox.db;
    const agent = await agentOf(caller, sandbox);
    const { min, max, perDay } = sandbox.settings.current().money.line;
    const { above, below } = await lineOf(read, agent);
    return {
      upline: above && shown(above),
      downlines: below.map(shown),
      limits: { min, max },
      leftToday: amountOf(await leftOf(read, agent.id, sandbox.clock.now(), perDay)),
      available: amountOf(await heldIn(read, agent.id, main)),
    };
  },
  'wallet.sendToLine': async (input, caller, sandbox) => {
    const agent = await agentOf(caller, sandbox);
    await withdrawPasswordShown(input.withdrawPassword, agent.id, sandbox);
    return once('wallet.sendToLine', input, caller, sandbox, async (tx, at) => {
      const { above, below } = await lineOf(tx, agent);
      const to = [above, ...below].find((one) => one?.account === input.account);
      // The caller does not learn whether such an account exists elsewhere.
      if (!to) throw new Refusal('RECIPIENT_REFUSED');
      const { min, max, perDay } = sandbox.settings.current().money.line;
      const change = minorOf(input.amount);
      const left = await leftOf(tx, agent.id, at, perDay);
      refuseOutside(change, { min: minorOf(min), max: Math.min(minorOf(max), left) });
      const reference = newReference();
      const movements = [
        { memberId: agent.id, wallet: main, change: -change },
        { memberId: to.id, wallet: main, change },
      ];
      await post(tx, { cause: 'line', reference, key: input.key, at, movements });
      // The ledger has it to the cent; the log tells the operators.
      sandbox.log.info(
        { from: agent.account, to: to.account, amount: input.amount },
        'money was sent along a line',
      );
      return { reference, account: to.account, amount: amountOf(change) };
    });
  },
};
