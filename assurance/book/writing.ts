import type { Facts } from './facts.ts';
import type { Scores } from './scores.ts';
import type { Telling } from './telling.ts';
import type { Language } from './words.ts';

/** What a chapter is written with: the machine, all machines that have a chapter. */
export type Writing = {
  readonly facts: Facts;
  readonly all: readonly Facts[];
  readonly scores: Scores;
  readonly language: Language;
};

/** With the sentences of its machine. */
export type ChapterInput = Writing & { readonly telling: Telling };
