import { and, gte, inArray, lt, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Person } from '#contract/agent/person.ts';
import type { CallInput } from '#contract/calls.ts';
import type { Period } from '#contract/wallet/records.ts';
import { asOfIn, recordDaysIn } from '#sandbox/books/record-days.ts';
import { type RoundsFrom, roundsThen } from '#sandbox/books/rounds-then.ts';
import type { ledger } from '#sandbox/db/ledger-schema.ts';
import { rounds, takenAt } from '#sandbox/db/round-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { personShown, sinceMoved, teamOf } from '#sandbox/kit/team.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { standingOf } from '../place-in-team.ts';

type Asked = Pick<CallInput<'agent.bets'>, 'from' | 'to' | 'asOf' | 'member'>;

/** What a report is about: its days, its people, and the moment after which nothing is in it. */
export type Scope = {
  readonly agentId: string;
  readonly start: number;
  readonly end: number;
  readonly asOf: number;
  /** Its rounds, as they were at that moment. */
  readonly rounds: RoundsFrom;
  readonly period: Period;
  /** The person that it is narrowed to, as the answer shows them. */
  readonly narrowed: { readonly about?: Person };
  /** The ids of its people: one, or everybody below the agent, for `in`. */
  readonly people: SQLWrapper;
};

/** The scope of a question about the caller's team, or about one of it; refuses anybody else. */
export async function scopeOf(asked: Asked, caller: Caller, sandbox: Sandbox): Promise<Scope> {
  const { read } = sandbox.db;
  const agentId = memberIdOf(caller);
  const { start, end, period } = recordDaysIn(asked, sandbox);
  const id = asked.member;
  const about = id && personShown((await standingOf(read, agentId, id)).member, sandbox);
  const asOf = await asOfIn(asked, sandbox);
  return {
    agentId,
    start,
    end,
    asOf,
    rounds: await roundsThen(read, asOf),
    period,
    narrowed: about ? { about } : {},
    people: about
      ? sql`(${about.id})`
      : read.select({ id: members.id }).from(members).where(teamOf(read, agentId)),
  };
}

/** That rows belong to the people of a report, since they are of the team, and to its days. */
export function inScope(
  { agentId, start, end, asOf, people }: Scope,
  table: typeof rounds | typeof ledger,
): SQL | undefined {
  return and(
    inArray(table.memberId, people),
    gte(table.at, start),
    lt(table.at, end),
    lte(table.at, asOf),
    sinceMoved(agentId, table.memberId, table === rounds ? takenAt : table.at),
  );
}
