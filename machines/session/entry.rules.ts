import { type Failure, failureOf } from '#contract/errors.ts';
import type { Entrance, LoginValue } from '#contract/session.ts';
import { type Features, noFeatures } from '../system/features.rules.ts';
import type { WorldEvent } from '../world.ts';
import { type Arrival, admitted, nobodyYet } from './arrival.rules.ts';

/** The ways into an account (spec 4): by one's secret, as somebody new, after forgetting the secret, or for fun. */
export type EntryWay = 'login' | 'register' | 'forgot' | 'freePlay';

/** What every way is given. `failure` says why the person is back at its form. */
export type WayInput = {
  readonly features: Features;
  readonly entrance: Entrance;
  readonly failure: Failure | null;
};

/**
 * How a way ends: accepted by the gateway, or not, and then where the person goes instead. `restricted` says that
 * the password must be changed before anything else.
 */
export type Admission = {
  readonly accepted: LoginValue | null;
  readonly restricted: boolean;
  readonly next: EntryWay | 'none';
};

export const notAdmitted: Admission = { accepted: null, restricted: false, next: 'none' };

/** How the entry ends for the session: a token only when someone may hold it. */
export type EntryOutput = Arrival & { readonly token: string | null };

export type EntryInput = {
  readonly way: EntryWay;
  readonly features: Features;
  readonly entrance: Entrance;
};

/** All that the entry may be told. */
export type EntryEvent = { readonly type: 'features.learned'; readonly features: Features };

/** Everything the entry knows. */
export type EntryContext = EntryInput & Admission & Arrival & { readonly failure: Failure | null };

/** An entry nobody has come through yet. */
export function newEntry(input: Partial<EntryInput>): EntryContext {
  const start: EntryInput = { way: 'login', features: noFeatures, entrance: 'any', ...input };
  return { ...start, ...notAdmitted, ...nobodyYet, failure: null };
}

/** What the way in hand is given. */
export function wayInput({ context }: { context: EntryContext }): WayInput {
  const { features, entrance, failure } = context;
  return { features, entrance, failure };
}

/** What the arrival needs to know of the gateway's answer. */
export function arrivalInput({ accepted }: EntryContext): { token: string; firstTime: boolean } {
  return { token: accepted?.token ?? '', firstTime: accepted?.firstTimeLogin === true };
}

/** The arrival's last word. */
export type Arrived = { readonly output: Arrival };

/** The entry with nobody in it again, and why: whoever gave up needs no reason. */
export function dropped(told: Arrived | { readonly error: unknown }): Partial<EntryContext> {
  if ('error' in told) return { ...notAdmitted, failure: failureOf(told.error) };
  const refused = told.output.outcome === 'turnedAway';
  return { ...notAdmitted, failure: refused ? { kind: 'unauthorized' } : null };
}

/**
 * Who came, as the gateway knows them; a password that must be changed comes first, whether or not it insists. A gateway
 * that restricts without saying whom is believed in what it said of the name before.
 */
export function arrivedAs({ restricted, accepted }: EntryContext, arrival: Arrival): Arrival {
  const { outcome } = arrival;
  const account = arrival.account || (accepted?.userName ?? '');
  return { ...arrival, account, outcome: outcome === 'arrived' && restricted ? 'restricted' : outcome };
}

/** The other way that the person asked for. */
export function wayOf({ next, way }: EntryContext): EntryWay {
  return next === 'none' ? way : next;
}

/** How it ended, from what the entry knows at its end. */
export function entryOutput({ outcome, member, account, accepted }: EntryContext): EntryOutput {
  const token = admitted({ outcome }) ? (accepted?.token ?? null) : null;
  return { outcome, member, account, token };
}

/** What the other tabs are told, since a browser shows one account at a time. */
export function cameIn({ account }: EntryContext): WorldEvent {
  return { type: 'tabs.told', word: 'came', account };
}

/** The session of an arrival that broke: nobody goes on with it. */
export function forsaken({ accepted }: EntryContext): WorldEvent {
  return { type: 'session.forsaken', token: accepted?.token ?? null };
}
