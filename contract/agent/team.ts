import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { AccountName } from '../typed-fields.ts';
import { Page } from '../wallet/money.ts';
import { Days, Period } from '../wallet/records.ts';
import { marks } from './marks.ts';
import { MemberId, Person } from './person.ts';
import { PersonSums } from './sums.ts';

/** Somebody of the team as its tree shows them. */
const TeamMember = z.extend(Person, {
  /** 1 is directly below the agent. */
  level: z.number(),
  /** How many people are directly below, and how many at any depth. */
  direct: z.number(),
  below: z.number(),
  /** Epoch milliseconds. */
  joinedAt: z.number(),
  /** The account of the one directly above, as it may be shown. */
  upline: z.string(),
  /** Not when the account is closed. */
  open: z.boolean(),
  /** Everybody between the agent and them, from the top; of a search only, because a branch has its own `path`. */
  above: z.optional(z.array(Person)),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** A member's own play and money in some days. */
const MemberFigures = z.object(PersonSums);
export type MemberFigures = z.infer<typeof MemberFigures>;

export const team = {
  /**
   * The tree of the team, branch by branch (spec 2, downline): the people directly below `under`, or below the caller;
   * with `search`, everybody below the caller whose account or nickname, as it is shown, holds the text, whatever its
   * capitals and accents. Always in the same order. A caller that reads several pages sends the time of the first
   * answer. Refusals: FORBIDDEN, MEMBER_UNKNOWN for everybody who is not below the caller.
   */
  'agent.tree': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_agentDownlineTree',
    ...marks,
    input: z.object({
      under: z.optional(MemberId),
      search: z.optional(AccountName),
      page: Page,
      size: z.int().check(z.minimum(1), z.maximum(100)),
      asOf: z.optional(z.number()),
    }),
    output: z.object({
      rows: z.array(TeamMember),
      /** Of the branch, or of the search. */
      total: z.number(),
      totalPages: z.number(),
      /** How many people are below `under` at any depth. */
      below: z.number(),
      /** From directly below the caller down to `under`, who is the last; empty without `under`. */
      path: z.array(Person),
      /** Epoch milliseconds, on the gateway's clock. */
      asOf: z.number(),
    }),
  }),
  /**
   * Somebody of the team, and what they did in some days (spec 2, downline). Refusals: FORBIDDEN, RANGE_REFUSED,
   * MEMBER_UNKNOWN for everybody who is not below the caller: of another line, gone, made up, or the caller.
   */
  'agent.member': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_agentDownlineMember',
    ...marks,
    input: z.object({ id: MemberId, ...Days }),
    output: z.object({
      ...Person.shape,
      level: z.number(),
      /** From directly below the caller down to the member, who is the last. */
      path: z.array(Person),
      joinedAt: z.number(),
      /** The last time they signed in; null when that is not known. */
      lastSeenAt: z.nullable(z.number()),
      open: z.boolean(),
      direct: z.number(),
      below: z.number(),
      /** Whether the caller may send them money (`wallet.sendToLine`). */
      sends: z.boolean(),
      period: Period,
      figures: MemberFigures,
    }),
    row: true,
  }),
};
