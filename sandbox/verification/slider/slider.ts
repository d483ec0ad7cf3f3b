import { randomBytes } from 'node:crypto';
import { and, eq, lte, or } from 'drizzle-orm';
import type { CallInput } from '#contract/calls.ts';
import type { SliderChallenge } from '#contract/verification.ts';
import { sliders } from '#sandbox/db/schema.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { post } from '#sandbox/kit/outbox.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { issueTicket, spendTicket } from '#sandbox/kit/tickets.ts';
import { tabOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { spendHostedProof } from './hosted-proof.ts';
import { pictureSize, puzzleImage } from './puzzle-image.ts';
import { newQuestion, plainAnswer } from './question.ts';
import { pieceSize } from './shape.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How long the proof of a solved slider works; milliseconds. */
const proofGoodFor = 5 * minute;

/** How far from its place the piece may be; CSS pixels. */
const tolerance = 5;

/**
 * Makes a puzzle for the caller's tab, or names the script of the operator's provider. It voids an older puzzle of the
 * tab. The answers go to the outbox (kind 'slider', to the tab; `code` is the place, `text` the words).
 */
export async function newSlider(sandbox: Sandbox, caller: Caller): Promise<SliderChallenge> {
  const { db, clock, limits, settings } = sandbox;
  const { slider, limits: most } = settings.current();
  if (slider.hosted) return { kind: 'hosted', script: slider.hosted.script, siteKey: slider.hosted.siteKey };
  const { network } = caller;
  const limit = { count: most.slidersPerAddressHour, window: hour };
  refuseTooMany(limits.take(network, { name: `sliders for:${network}`, limits: [limit] }));
  const client = tabOf(caller);
  const { place, ...picture } = puzzleImage();
  const { question, words } = newQuestion(caller.language);
  const id = randomBytes(16).toString('base64url');
  const now = clock.now();
  await db.write(async (tx) => {
    await tx.delete(sliders).where(or(eq(sliders.client, client), lte(sliders.expiresAt, now)));
    const expiresAt = now + most.sliderMinutes * minute;
    await tx.insert(sliders).values({ id, client, place, words, expiresAt });
    const code = String(place);
    await post(tx, { kind: 'slider', recipient: client, text: words, code, createdAt: now });
  });
  return { kind: 'puzzle', id, ...picture, ...pictureSize, pieceSize, question };
}

/** Removes a puzzle of the caller's tab, since each takes one answer, right or wrong. */
async function takePuzzle({ db, clock }: Sandbox, caller: Caller, id: string) {
  const [puzzle] = await db.write((tx) =>
    tx
      .delete(sliders)
      .where(and(eq(sliders.id, id), eq(sliders.client, tabOf(caller))))
      .returning(),
  );
  return puzzle && clock.now() < puzzle.expiresAt ? puzzle : null;
}

/** Checks the answer to a puzzle, the place of the piece or words, and returns a proof; refuses with SLIDER_WRONG. */
export async function answerSlider(
  sandbox: Sandbox,
  caller: Caller,
  { id, moved, words }: CallInput<'verification.sliderAnswer'>,
): Promise<string> {
  if (words !== undefined) {
    const { sliderWordsPerAddressHour: count } = sandbox.settings.current().limits;
    const { network } = caller;
    const from = { name: `words from:${network}`, limits: [{ count, window: hour }] };
    refuseTooMany(sandbox.limits.take(network, from));
  }
  const puzzle = await takePuzzle(sandbox, caller, id);
  const right =
    puzzle &&
    (words === undefined
      ? moved !== undefined && Math.abs(moved - puzzle.place) <= tolerance
      : plainAnswer(words) === plainAnswer(puzzle.words));
  if (!right) throw new Refusal('SLIDER_WRONG');
  return issueTicket(sandbox, { kind: 'slider', bound: tabOf(caller) }, proofGoodFor);
}

/**
 * Uses up the proof of a call when the operator requires one. Refuses with SLIDER_NEEDED when it is missing
 * or bad: unknown, of another tab, used, or too old.
 */
export async function spendSlider(
  sandbox: Sandbox,
  caller: Caller,
  verificationData: string | undefined,
  wanted: boolean,
): Promise<void> {
  if (!wanted) return;
  const { hosted } = sandbox.settings.current().slider;
  const tab = tabOf(caller);
  const shown = verificationData ?? '';
  const good = hosted
    ? await spendHostedProof(sandbox, hosted, tab, shown)
    : await spendTicket(sandbox, { kind: 'slider', bound: tab }, shown);
  if (!good) throw new Refusal('SLIDER_NEEDED');
}
