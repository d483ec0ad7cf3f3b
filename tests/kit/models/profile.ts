import type { Profile } from '#contract/member.ts';

/** A member of whom nothing is set. */
export const profile: Profile = {
  account: 'ana',
  nickname: 'Ana',
  payeeName: null,
  birthday: null,
  mobile: null,
  email: null,
  withdrawPasswordSet: false,
  authenticatorSet: false,
  passwordChangedAt: null,
};
