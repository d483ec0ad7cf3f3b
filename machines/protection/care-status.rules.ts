import type { CallOutput } from '#contract/calls.ts';
import type { Place } from '../places.ts';
import type { AccountKind } from '../session/account.rules.ts';
import type { WorldEvent } from '../world.ts';

/** Who is here, as the session says it. */
export type WhoIsHere = { readonly account: AccountKind | null; readonly username: string };

/** What counts here of everything that protects a member. */
export type Held = {
  readonly care: CallOutput<'protection.standing'>['care'];
  readonly away: boolean;
  readonly promote: boolean;
  readonly limitsAsked: CallOutput<'protection.standing'>['limitsAsked'];
  /** What the question for limits asks: for those that are needed, for a first one, or whether those that are set still fit. */
  readonly limitsQuestion: 'needed' | 'first' | 'review';
};

export type CareContext = WhoIsHere & {
  /** The gateway's last word; null before the first. */
  readonly held: Held | null;
  /** What the member was shown and put off: the same is not shown over a page again. */
  readonly putOff: string;
  /** The question for limits was shown: once for each time that somebody comes in. */
  readonly prompted: boolean;
  /** Whether what the page has read was read as by somebody who may be promoted to; a visitor may. */
  readonly promoted: boolean;
  /** How often the gateway was asked in vain. */
  readonly inVain: number;
};

export type CareEvent =
  | ({ type: 'account.changed' } & WhoIsHere)
  /** What protects the member may have changed: an answer, a limit, a break. */
  | { type: 'standing.doubted' }
  | { type: 'answer.clicked' }
  | { type: 'put.off' }
  | { type: 'limits.opened' }
  /** Put away without an answer: the question comes again when the member next comes in. */
  | { type: 'limits.closed' }
  | { type: 'limits.postponed' };

export type Standing = Held['care']['standing'];

export type CareTypes = {
  context: CareContext;
  events: CareEvent;
  emitted: WorldEvent;
  tags: 'busy' | 'stable';
  /** `step`: what is shown over the page. `promotes`: promotions are open, by the gateway's word (context `held`). */
  meta: { step?: 'answer' | 'reminder' | 'limits'; promotes?: true };
};

export const nobodyHere: CareContext = {
  account: null,
  username: '',
  held: null,
  putOff: '',
  prompted: false,
  promoted: true,
  inVain: 0,
};

/** The same person once more, with what they put off; or somebody else, of whom nothing is known. */
export function cameIn(before: CareContext, { account, username }: WhoIsHere): CareContext {
  const same = before.account === account && before.username === username;
  return same ? before : { ...nobodyHere, account, username };
}

/** Whether an account has a standing: a demo account plays for nothing. */
export function hasStanding({ account }: Pick<WhoIsHere, 'account'>): boolean {
  return account === 'member' || account === 'agent';
}

/** What counts of an answer. */
export function heldOf({ care, absence, may, limitsAsked, limits }: CallOutput<'protection.standing'>): Held {
  const set = limits.some(({ value }) => value !== null);
  const limitsQuestion = limitsAsked === 'must' ? 'needed' : set ? 'review' : 'first';
  return { care, away: absence !== null, promote: may.promote, limitsAsked, limitsQuestion };
}

/** A name for what a member is asked: an overdue answer is another thing than one that is awaited. */
export function markOf({ held }: Pick<CareContext, 'held'>): string {
  return `${held?.care.toAnswer ?? ''}${held?.care.suspended ? ' overdue' : ''}`;
}

/** Whether a message is to be answered that the page has to speak of; never to somebody who is away. */
export function asksAnswer({ held }: Pick<CareContext, 'held'>): boolean {
  return held !== null && !held.away && held.care.toAnswer !== null;
}

/** Whether the member put off what is asked now. */
export function wasPutOff(context: CareContext): boolean {
  return asksAnswer(context) && context.putOff === markOf(context);
}

/** Whether the question for limits is to be shown: never beside another one. */
export function wantsLimits(context: CareContext): boolean {
  const { held, prompted } = context;
  return held !== null && !held.away && !prompted && !asksAnswer(context) && held.limitsAsked !== 'no';
}

/** Reads that show what is promoted, or why it is not. */
export const promoting = [
  'protection.standing',
  'notices.announcements',
  'promotions.detail',
  'missions.summary',
  'points.rewards',
  'member.referral',
] as const;

/** The place of the message that has to be answered. */
export function messagePlace({ held }: Pick<CareContext, 'held'>): Place {
  return { screen: 'member', page: 'messageV2', section: held?.care.toAnswer ?? '' };
}

/** The place where limits are set. */
export const limitsPlace: Place = { screen: 'member', page: 'protection', section: 'limits' };

/** Milliseconds until the gateway is asked again by itself: longer than a session lasts unused, so that a hidden page asks nothing. */
export const untilNext = 60 * 60_000;

const waits = [15_000, 60_000, 300_000] as const;

/** Milliseconds until a question in vain is asked again: longer each time. */
export function untilAgain({ inVain }: Pick<CareContext, 'inVain'>): number {
  return waits[Math.min(inVain, waits.length) - 1] ?? waits[0];
}

/** One more question in vain, up to the number of different waits. */
export function askedInVain({ inVain }: Pick<CareContext, 'inVain'>): Pick<CareContext, 'inVain'> {
  return { inVain: Math.min(inVain + 1, waits.length) };
}
