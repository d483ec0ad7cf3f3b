import type { CallInput } from '#contract/calls.ts';
import { staticAvatars } from '#contract/member.ts';
import { mostPictureBytes } from '#contract/pictures.ts';

/** A picture as sent: one of the product's by its name, or the member's own as a base64 PNG. */
export type AvatarChoice = CallInput<'member.setAvatar'>;

/** What the page knows of a chosen file without opening it. */
export type PictureFile = { readonly type: string; readonly size: number };

export type PictureProblem = 'kind' | 'tooLarge' | 'tooManyPixels' | 'unreadable' | 'tooSmall' | 'slow';

/** The names of the product's own pictures. */
export const gallery: readonly string[] = staticAvatars;

/** Preparing a picture is given up after this; milliseconds. */
export const prepareWithin = 20_000;

/** Why a file can't be a picture of ours, before it is opened: what it is, its bytes say alone. */
export function fileProblem({ size }: PictureFile): PictureProblem | null {
  return size > mostPictureBytes ? 'tooLarge' : null;
}
