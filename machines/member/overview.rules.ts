import type { Profile } from '#contract/member.ts';
import type { SecuritySection } from '../centres.ts';

/** The protections a member can set, in the order worth doing. */
export const protections = [
  'email',
  'mobile',
  'withdrawPassword',
  'authenticator',
  'profile',
] as const satisfies readonly SecuritySection[];
export type Protection = (typeof protections)[number];

/** Whether a protection is set. */
export function protectionSet(profile: Profile, protection: Protection): boolean {
  const set: Readonly<Record<Protection, boolean>> = {
    email: profile.email !== null,
    mobile: profile.mobile !== null,
    withdrawPassword: profile.withdrawPasswordSet,
    authenticator: profile.authenticatorSet,
    profile: profile.payeeName !== null && profile.birthday !== null,
  };
  return set[protection];
}

/** The first missing protection, or null when none is missing. */
export function nextProtection(profile: Profile): Protection | null {
  return protections.find((protection) => !protectionSet(profile, protection)) ?? null;
}
