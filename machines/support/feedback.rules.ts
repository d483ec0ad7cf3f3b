import type { CallInput } from '#contract/calls.ts';
import { charactersIn, leastCharacters, mayBeSent, mostCharacters } from '#contract/support/characters.ts';
import type { FeedbackCase } from '#contract/support/feedback.ts';
import type { ActInput } from '../kit/act.rules.ts';
import { type ActState, newAct, type Opened, type Quoted } from '../kit/act-state.rules.ts';

/** Characters of the shortest text, and of the longest. */
export const shortestText = leastCharacters;
export const longestText = mostCharacters;

/** What a text is sent by: a new comment, or the reopening of an answered one. */
export type FeedbackCall = 'support.sendFeedback' | 'support.reopen';

/** What the form is for; `about` is the reference of the comment that is reopened, '' for a new one. */
export type FeedbackAbout = { readonly call: FeedbackCall; readonly about: string };
export type FeedbackInput = Opened & FeedbackAbout;

/** What is wrong with a text: there is nothing to read in it, or it is too long. */
export type TextFault = 'EMPTY' | 'LONG';

export type FeedbackContext = FeedbackAbout &
  ActState<FeedbackCase> & {
    /** The draft: it is kept until it was sent, through refusals, lost answers and the end of a session. */
    readonly text: string;
    /** Characters of the draft as a person counts them (contract/support/characters.ts). */
    readonly characters: number;
    /** The pictures that were handed in with it, by their proof ids. */
    readonly pictures: readonly string[];
    readonly fault: TextFault | null;
  };

/** Nothing is written yet. */
export function newFeedback({ call, about, ...opened }: FeedbackInput): FeedbackContext {
  return { call, about, text: '', characters: 0, pictures: [], fault: null, ...newAct(opened) };
}

/** A text and how many characters it has as a person counts them. */
export function countText(text: string): { readonly text: string; readonly characters: number } {
  return { text, characters: charactersIn(text) };
}

/** What is wrong with a text of so many characters; null for nothing. */
export function textFault(characters: number): TextFault | null {
  if (mayBeSent(characters)) return null;
  return characters === 0 ? 'EMPTY' : 'LONG';
}

type Kept = Pick<FeedbackCase, 'pictures' | 'steps'>;

/** What the record must say: the text and the pictures of a new comment; of a reopened one, why it was. */
export function feedbackQuoted({ call, fate, text: typed, pictures }: FeedbackContext): Quoted | null {
  if (fate === 'kept') return null;
  const text = typed.trim();
  if (call === 'support.reopen')
    return { steps: (steps) => (steps as Kept['steps']).some((step) => step.text === text) };
  return { text, pictures: (kept) => (kept as Kept['pictures']).join() === pictures.join() };
}

function feedbackInput({
  call,
  key,
  about,
  text,
  pictures,
}: FeedbackContext): CallInput<'support.sendFeedback'> | CallInput<'support.reopen'> {
  if (call === 'support.reopen') return { key, reference: about, text: text.trim() };
  return { key, text: text.trim(), ...(pictures.length > 0 ? { pictures: [...pictures] } : {}) };
}

/** The whole thing as an act. */
export function feedbackAct(context: FeedbackContext): ActInput {
  const { call, key, fate, about } = context;
  return { call, about, key, fate, send: feedbackInput(context) };
}

/** How often the list is read again while a comment in it waits for an answer; milliseconds. */
const casesEvery = 30_000;

/** When the comments are read again; null once all of them are answered. */
export function askCasesAgainIn(cases: readonly Pick<FeedbackCase, 'state'>[]): number | null {
  return cases.some(({ state }) => state !== 'ANSWERED') ? casesEvery : null;
}

/** How a comment is written again. */
export function feedbackDraft({ text, characters }: Pick<FeedbackContext, 'text' | 'characters'>) {
  return text === '' ? [] : [{ type: 'text.typed' as const, text, characters }];
}
