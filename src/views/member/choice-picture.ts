import type { AvatarChoice } from '#machines/member/avatar.rules.ts';

/** The address of a picture that is picked but not sent yet; undefined when there is none. */
export function choicePicture(choice: AvatarChoice | null): string | undefined {
  if (!choice) return undefined;
  return choice.avatarType === 'STATIC'
    ? `/avatars/${encodeURIComponent(choice.avatar)}.svg`
    : `data:image/png;base64,${choice.image}`;
}
