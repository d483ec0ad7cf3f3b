import type { CallInput, CallOutput } from '#contract/calls.ts';

/** What is searched for: a text, among the games of one vendor when there is a `vassalage`. */
export type SearchQuestion = { readonly text: string; readonly vassalage: string | null };

/** A game as the index knows it. */
export type NamedGame = { readonly gameId: string; readonly gameName: string; readonly vassalage: string };

/** Names as the gateway gives them: id, name, vendor. */
export type GameNames = CallOutput<'games.names'>['names'];

/** What the index answers: the best of what was found, and how much there is in all. */
export type SearchAnswer = { readonly hits: readonly NamedGame[]; readonly total: number };

/** The list that is searched, in the language of its names. */
export type SearchInput = CallInput<'games.names'>;

export const noQuestion: SearchQuestion = { text: '', vassalage: null };

/** Milliseconds: how long the index may take for anything, and after how long a pause someone has typed to the end. */
export const searchPatience = 15_000;
export const searchPause = 250;

/** The name of an index: one for each list and language. */
export function indexOf({ gameType = '', vassalage = '', language }: SearchInput): string {
  return [gameType, vassalage, language].join('|');
}

/** Whether two questions are the same one. */
export function sameQuestion(a: SearchQuestion, b: SearchQuestion): boolean {
  return a.text === b.text && a.vassalage === b.vassalage;
}

/** A text without accents and capitals, as people compare names. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
