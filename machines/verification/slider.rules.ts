import { type Failure, failureOf } from '#contract/errors.ts';
import type { SliderChallenge } from '#contract/verification.ts';

/** The gateway forgets a puzzle after two minutes, so the client gives it up then too. Milliseconds. */
export const sliderLife = 120_000;

/** Long enough to read why another picture comes; milliseconds. */
export const messagePause = 1_800;

/** A provider's script that has shown nothing by then is given up; milliseconds. */
export const scriptPatience = 15_000;

/** How a puzzle is answered: by moving the piece, or in words. */
export type SliderWay = 'picture' | 'words';

export type SliderContext = {
  readonly challenge: SliderChallenge | null;
  /** Kept for the next picture: a person who can't drag needs words every time. */
  readonly way: SliderWay;
  readonly moved: number | null;
  readonly words: string | null;
  readonly failure: Failure | null;
  readonly verificationData: string | null;
};

/** How it ends: with the proof for the waiting call, or without. */
export type Solved = { readonly verificationData: string | null };

export const newSlider: SliderContext = {
  challenge: null,
  way: 'picture',
  moved: null,
  words: null,
  failure: null,
  verificationData: null,
};

/** The last answer was wrong; any other failure does not count. */
export function answeredWrong(error: unknown): boolean {
  return failureOf(error).code === 'SLIDER_WRONG';
}

/** The answer that the gateway checks: the position of the piece, or the words. */
export function sliderAnswer({ challenge, moved, words }: SliderContext) {
  const id = challenge?.kind === 'puzzle' ? challenge.id : '';
  return { id, ...(moved === null ? {} : { moved }), ...(words === null ? {} : { words }) };
}

/** The provider's script and the site key of its puzzle. */
export function hostedScript({ challenge }: SliderContext): { script: string; siteKey: string } {
  return challenge?.kind === 'hosted' ? challenge : { script: '', siteKey: '' };
}
