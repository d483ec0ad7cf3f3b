import * as z from 'zod/mini';
import { MemberId, Person } from '../agent/person.ts';
import { Instant, Key, Reference } from '../wallet/money.ts';
import { Pay, Unit } from './pay.ts';
import { contractKinds, Terms, type TermsOf } from './terms.ts';

/** What the two sides of a contract can do. */
export const contractActs = ['ACCEPT', 'REJECT', 'WITHDRAW', 'TERMINATE', 'AGREE', 'REFUSE'] as const;
export type ContractAct = (typeof contractActs)[number];

/** The acts that end contracts further down: they say which ends were shown (`contracts.preview`). */
export const endingActs = ['ACCEPT', 'AGREE'] as const;

export const contractStates = ['REQUESTED', 'VALID', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'ENDED'] as const;

/** Why a contract is not in force any more: agreed on, another in its place, a lower rate above it, or the agent left the line. */
export const endCauses = ['TERMINATED', 'REPLACED', 'RATE', 'LEFT'] as const;

/** Why a contract is not possible: what `value.rule` of CONTRACT_RULE says. */
export const contractRules = [
  'OWN_RATE',
  'SHARES',
  'TERMS',
  'PENDING',
  'ENDING',
  'NOT_DIRECT',
  'KIND_OFF',
  'CONSEQUENCES',
] as const;
export type ContractRule = (typeof contractRules)[number];

const Side = z.enum(['AGENT', 'UPLINE']);

/** A contract as somebody of its line sees it: everything about one that is in force, or was offered or ended. */
export const Contract = z.object({
  id: Reference,
  kind: z.enum(contractKinds),
  /** Which side of it the caller is; null for those who can only read it. */
  side: z.nullable(Side),
  /** Who is paid by it. */
  agent: Person,
  /** Who offered it; null for the house. */
  upline: z.nullable(Person),
  terms: Terms,
  /** REQUESTED waits for the agent's answer; VALID is in force. */
  state: z.enum(contractStates),
  offeredAt: Instant,
  /** When an offer lapses. */
  answerBy: Instant,
  validFrom: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  endCause: z.nullable(z.enum(endCauses)),
  /** Who asked to end it, and until when the other side may answer; null while nobody does. */
  endAskedBy: z.nullable(Side),
  endAnswerBy: z.nullable(Instant),
});
export type Contract = z.infer<typeof Contract>;

/** A stretch of the merchant's time: its id such as 2026-11, its first moment and the first after it, in epoch milliseconds. */
export const PayPeriod = z.object({ id: z.string(), from: Instant, to: Instant });
export type PayPeriod = z.infer<typeof PayPeriod>;

/** What a contract comes to, without its units but for the last, whose tier is the one that is reached now. */
export const PaySummary = z.extend(z.omit(Pay, { units: true }), { unit: z.nullable(Unit) });
export type PaySummary = z.infer<typeof PaySummary>;

/** What is asked of a contract of a kind with these terms. */
export function askOf<K extends Terms['kind']>(terms: z.ZodMiniType<TermsOf<K>, TermsOf<K>>) {
  return z.discriminatedUnion('act', [
    z.object({ key: Key, act: z.literal('OFFER'), member: MemberId, terms }),
    z.object({ key: Key, act: z.enum(endingActs), contract: Reference, seen: Reference }),
    z.object({ key: Key, act: z.enum(['REJECT', 'WITHDRAW', 'TERMINATE', 'REFUSE']), contract: Reference }),
  ]);
}

/** A contract further down that ends with an act: whose it is, who gave it, and its highest rates. */
export const Ending = z.object({
  contract: Reference,
  agent: Person,
  upline: z.nullable(Person),
  rates: z.array(z.number()),
});
export type Ending = z.infer<typeof Ending>;
