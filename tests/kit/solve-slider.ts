import type { CallOutput } from '#contract/calls.ts';
import { readOutbox } from '#sandbox/kit/outbox.ts';
import { askCall, type Came, testClient } from './ask-call.ts';
import type { TestSandbox } from './sandbox.ts';

export type Puzzle = Extract<CallOutput<'verification.slider'>, { kind: 'puzzle' }>;

/** A puzzle of the sandbox, and its answers read where only tests and people at this machine can. */
export async function seePuzzle(
  box: TestSandbox,
  client = testClient,
  language = 'ES',
): Promise<Puzzle & { readonly place: number; readonly words: string }> {
  const came = await askCall(
    box.address,
    'verification.slider',
    {},
    { client, headers: { Language: language } },
  );
  const [letter] = await readOutbox(box.sandbox, { to: client, kind: 'slider' });
  return { ...(came.body.value as Puzzle), place: Number(letter?.code), words: letter?.text ?? '' };
}

/** Answers a puzzle. */
export function answer(
  box: TestSandbox,
  input: { readonly id: string; readonly moved?: number; readonly words?: string },
  client = testClient,
): Promise<Came> {
  return askCall(box.address, 'verification.sliderAnswer', input, { client });
}

/** Solves a slider as a tab, and gives its proof. */
export async function solveSlider(box: TestSandbox, client = testClient): Promise<string> {
  const { id, place } = await seePuzzle(box, client);
  const { body } = await answer(box, { id, moved: place }, client);
  return (body.value as { verificationData: string }).verificationData;
}
