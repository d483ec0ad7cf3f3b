import type { MemberInfo } from '#contract/member.ts';
import type { Entrance } from '#contract/session/entrance.ts';
import { type Features, noFeatures } from '../system/features.rules.ts';
import type { RenewedToken, WorldEvent } from '../world.ts';
import { type AccountKind, kindOfMember } from './account.rules.ts';
import type { EntryInput, EntryOutput, EntryWay } from './entry.rules.ts';
import { type Arrival, nobodyYet } from './load-member.rules.ts';

/** What the session remembers. `fresh` marks a sign-in made now, not one resumed after a reload. */
export type SessionContext = {
  readonly token: string | null;
  readonly account: string;
  readonly member: MemberInfo | null;
  /** What the gateway last said about the person. */
  readonly outcome: Arrival['outcome'];
  readonly fresh: boolean;
  /** The way in that was last requested. */
  readonly way: EntryWay;
  readonly features: Features;
  readonly entrance: Entrance;
  readonly language: string;
  /** The stored token still needs its first-login call. */
  readonly firstTime: boolean;
  /** A different account signed in in another tab, and this one was signed out for it. */
  readonly displaced: boolean;
  /** The person who signed in is not the one whose page is behind the dialog. */
  readonly switched: boolean;
  /** Between 0 and 1: spreads what many pages ask. */
  readonly chance: number;
  /** The token was renewed or restricted, or an absence began or ended; who is here was not asked since then. */
  readonly unasked: boolean;
  /** The token of a person who is coming in through the open dialog, until it is known who they are. */
  readonly coming: string | null;
  /** The greeting offers to change the password, which somebody else may have chosen. */
  readonly offers: boolean;
  /** The person here has changed the password, and is told so until they have seen it. */
  readonly renewed: boolean;
};

/** The types of the chart. */
export type SessionTypes = {
  input: SessionInput;
  context: SessionContext;
  events: SessionEvent;
  emitted: WorldEvent;
  tags: 'busy' | 'stable' | 'refused' | 'audited';
};

/** A message from another tab: the account that signed out there, or came in. */
export type Heard = { readonly word: 'left' | 'came'; readonly account: string };

/** The way in that the person wants, or that follows once this account is left. */
export type Wanted = { readonly way: EntryWay };
export type Leaving = { readonly next?: EntryWay };

export type SessionInput = {
  readonly token: string | null;
  readonly entrance: Entrance;
  readonly language: string;
  /** The first-login call for the stored token was running when the page was reloaded. */
  readonly firstTime: boolean;
  readonly chance: number;
};

/** The settings that the session receives. */
export type SessionSetting =
  | { readonly type: 'features.learned'; readonly features: Features }
  | { readonly type: 'language.changed'; readonly language: string };

/** Every event of the session: from a person, the gateway client, another tab or machine. */
export type SessionEvent =
  | SessionSetting
  | { readonly type: 'entry.wanted'; readonly way: EntryWay }
  | { readonly type: 'signOut.asked'; readonly next?: EntryWay }
  | { readonly type: 'session.left' }
  | { readonly type: 'session.stayed' }
  | { readonly type: 'token.kept'; readonly token: string }
  | { readonly type: 'token.dropped' }
  | { readonly type: 'token.refused'; readonly token: string }
  | ({ readonly type: 'token.restricted' } & Judged)
  | { readonly type: 'absence.changed' }
  | ({ readonly type: 'token.renewed' } & RenewedToken)
  | ({ readonly type: 'tabs.heard' } & Heard)
  | { readonly type: 'displaced.seen' }
  /** The person here changed the password by choice. */
  | { readonly type: 'password.changed' }
  | { readonly type: 'renewal.seen' };

/** Passes the whole event to an action or a guard. */
export function whole<E>({ event }: { readonly event: E }): E {
  return event;
}

/** A session without a person. */
export const nobody = {
  ...nobodyYet,
  token: null,
  fresh: false,
  unasked: false,
  coming: null,
  offers: false,
  renewed: false,
} as const;

/** The start of a session: the gateway must confirm a stored token. */
export function newSession(input: SessionInput): SessionContext {
  return { ...nobody, ...input, way: 'login', features: noFeatures, displaced: false, switched: false };
}

/** A token that a call was refused for; `away` when that was because its owner is on a break or excluded. */
export type Judged = { readonly token: string; readonly away?: boolean };

/** Whether a word about a token is about this session, and tells it anything new. */
export function isOurs(context: SessionContext, { token, away = false }: Judged): boolean {
  return token === context.token && !(away && kindOf(context) === 'away');
}

/** Whether another tab that shares this session renewed its token: what was asked of the person here is done. */
export function renewedElsewhere(context: SessionContext, { token, heard }: RenewedToken): boolean {
  return heard === true && token === context.token;
}

/** Whether the session of somebody who is known here turned out to have ended. */
export function turnedOut({ account }: SessionContext, { outcome }: Arrival): boolean {
  return outcome === 'turnedAway' && account !== '';
}

/** What was read for the account that is left, if it is not the one that follows: all of it. */
export function leftBehind({ account }: SessionContext, next: string): WorldEvent {
  return { type: 'stale', reads: account === '' || account === next ? [] : 'all' };
}

/** The input of the way in. */
export function entryInput({ way, features, entrance }: SessionContext): EntryInput {
  return { way, features, entrance };
}

/**
 * The session to leave, and what follows: the sign-out machine needs the token for one last call, the other
 * tabs the account's name.
 */
export function leave({ token, account }: SessionContext, next: EntryWay | null = null): WorldEvent {
  return { type: 'signOut.opened', token: token ?? '', account, next };
}

/** The input of the forced change dialog. */
export function changeInput({ account }: SessionContext) {
  return { forced: true, account };
}

/** The session given up here, or the one that was about to take its place, for the gateway to end. */
export function forsaken({ token, coming }: SessionContext): WorldEvent {
  return { type: 'session.forsaken', token: token ?? coming };
}

/** The input of a resumed session's first steps. */
export function resumeInput({ token, firstTime }: SessionContext) {
  return { token: token ?? '', firstTime };
}

/** Who is greeted, and how. */
export function greetingInput({ fresh, language, account, offers }: SessionContext) {
  return { fresh, language, account, offers };
}

/** The kind of account in the session, or null when its member is not known. */
export function kindOf({ member }: SessionContext): AccountKind | null {
  return member ? kindOfMember(member) : null;
}

/** What the other machines learn about who is here. */
export function whoIsHere(context: SessionContext): WorldEvent {
  return { type: 'account.changed', account: kindOf(context), username: context.account };
}

/** The kind of account that the gateway let in, or null when it let nobody in, or not yet. */
export function arrivedAs(context: SessionContext): AccountKind | null {
  return context.outcome === 'arrived' ? kindOf(context) : null;
}

type Arriving = { readonly context: SessionContext };

/** Whom the gateway let in, and what must come first. */
export const arrivals = {
  arrived: ({ context }: Arriving) => context.outcome === 'arrived',
  restricted: ({ context }: Arriving) => context.outcome === 'restricted',
  demo: ({ context }: Arriving) => arrivedAs(context) === 'demo',
  agent: ({ context }: Arriving) => arrivedAs(context) === 'agent',
  away: ({ context }: Arriving) => arrivedAs(context) === 'away',
};

/** The entry's output. */
export type Ended = { readonly output: EntryOutput };

/** The session after a person came in. */
export function enterSession(before: SessionContext, entry: EntryOutput): Partial<SessionContext> {
  const { outcome, token, account, member, unannounced, offers, renewed } = entry;
  const switched = before.account !== '' && before.account !== account;
  // If the session ends by itself, its owner signs in again, whichever way they came.
  return {
    outcome,
    token,
    account,
    member,
    switched,
    fresh: true,
    unasked: false,
    coming: null,
    way: 'login',
    firstTime: unannounced === true,
    offers: offers === true,
    renewed: renewed === true,
  };
}

/**
 * Whether a message from another tab ends this session: this account signed out there, or a different one came
 * in. A session that ended by itself still belongs to its account, because the work behind the dialog does.
 */
export function concerns({ account }: SessionContext, heard: Heard): boolean {
  return account !== '' && (heard.word === 'left') === (heard.account === account);
}

/** The gateway's answer about the token. */
export type Arrived = { readonly output: Arrival };

/** The name of the account, which the gateway may leave out. */
export function nameIn(before: SessionContext, { account }: Arrival): string {
  return account || before.account;
}

/** The session after the gateway checked its token. */
export function confirmSession(before: SessionContext, arrival: Arrival): Partial<SessionContext> {
  const { outcome, member, unannounced } = arrival;
  const firstTime = unannounced === true;
  const asked = { outcome, unasked: false, firstTime, account: nameIn(before, arrival) };
  return outcome === 'arrived' ? { ...asked, member } : asked;
}

/** The session after its settings changed. */
export function setting({ type: _, ...changed }: SessionSetting): Partial<SessionContext> {
  return changed;
}
