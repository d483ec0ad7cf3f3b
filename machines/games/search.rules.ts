import type { CallInput, CallOutput } from '#contract/calls.ts';

/** What to search for: a text, among one vendor's games when there is a `vassalage`. */
export type SearchQuestion = { readonly text: string; readonly vassalage: string | null };

/** A game in the index. */
export type NamedGame = { readonly gameId: string; readonly gameName: string; readonly vassalage: string };

/** Names as the gateway sends them: id, name, vendor. */
export type GameNames = CallOutput<'games.names'>['names'];

/** The index's answer: the best matches, and the total number of matches. */
export type SearchAnswer = { readonly hits: readonly NamedGame[]; readonly total: number };

/** The list to search, in the language of its names. */
export type SearchInput = CallInput<'games.names'>;

export const noQuestion: SearchQuestion = { text: '', vassalage: null };

/** Milliseconds: how long the index may take for anything; and the pause after which the person has finished typing. */
export const searchPatience = 15_000;
export const searchPause = 250;

/** The name of an index: one per list and language. */
export function indexOf({ gameType = '', vassalage = '', language }: SearchInput): string {
  return [gameType, vassalage, language].join('|');
}

/** Whether two questions are the same one. */
export function sameQuestion(a: SearchQuestion, b: SearchQuestion): boolean {
  return a.text === b.text && a.vassalage === b.vassalage;
}
