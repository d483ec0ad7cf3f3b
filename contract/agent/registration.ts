import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { contractKinds, whole } from '../contracts/terms.ts';
import { charactersIn, mostUnits } from '../support/characters.ts';
import { wordsOf } from '../typed.ts';
import { AccountName, Line, Secret } from '../typed-fields.ts';
import { Instant, Key, Reference } from '../wallet/money.ts';
import { marks } from './marks.ts';
import { Person } from './person.ts';

/** Characters of the longest name of an invitation, as a person counts them. */
export const mostNameCharacters = 40;

/** Whether a name of so many characters may be given to an invitation. */
export function nameFits(characters: number): boolean {
  return characters >= 1 && characters <= mostNameCharacters;
}

/** What somebody becomes who is registered by an agent, or with an agent's invitation. */
const Kind = Person.shape.kind;
export type PersonKind = z.infer<typeof Kind>;

/** A kind of contract and the rate that goes with it, in hundredths of a percent; of a real-time salary for both of its rates. */
const KindRate = z.object({
  kind: z.enum(contractKinds),
  rate: z.int().check(z.minimum(1), z.maximum(whole)),
});
export type KindRate = z.infer<typeof KindRate>;

/** A link that puts everybody who registers with it directly below its agent. */
export const Invitation = z.object({
  id: Reference,
  /** Goes into the link as `referralCode`. */
  code: z.string(),
  /** What the agent called it; any text, shown as plain text. */
  name: z.string(),
  kind: Kind,
  /** What every agent who registers with it is offered: the agent's own terms then, with no rate above this one. */
  rates: z.array(KindRate),
  createdAt: Instant,
  /** Since when it takes nobody any more; its uses stay. */
  closedAt: z.nullable(Instant),
  /** People who registered with it: in all, and in the merchant's month; when the last of them did. */
  uses: z.number(),
  usesThisMonth: z.number(),
  lastUsedAt: z.nullable(Instant),
});
export type Invitation = z.infer<typeof Invitation>;

export const registration = {
  /** The agent's invitations, newest first, and what the agent may make. */
  'agent.invitations': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_agentInvitations',
    ...marks,
    input: z.object({}),
    output: z.object({
      /** The configured origin of the product: the base of every link. */
      origin: z.string(),
      /** The agent's own affiliate code, which invites members and is never closed; null for an agent without one. */
      ownCode: z.nullable(z.string()),
      /** What this agent may register and invite. */
      registers: z.array(Kind),
      /** How many invitations may be open at a time. */
      most: z.number(),
      /**
       * The most that a link for agents may carry: the agent's highest own rate in each kind of contract in force. Of a
       * real-time salary it is the higher of the two, because an offer never has more of either than the agent has.
       */
      ownRates: z.array(KindRate),
      invitations: z.array(Invitation),
      /** The merchant's time zone, an IANA name. */
      zone: z.string(),
    }),
  }),
  /**
   * Makes an invitation, once per key. Refusals: INVITATION_LIMIT, FUNCTION_DISABLED for a kind that the agent may not
   * make, CONTRACT_RULE (`value.rule` OWN_RATE) for a rate above the agent's own, INPUT_INVALID for rates in a link for
   * members, KEY_REUSED, KEY_BUSY.
   */
  'agent.invite': defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_agentInvite',
    ...marks,
    keyed: true,
    input: z.object({
      key: Key,
      name: z.string().check(
        z.maxLength(mostUnits),
        z.overwrite(wordsOf),
        z.refine((name) => nameFits(charactersIn(name))),
      ),
      kind: Kind,
      /** At most one of a kind. */
      rates: z.optional(
        z
          .array(KindRate)
          .check(z.refine((rates) => new Set(rates.map(({ kind }) => kind)).size === rates.length)),
      ),
    }),
    output: Invitation,
  }),
  /**
   * Closes an invitation for good, once per key: nobody can register with it any more, and its uses stay. One that is
   * closed already stays as it is. Refusals: NOT_FOUND, KEY_REUSED, KEY_BUSY.
   */
  'agent.closeInvitation': defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_agentCloseInvitation',
    ...marks,
    keyed: true,
    input: z.object({ key: Key, id: Reference }),
    output: Invitation,
    row: true,
  }),
  /**
   * Registers a person directly below the agent, with a temporary password that they must change when they first sign
   * in, once per key. Refusals: ACCOUNT_TAKEN, FIELD_REFUSED (`value.field`), PASSWORD_RULE, FUNCTION_DISABLED for a
   * kind that the agent may not make, TOO_MANY_REQUESTS, KEY_REUSED, KEY_BUSY.
   */
  'agent.register': defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_agentRegister',
    ...marks,
    keyed: true,
    sealed: true,
    input: z.object({
      key: Key,
      // The rules of the brand and the gateway decide what these may hold, as for everybody who registers.
      account: AccountName,
      /** The name that others see; without it, the account's. */
      nickname: Line,
      password: Secret,
      kind: Kind,
    }),
    output: z.object({
      id: Reference,
      account: z.string(),
      /** As others see it. */
      nickname: z.string(),
      kind: Kind,
    }),
  }),
};
