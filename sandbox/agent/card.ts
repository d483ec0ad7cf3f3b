import { and, count, eq, inArray, max, sum } from 'drizzle-orm';
import type { MemberFigures } from '#contract/agent/team.ts';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { ledger } from '#sandbox/db/ledger-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { signIns } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/sandbox.ts';
import { sendsInLine } from '#sandbox/wallet/lines.ts';
import type { Range } from '#sandbox/wallet/record-range.ts';
import { main } from '#sandbox/wallet/wallets.ts';
import { memberOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { reportDays } from './days.ts';
import { sumOf, within } from './overview.ts';
import { countsOf, pathsTo, standingOf } from './people.ts';
import { personShown } from './team.ts';

type Reader = Pick<Transaction, 'select'>;

/** What a member did in a range, from their bets and their main wallet. */
async function figuresOf(from: Reader, memberId: string, range: Range): Promise<MemberFigures> {
  const [played] = await from
    .select({ bets: count(), stake: sum(rounds.stake), win: sum(rounds.win) })
    .from(rounds)
    .where(
      and(
        eq(rounds.memberId, memberId),
        within(rounds.at, range),
        inArray(rounds.status, ['taken', 'settled']),
      ),
    );
  const [moved] = await from
    .select({ deposits: sumOf('deposits'), withdrawals: sumOf('withdrawals'), bonus: sumOf('bonus') })
    .from(ledger)
    .where(and(eq(ledger.memberId, memberId), eq(ledger.account, main), within(ledger.at, range)));
  const [stake, win] = [Number(played?.stake ?? 0), Number(played?.win ?? 0)];
  return {
    bets: played?.bets ?? 0,
    stake: amountOf(stake),
    win: amountOf(win),
    net: amountOf(win - stake),
    bonus: amountOf(moved?.bonus ?? 0),
    deposits: amountOf(moved?.deposits ?? 0),
    withdrawals: amountOf(0 - (moved?.withdrawals ?? 0)),
  };
}

/** Somebody of the caller's team, and what they did in some days (`agent.member`). */
export async function card(
  input: CallInput<'agent.member'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'agent.member'>> {
  const { read } = sandbox.db;
  const agent = await memberOf(caller, sandbox);
  const { id } = input;
  const days = reportDays(input, sandbox);
  const { member, level } = await standingOf(read, agent.id, id);
  const [seen] = await read
    .select({ at: max(signIns.at) })
    .from(signIns)
    .where(eq(signIns.memberId, id));
  return {
    ...personShown(member, sandbox),
    ...(await countsOf(read, [id]))(id),
    level,
    path: (await pathsTo(read, agent.id, [id], sandbox))(id),
    joinedAt: member.createdAt,
    lastSeenAt: seen?.at ?? null,
    open: !member.disabled,
    sends: sendsInLine(agent, sandbox) && !member.disabled,
    period: days.period,
    figures: await figuresOf(read, id, days),
  };
}
