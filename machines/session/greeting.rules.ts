import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Announcement } from '#contract/notices.ts';
import type { Place } from '../places.ts';

/**
 * Who is greeted, if at all: `fresh` says that they have just signed in, `offers` that it is for the first time, with a
 * password that somebody else may have chosen.
 */
export type GreetingInput = {
  readonly fresh: boolean;
  readonly language: string;
  readonly account: string;
  readonly offers: boolean;
};

/** Where a password is changed by choice. */
export const ownPassword: Place = { screen: 'member', page: 'securityCenter', section: 'password' };

/** The input for pop-up announcements (spec 3, announcement type PU). */
export function popupsInput(language: string): CallInput<'notices.announcements'> {
  return { types: 'PU', platform: 'W', execution: 'B', language };
}

/** The pop-ups of an answer; none when the answer lost that section. */
export function popupsOf(answer: CallOutput<'notices.announcements'>): readonly Announcement[] {
  return answer.popup ?? [];
}
