import type { MemberInfo } from '#contract/member.ts';
import type { Entrance } from '#contract/session.ts';
import { type Features, noFeatures } from '../system/features.rules.ts';
import type { BrowserEvent } from '../world.ts';
import { type AccountKind, accountKind } from './account.rules.ts';
import type { Arrival } from './arrival.rules.ts';
import type { LoginExit, LoginOutput } from './login.rules.ts';

/** What the session remembers. `fresh` marks a sign-in made now, not one resumed after a reload. */
export type SessionContext = {
  readonly token: string | null;
  readonly account: string;
  readonly member: MemberInfo | null;
  readonly held: string | null;
  readonly fresh: boolean;
  readonly features: Features;
  readonly entrance: Entrance;
  readonly language: string;
};

export type SessionInput = {
  readonly token: string | null;
  readonly entrance: Entrance;
  readonly language: string;
};

/** What the session is told of its surroundings. */
export type SessionSetting =
  | { readonly type: 'features.learned'; readonly features: Features }
  | { readonly type: 'language.changed'; readonly language: string };

/** Everything the session may be told: by a person, by the gateway client, by another tab or machine. */
export type SessionEvent =
  | SessionSetting
  | { readonly type: 'login.wanted' }
  | { readonly type: 'signOut.asked' }
  | { readonly type: 'session.left' }
  | { readonly type: 'session.stayed' }
  | { readonly type: 'token.refused'; readonly token: string }
  | { readonly type: 'told.left'; readonly account: string };

/** A session nobody is in. */
export const nobody = { token: null, account: '', member: null, held: null, fresh: false } as const;

/** The start of a session: a stored token waits to be confirmed by the gateway. */
export function newSession(input: SessionInput): SessionContext {
  return { ...nobody, ...input, features: noFeatures };
}

/** What the login dialog needs to know. */
export function loginInput({ features, entrance }: SessionContext) {
  return { smsEnabled: features.smsLogin, expiryOn: features.passwordExpiry, entrance };
}

/** Who leaves: the sign-out machine needs the token for one last call, the other tabs the account's name. */
export function leaver({ token, account }: SessionContext) {
  return { token: token ?? '', account };
}

/** Where the login dialog's links lead. */
export function exitTo(next: LoginExit): BrowserEvent {
  return { type: 'navigate', to: { screen: next === 'register' ? 'register' : 'forgot' } };
}

/** What the forced change dialog needs to know; `held` is the old password, when it was just typed. */
export function changeInput(context: SessionContext) {
  return { forced: true, account: context.account, held: context.held };
}

/** What the first steps of a resumed session need. */
export function resumeInput({ token }: SessionContext) {
  return { token: token ?? '', firstTime: false };
}

/** The kind of account in the session, or null when its member is not known. */
export function kindOf({ member }: SessionContext): AccountKind | null {
  return member ? accountKind(member.type) : null;
}

/** The session after the login dialog. */
export function signedIn(output: LoginOutput): Partial<SessionContext> {
  const { token, account, member, held } = output;
  return { token, account, member, held, fresh: true };
}

/** The session after its token was confirmed. */
export function confirmed(arrival: Arrival): Partial<SessionContext> {
  return { member: arrival.member, account: arrival.member?.account ?? '', held: null };
}

/** The session in new surroundings. */
export function setting(told: SessionSetting): Partial<SessionContext> {
  return told.type === 'features.learned' ? { features: told.features } : { language: told.language };
}
