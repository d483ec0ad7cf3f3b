import type { CallName } from '#contract/calls.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** What an earlier answer of the same account says, by its call; null when there is no such answer. */
type Learnt = (call: CallName, input?: Fields) => Promise<unknown>;

/** What an input may be made of. */
export type Knows = {
  readonly merchant: string;
  readonly language: string;
  readonly learnt: Learnt;
};

/** An input that needs something that is not known: the reason is told to the operator. */
export class Unknown extends Error {
  override readonly name = 'Unknown';
}
