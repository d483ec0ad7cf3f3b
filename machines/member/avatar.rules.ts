import type { CallInput } from '#contract/calls.ts';
import { staticAvatars } from '#contract/member.ts';

/** A picture as sent: one of the product's by its name, or the member's own as a base64 PNG. */
export type AvatarChoice = CallInput<'member.setAvatar'>;

/** What the page knows of a chosen file without opening it. */
export type PictureFile = { readonly type: string; readonly size: number };

export type PictureProblem = 'kind' | 'tooLarge' | 'unreadable' | 'tooSmall' | 'slow';

/** The names of the product's own pictures. */
export const gallery: readonly string[] = staticAvatars;

const kinds: readonly string[] = ['image/png', 'image/jpeg'];

/** Bytes (spec 9: proofs and pictures of 5 MB at most). */
const largest = 5 * 1024 * 1024;

/** Preparing a picture is given up after this; milliseconds. */
export const prepareWithin = 20_000;

/** Why a file can't be a portrait, judged by its type and size. */
export function fileProblem({ type, size }: PictureFile): PictureProblem | null {
  if (!kinds.includes(type)) return 'kind';
  return size > largest ? 'tooLarge' : null;
}
