import type { CallInput } from '#contract/calls.ts';
import { type Failure, failureOf } from '#contract/errors.ts';
import type { VisitorReceipt } from '#contract/support/feedback.ts';
import { type EmailProblem, emailOf, emailProblem } from '#contract/typed.ts';
import { isUnheard } from '../kit/failure-meaning.rules.ts';
import { type TextFault, textFault } from './feedback.rules.ts';

/** The key that makes the comment arrive once; random, made where the form opens. */
export type VisitorFeedbackInput = { readonly key: string };

/**
 * What is known of the comment under the key: it is `unsent`, also after a refusal; `underWay` for the first time; or
 * `unknown`, because an answer was lost, until one tells.
 */
export type VisitorFate = 'unsent' | 'underWay' | 'unknown';

export type VisitorFaults = { readonly text: TextFault | null; readonly email: EmailProblem | null };

export type VisitorFeedbackContext = VisitorFeedbackInput & {
  readonly fate: VisitorFate;
  readonly text: string;
  /** Characters of the text as a person counts them (contract/support/characters.ts). */
  readonly characters: number;
  /** What is typed of the address for the answer. */
  readonly email: string;
  readonly faults: VisitorFaults;
  /** Why the gateway refused it, or why it still is not known whether it arrived. */
  readonly failure: Failure | null;
  /** What the gateway said when it had received it. */
  readonly receipt: VisitorReceipt | null;
};

const noFaults: VisitorFaults = { text: null, email: null };

/** Nothing is wrong, as far as anybody knows. */
export const cleared = { faults: noFaults, failure: null };

/** Nothing is written yet. */
export function newVisitorFeedback({ key }: VisitorFeedbackInput): VisitorFeedbackContext {
  return { key, fate: 'unsent', text: '', characters: 0, email: '', ...cleared, receipt: null };
}

/** Where the answer goes, as it is sent; '' where none is wanted. */
export function answerTo({ email }: Pick<VisitorFeedbackContext, 'email'>): string {
  return emailOf(email);
}

/** What is wrong with a comment that is to be sent. */
export function faultsOf(context: VisitorFeedbackContext): VisitorFaults {
  const to = answerTo(context);
  return { text: textFault(context.characters), email: (to !== '' && emailProblem(to)) || null };
}

/** Whether a comment may be sent. */
export function isComplete(context: VisitorFeedbackContext): boolean {
  const { text, email } = faultsOf(context);
  return text === null && email === null;
}

/** The comment as it is sent: the same each time until its fate is known, because nothing of it can be changed meanwhile. */
export function visitorInput(context: VisitorFeedbackContext): CallInput<'support.sendAsVisitor'> {
  const { key, text } = context;
  const to = answerTo(context);
  return { key, text: text.trim(), ...(to === '' ? {} : { email: to }) };
}

/**
 * Whether nobody knows, after this failure, if the comment arrived. A gateway without such a call can't have received it;
 * but once an answer was lost, only a refusal of the comment itself says that it did not arrive.
 */
export function leavesUnknown({ fate }: Pick<VisitorFeedbackContext, 'fate'>, error: unknown): boolean {
  const failure = failureOf(error);
  const doubted = fate === 'unknown';
  if (failure.absent) return doubted;
  return isUnheard(failure) || (doubted && failure.kind !== 'refused');
}

/** How a comment is written again; one whose fate is open is sent again under its own key only. */
export function visitorDraft({ key, fate, text, characters, email }: VisitorFeedbackContext) {
  return [
    ...(text === '' ? [] : [{ type: 'text.typed' as const, text, characters }]),
    ...(email === '' ? [] : [{ type: 'email.typed' as const, email }]),
    ...(fate === 'unsent' ? [] : [{ type: 'sending.recalled' as const, key }]),
  ];
}
