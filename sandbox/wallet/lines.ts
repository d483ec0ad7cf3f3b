import { and, count, eq, gt, inArray, lt, ne, sum } from 'drizzle-orm';
import { demoType } from '#contract/session/account-types.ts';
import { asMinor, least, type Minor, most, negated, plus } from '#contract/units.ts';
import { amountOf, minorOf } from '#contract/wallet/minor-units.ts';
import { refuseOutside } from '#sandbox/books/amounts.ts';
import { heldIn, post } from '#sandbox/books/journal.ts';
import { once } from '#sandbox/books/once.ts';
import { main } from '#sandbox/books/wallets.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { ledger } from '#sandbox/db/ledger-schema.ts';
import { line, members } from '#sandbox/db/schema.ts';
import { marketOf, protectedBy } from '#sandbox/kit/market.ts';
import { newReference } from '#sandbox/kit/references.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { idsBelow, inOrder, named, namedLike, personShown, sendsInLine } from '#sandbox/kit/team.ts';
import { folded } from '#sandbox/kit/text-match.ts';
import { takesNothing } from '#sandbox/protection/deposit-gate.ts';
import { refuseUnanswered } from '#sandbox/protection/promotions-allowed.ts';
import { withdrawPasswordShown } from '#sandbox/verification/withdraw-password.ts';
import { memberOf } from '#sandbox/wire/call-owner.ts';
import type { Caller, Handlers } from '#sandbox/wire/handler.ts';

type Lines = Pick<Handlers, 'wallet.line' | 'wallet.recipients' | 'wallet.sendToLine'>;
type Member = typeof members.$inferSelect;
type Reader = Pick<Transaction, 'select'>;

const day = 24 * 60 * 60_000;

/** The calling agent; refuses a caller who may not send. */
async function agentOf(caller: Caller, sandbox: Sandbox): Promise<Member> {
  const agent = await memberOf(caller, sandbox);
  if (!sendsInLine(agent, sandbox)) throw new Refusal('FUNCTION_DISABLED');
  if (!marketOf(sandbox).rules.money.transfersInLine) throw protectedBy('transfersClosed');
  return agent;
}

/** A possible recipient: a real, open account. */
const open = and(eq(members.disabled, false), ne(members.type, demoType));

/** Everybody below an agent that money may be sent to. */
const downlines = (from: Reader, { id }: Member) => and(open, inArray(members.id, idsBelow(from, id)));

/** Somebody of an agent's line that money may be sent to: the upline, or anybody below. */
async function relativeOf(from: Reader, { id: agentId, uplineId }: Member, id: string) {
  const below = from
    .select({ id: line.memberId })
    .from(line)
    .where(and(eq(line.ancestorId, agentId), eq(line.memberId, id), gt(line.depth, 0)));
  const ofLine = id === uplineId ? undefined : inArray(members.id, below);
  const [found] = await from
    .select(named)
    .from(members)
    .where(and(open, eq(members.id, id), ofLine));
  return found;
}

/** How many recipients a search answers. */
const mostFound = 20;

/** The amount left to send within the 24 hours up to now. */
async function leftOf(from: Reader, memberId: string, at: number, perDay: string): Promise<Minor> {
  const sent = and(
    eq(ledger.memberId, memberId),
    eq(ledger.cause, 'line'),
    lt(ledger.change, asMinor(0)),
    gt(ledger.at, at - day),
  );
  const [found] = await from
    .select({ minor: sum(ledger.change) })
    .from(ledger)
    .where(sent);
  return most(asMinor(0), plus(minorOf(perDay), asMinor(Number(found?.minor ?? 0))));
}

/** Money from an agent to somebody of the agent's own line (spec 6). */
export const lines: Lines = {
  'wallet.line': async (_, caller, sandbox) => {
    const { read } = sandbox.db;
    const agent = await agentOf(caller, sandbox);
    const { min, max, perDay } = sandbox.settings.current().money.line;
    const above = agent.uplineId === null ? undefined : await relativeOf(read, agent, agent.uplineId);
    const [below] = await read.select({ count: count() }).from(members).where(downlines(read, agent));
    return {
      upline: above ? personShown(above, sandbox) : null,
      downlines: below?.count ?? 0,
      limits: { min, max },
      leftToday: amountOf(await leftOf(read, agent.id, sandbox.clock.now(), perDay)),
      available: amountOf(await heldIn(read, agent.id, main)),
    };
  },
  'wallet.recipients': async ({ search, to }, caller, sandbox) => {
    const { read } = sandbox.db;
    const agent = await agentOf(caller, sandbox);
    if (to !== undefined) {
      const found = await relativeOf(read, agent, to);
      return { recipients: found ? [personShown(found, sandbox)] : [], more: false };
    }
    const below = await read
      .select(named)
      .from(members)
      .where(downlines(read, agent))
      .orderBy(...inOrder(sandbox));
    const wanted = folded(search);
    const people = below.map((one) => personShown(one, sandbox)).filter((one) => namedLike(one, wanted));
    return { recipients: people.slice(0, mostFound), more: people.length > mostFound };
  },
  'wallet.sendToLine': async (input, caller, sandbox) => {
    const agent = await agentOf(caller, sandbox);
    await withdrawPasswordShown(input.withdrawPassword, agent.id, sandbox);
    return once('wallet.sendToLine', input, caller, sandbox, async (tx, at) => {
      await refuseUnanswered(tx, agent.id, at);
      const to = await relativeOf(tx, agent, input.memberId);
      // The caller does not learn whether there is such a member elsewhere, nor why somebody takes no money.
      if (!to || (await takesNothing(tx, to.id, sandbox))) throw new Refusal('RECIPIENT_REFUSED');
      const { min, max, perDay } = sandbox.settings.current().money.line;
      const change = minorOf(input.amount);
      const left = await leftOf(tx, agent.id, at, perDay);
      refuseOutside(change, { min: minorOf(min), max: least(left, minorOf(max)) });
      const reference = newReference();
      const movements = [
        { memberId: agent.id, wallet: main, change: negated(change) },
        { memberId: to.id, wallet: main, change },
      ];
      await post(tx, { cause: 'line', reference, key: input.key, at, movements });
      // The ledger has it to the cent; the log tells the operators.
      sandbox.log.info(
        { from: agent.account, to: to.account, amount: input.amount },
        'money was sent along a line',
      );
      return { reference, to: personShown(to, sandbox), amount: amountOf(change) };
    });
  },
};
