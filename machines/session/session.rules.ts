import type { MemberInfo } from '#contract/member.ts';
import type { Entrance } from '#contract/session.ts';
import { type Features, noFeatures } from '../system/features.rules.ts';
import type { WorldEvent } from '../world.ts';
import { type AccountKind, accountKind } from './account.rules.ts';
import { type Arrival, admitted, nobodyYet } from './arrival.rules.ts';
import type { EntryInput, EntryOutput, EntryWay } from './entry.rules.ts';

/** What the session remembers. `fresh` marks a sign-in made now, not one resumed after a reload. */
export type SessionContext = {
  readonly token: string | null;
  readonly account: string;
  readonly member: MemberInfo | null;
  /** What the gateway last said of who came. */
  readonly outcome: Arrival['outcome'];
  readonly fresh: boolean;
  /** The way in that was last asked for. */
  readonly way: EntryWay;
  readonly features: Features;
  readonly entrance: Entrance;
  readonly language: string;
  /** The first-login call is still to be made for the stored token. */
  readonly firstTime: boolean;
  /** Another account came in in another tab, and the one here was signed out for it. */
  readonly displaced: boolean;
  /** Someone else came in than the person whose page stands behind the dialog. */
  readonly switched: boolean;
  /** The token was renewed or restricted, and the gateway has not been asked since who is here. */
  readonly unasked: boolean;
};

/** What the machine is made of besides its chart. */
export type SessionTypes = {
  input: SessionInput;
  context: SessionContext;
  events: SessionEvent;
  emitted: WorldEvent;
  tags: 'busy' | 'stable' | 'refused' | 'audited';
};

/** What another tab told: the account that signed out there, or came in. */
export type Heard = { readonly word: 'left' | 'came'; readonly account: string };

/** A token that ended, and the one that took its place; `heard` when another tab told of it. */
export type RenewedToken = { readonly token: string; readonly newToken: string; readonly heard?: true };

/** Which way in is wanted, or comes after this account is left. */
export type Wanted = { readonly way: EntryWay };
export type Leaving = { readonly next?: EntryWay };

export type SessionInput = {
  readonly token: string | null;
  readonly entrance: Entrance;
  readonly language: string;
  /** The first-login call for the stored token was on its way when the page was loaded anew. */
  readonly firstTime: boolean;
};

/** What the session is told of its surroundings. */
export type SessionSetting =
  | { readonly type: 'features.learned'; readonly features: Features }
  | { readonly type: 'language.changed'; readonly language: string };

/** Everything the session may be told: by a person, by the gateway client, by another tab or machine. */
export type SessionEvent =
  | SessionSetting
  | { readonly type: 'entry.wanted'; readonly way: EntryWay }
  | { readonly type: 'signOut.asked'; readonly next?: EntryWay }
  | { readonly type: 'session.left' }
  | { readonly type: 'session.stayed' }
  | { readonly type: 'token.refused'; readonly token: string }
  | { readonly type: 'token.restricted'; readonly token: string }
  | ({ readonly type: 'token.renewed' } & RenewedToken)
  | ({ readonly type: 'tabs.heard' } & Heard)
  | { readonly type: 'displaced.seen' };

/** What an action or a guard is given of an event: all of it. */
export function whole<E>({ event }: { readonly event: E }): E {
  return event;
}

/** A session nobody is in. */
export const nobody = {
  ...nobodyYet,
  token: null,
  fresh: false,
  unasked: false,
} as const;

/** The start of a session: a stored token waits to be confirmed by the gateway. */
export function newSession(input: SessionInput): SessionContext {
  return { ...nobody, ...input, way: 'login', features: noFeatures, displaced: false, switched: false };
}

/** What the way in needs to know. */
export function entryInput({ way, features, entrance }: SessionContext): EntryInput {
  return { way, features, entrance };
}

/** Who leaves, and for what: the sign-out machine needs the token for one last call, the other tabs the account's name. */
export function leave({ token, account }: SessionContext, next: EntryWay | null = null): WorldEvent {
  return { type: 'signOut.opened', token: token ?? '', account, next };
}

/** What the forced change dialog needs to know. */
export function changeInput({ account }: SessionContext) {
  return { forced: true, account };
}

/** The session that is given up here, for the gateway to end. */
export function forsaken({ token }: SessionContext): WorldEvent {
  return { type: 'session.forsaken', token };
}

/** What the first steps of a resumed session need. */
export function resumeInput({ token, firstTime }: SessionContext) {
  return { token: token ?? '', firstTime };
}

/** The kind of account in the session, or null when its member is not known. */
export function kindOf({ member }: SessionContext): AccountKind | null {
  return member ? accountKind(member.type) : null;
}

/** What the others are told of who is here: nobody, where a way in was given up, also by whom the session was before. */
export function whoIsHere(context: SessionContext): WorldEvent {
  const account = admitted(context) ? kindOf(context) : null;
  return { type: 'account.changed', account, username: context.account };
}

/** The kind of account that the gateway let in, or null when it let nobody in, or not yet. */
export function arrivedAs(context: SessionContext): AccountKind | null {
  return context.outcome === 'arrived' ? kindOf(context) : null;
}

/** The entry's last word. */
export type Ended = { readonly output: EntryOutput };

/** The session after somebody came in, or nobody did. */
export function entered(before: SessionContext, entry: EntryOutput): Partial<SessionContext> {
  const { outcome, token, account, member } = entry;
  if (token === null) return { outcome };
  const switched = before.account !== '' && before.account !== account;
  // Should the session end by itself, its owner signs in again, whichever way they came.
  return { outcome, token, account, member, switched, fresh: true, unasked: false, way: 'login' };
}

/**
 * Whether what another tab told ends what is here: the account of this tab signed out there, or another one came in. A
 * session that ended by itself is still somebody's, for the work in hand stands behind the dialog.
 */
export function concerns({ account }: SessionContext, heard: Heard): boolean {
  return account !== '' && (heard.word === 'left') === (heard.account === account);
}

/** What the gateway said of the token it was shown. */
export type Arrived = { readonly output: Arrival };

/** The session after its token was shown to the gateway. */
export function confirmed(before: SessionContext, arrival: Arrival): Partial<SessionContext> {
  const { outcome, member, account } = arrival;
  const asked = { outcome, unasked: false, firstTime: false, account: account || before.account };
  return outcome === 'arrived' ? { ...asked, member } : asked;
}

/** The session in new surroundings. */
export function setting(told: SessionSetting): Partial<SessionContext> {
  return told.type === 'features.learned' ? { features: told.features } : { language: told.language };
}
