import type { CallOutput } from '#contract/calls.ts';
import type { PermissionResult } from '#contract/system.ts';

/** A status answer: the app is open, with the features of these modIds switched on. */
export function statusAnswer(
  on: readonly string[] = [],
  more: Partial<PermissionResult> = {},
): PermissionResult {
  const whitelabel = {
    modId: 'ROOT',
    enabled: '1',
    childrenNodes: on.map((modId) => ({ modId, enabled: '1' })),
  };
  return { info: { whitelabel }, maintenance: false, regionRestriction: false, ...more };
}

export const loginAnswer: CallOutput<'session.login'> = {
  token: 'token-of-ana',
  firstTimeLogin: false,
  passwordExpired: false,
  userName: 'ana',
};

/** Member info of an account type. */
export function memberAnswer(type: unknown = 0): CallOutput<'member.info'> {
  return { id: '1', account: 'ana', nickname: 'Ana', userName: 'ana', type };
}

/** A PNG of one pixel, as the captcha call sends its images. */
export const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
