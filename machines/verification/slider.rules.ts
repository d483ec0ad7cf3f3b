import { type Failure, failureOf } from '#contract/errors.ts';
import type { SliderChallenge } from '#contract/verification.ts';

/** The gateway forgets a puzzle after two minutes: it is not waited for longer here either. Milliseconds. */
export const sliderLife = 120_000;

/** Long enough to read why there is another picture; milliseconds. */
export const messagePause = 1_800;

/** A provider's script that has shown nothing by then is given up; milliseconds. */
export const scriptPatience = 15_000;

/** How a piece is answered for: by where it was put, or in words. */
export type SliderWay = 'picture' | 'words';

export type SliderContext = {
  readonly challenge: SliderChallenge | null;
  /** Kept from picture to picture: whoever can't drag once can't drag twice. */
  readonly way: SliderWay;
  readonly moved: number | null;
  readonly words: string | null;
  readonly failure: Failure | null;
  readonly verificationData: string | null;
};

export type SliderEvent =
  | { type: 'piece.placed'; moved: number }
  | { type: 'words.given'; words: string }
  | { type: 'way.picked'; way: SliderWay }
  | { type: 'renewal.clicked' }
  | { type: 'retry.clicked' }
  | { type: 'hosted.shown' }
  | { type: 'hosted.solved'; verificationData: string }
  | { type: 'hosted.failed' }
  | { type: 'closed' };

/** How it ends: with what the waiting call must bring, or without. */
export type Solved = { readonly verificationData: string | null };

export const newSlider: SliderContext = {
  challenge: null,
  way: 'picture',
  moved: null,
  words: null,
  failure: null,
  verificationData: null,
};

/** A puzzle that was asked for because the last was answered wrongly, and not because something else failed. */
export function answeredWrong(error: unknown): boolean {
  return failureOf(error).code === 'SLIDER_WRONG';
}

/** What the gateway is asked: whether the piece lies right, or the words are. */
export function sliderAnswer({ challenge, moved, words }: SliderContext) {
  const id = challenge?.kind === 'puzzle' ? challenge.id : '';
  return { id, ...(moved === null ? {} : { moved }), ...(words === null ? {} : { words }) };
}

/** The provider's script and the site it is to solve a puzzle for. */
export function hostedScript({ challenge }: SliderContext): { script: string; siteKey: string } {
  return challenge?.kind === 'hosted' ? challenge : { script: '', siteKey: '' };
}
