import type { Article } from '#contract/help.ts';
import { folded } from '../kit/text-match.rules.ts';

/** An article as the search knows it: plain words, each after a space. */
type Entry = {
  readonly id: string;
  readonly title: string;
  readonly keywords: string;
  readonly refusals: readonly string[];
  readonly text: string;
};
export type HelpIndex = readonly Entry[];

/** Other texts that refusals are shown with, by code: those of the product itself, in its languages. */
export type RefusalTexts = Readonly<Record<string, readonly string[]>>;

/** The most words of a question that count: a pasted page does not hold up the next key. */
const mostWords = 40;
const longestQuestion = 600;

/** The most articles found. */
const most = 20;

/** What a word found in each field is worth, and a whole question found as it stands. */
const worth = { title: 8, keywords: 6, refusals: 4, text: 1, whole: 40, refusal: 200 };

/** Words too short to tell anything by themselves, when not all words are found. */
const telling = 4;

/** A text without accents, capitals and signs: words with one space before each, and one at the end. */
export function plain(text: string): string {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? '' : ` ${words.join(' ')} `;
}

/** The text of HTML: tags become spaces, and the few entities that stand for a letter or sign are left out. */
function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&(#?\w+);/g, ' ');
}

/** Prepares articles for searching; done once for each language, so that a key is answered at once. */
export function indexOf(articles: readonly Article[], texts: RefusalTexts = {}): HelpIndex {
  return articles.map(({ id, title, content, keywords = [], codes = [], refusals = [] }) => {
    const own = codes.flatMap((code) => [code, ...(texts[code] ?? [])]);
    return {
      id,
      title: plain(title),
      keywords: plain(keywords.join(' ')),
      refusals: [...new Set([...refusals, ...own].map(plain))].filter((text) => text !== ''),
      text: plain(textOf(content)),
    };
  });
}

/** Whether a field has a word that begins like this one. */
const has = (field: string, word: string) => field.includes(` ${word}`);

/** How well an entry fits one word; 0 when it does not have it. */
function worthOf(entry: Entry, word: string): number {
  if (has(entry.title, word)) return worth.title;
  if (has(entry.keywords, word)) return worth.keywords;
  if (entry.refusals.some((text) => has(text, word))) return worth.refusals;
  return has(entry.text, word) ? worth.text : 0;
}

/** What the whole question adds when it stands in the entry as it is: a refusal that was copied counts most. */
function wholeWorth({ title, refusals, text }: Entry, question: string): number {
  if (refusals.includes(question)) return worth.refusal;
  const begun = question.trimEnd();
  return [title, text, ...refusals].some((field) => field.includes(begun)) ? worth.whole : 0;
}

/**
 * The ids of the articles that answer a question, the best first. Every word of it must begin some word of the article, in
 * any order; if no article has them all, those that have at least half of the longer ones.
 */
export function findIn(index: HelpIndex, question: string): readonly string[] {
  const asked = plain(question.slice(0, longestQuestion));
  const words = [...new Set(asked.trim().split(' '))].filter((word) => word !== '').slice(0, mostWords);
  if (words.length === 0) return [];
  const longer = words.filter(({ length }) => length >= telling);
  const judged = index.map((entry) => {
    const fits = words.map((word) => worthOf(entry, word));
    const long = words.filter((word, at) => word.length >= telling && (fits[at] ?? 0) > 0).length;
    const sum = fits.reduce((whole, fit) => whole + fit, 0);
    return { id: entry.id, all: fits.every((fit) => fit > 0), long, score: sum + wholeWorth(entry, asked) };
  });
  const best = judged.filter(({ all }) => all);
  const found = best.length > 0 ? best : judged.filter(({ long }) => long > 0 && long * 2 >= longer.length);
  return found
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ id }) => id);
}
