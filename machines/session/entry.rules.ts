import { type Failure, failureOf } from '#contract/errors.ts';
import type { Entrance } from '#contract/session/entrance.ts';
import type { LoginValue } from '#contract/session.ts';
import { type Features, noFeatures } from '../system/features.rules.ts';
import { type Arrival, mayEnter, nobodyYet } from './load-member.rules.ts';

/** The ways in to an account (spec 4): sign in, register, recover a forgotten password, or play for free. */
export type EntryWay = 'login' | 'register' | 'forgot' | 'freePlay';

/** The input of every way. `failure` says why the person is back at its form. */
export type WayInput = {
  readonly features: Features;
  readonly entrance: Entrance;
  readonly failure: Failure | null;
};

/**
 * How a way ends: accepted by the gateway, or not, and then where the person goes instead. `restricted` means
 * that the password must be changed before anything else.
 */
export type Admission = {
  readonly accepted: LoginValue | null;
  readonly restricted: boolean;
  readonly next: EntryWay | 'none';
};

export const noAdmission: Admission = { accepted: null, restricted: false, next: 'none' };

/**
 * The output of the entry for the session: a token only when it may be used. `offers`: it is a first sign-in, with a password
 * that somebody else may have chosen; `renewed`: the person has just set a new password.
 */
export type EntryOutput = Arrival & {
  readonly token: string | null;
  readonly offers?: true;
  readonly renewed?: true;
};

export type EntryInput = {
  readonly way: EntryWay;
  readonly features: Features;
  readonly entrance: Entrance;
};

/** Every event of the entry. */
export type EntryEvent = { readonly type: 'features.learned'; readonly features: Features };

/** Everything the entry knows. */
export type EntryContext = EntryInput & Admission & Arrival & { readonly failure: Failure | null };

/** A new entry. */
export function newEntry(input: Partial<EntryInput>): EntryContext {
  const start: EntryInput = { way: 'login', features: noFeatures, entrance: 'any', ...input };
  return { ...start, ...noAdmission, ...nobodyYet, failure: null };
}

/** The input of the current way. */
export function wayInput({ context }: { context: EntryContext }): WayInput {
  const { features, entrance, failure } = context;
  return { features, entrance, failure };
}

/** The input of the arrival, from the gateway's answer. */
export function arrivalInput({ accepted }: EntryContext): { token: string; firstTime: boolean } {
  return { token: accepted?.token ?? '', firstTime: accepted?.firstTimeLogin === true };
}

/**
 * Whether the gateway's answer itself says that the password must be changed, and whose it is: everything else would be
 * refused, and is not asked.
 */
export function toldToChange({ accepted, restricted }: EntryContext): boolean {
  return restricted && accepted?.mustChangePassword === true && accepted.account !== undefined;
}

/** The same at a first sign-in, which the tab remembers: the gateway hears of it after the change. */
export function toldAtFirst(context: EntryContext): boolean {
  return toldToChange(context) && context.accepted?.firstTimeLogin === true;
}

/** The person who must change the password, as the gateway's answer names them; a first login is announced after that. */
export function restrictedAtOnce({ accepted }: EntryContext): Partial<EntryContext> {
  const { account = '', firstTimeLogin } = accepted ?? {};
  return { outcome: 'restricted', account, ...(firstTimeLogin && { unannounced: true }) };
}

/** The arrival's output. */
export type Arrived = { readonly output: Arrival };

/** The entry after nobody came in, with the reason; giving up needs none. */
export function dropEntry(ended: Arrived | { readonly error: unknown }): Partial<EntryContext> {
  if ('error' in ended) return { ...noAdmission, failure: failureOf(ended.error) };
  const refused = ended.output.outcome === 'turnedAway';
  return { ...noAdmission, failure: refused ? { kind: 'unauthorized' } : null };
}

/**
 * The person as the gateway knows them; a password that must be changed comes first, even if the gateway does
 * not insist. If the gateway restricts without naming the account, the name from its earlier answer counts.
 */
export function arrivedAs({ restricted, accepted }: EntryContext, arrival: Arrival): Arrival {
  const { outcome } = arrival;
  const account = arrival.account || (accepted?.userName ?? '');
  return { ...arrival, account, outcome: outcome === 'arrived' && restricted ? 'restricted' : outcome };
}

/** The other way that the person chose. */
export function wayOf({ next, way }: EntryContext): EntryWay {
  return next === 'none' ? way : next;
}

/** The output of the entry. */
export function entryOutput({
  outcome,
  member,
  account,
  unannounced,
  accepted,
  way,
}: EntryContext): EntryOutput {
  const token = mayEnter({ outcome }) ? (accepted?.token ?? null) : null;
  const offers = outcome === 'arrived' && way === 'login' && accepted?.firstTimeLogin === true;
  return {
    outcome,
    member,
    account,
    token,
    ...(unannounced && { unannounced }),
    ...(offers && { offers }),
    ...(token !== null && way === 'forgot' && { renewed: true }),
  };
}

/** The message to the other tabs, because a browser shows one account at a time. */
export function cameIn({ account }: EntryContext) {
  return { type: 'tabs.notified', word: 'came', account } as const;
}

/** The session of an arrival that broke: it is not used any more. */
export function forsaken({ accepted }: EntryContext) {
  return { type: 'session.forsaken', token: accepted?.token ?? null } as const;
}
