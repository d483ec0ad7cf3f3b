import type { CallOutput } from '#contract/calls.ts';
import { gallery } from '#machines/member/avatar.rules.ts';

/** Where a member's picture is: the gateway's own check decides of an address, and only names that are known lead to ours. */
export function avatarAddress(
  avatar: CallOutput<'member.avatar'> | undefined,
  check: (address: string) => string,
): string {
  if (!avatar) return '';
  if (avatar.avatarType === 'CUSTOM') return check(avatar.avatar);
  return gallery.includes(avatar.avatar) ? `/avatars/${avatar.avatar}.svg` : '';
}
