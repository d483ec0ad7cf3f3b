import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Email } from '../typed-fields.ts';
import { Instant, Key, Page, Reference } from '../wallet/money.ts';
import { charactersIn, mayBeSent, mostUnits } from './characters.ts';

/** Where a comment stands: received, seen by a person, answered, or reopened by the member. */
export const feedbackStates = ['RECEIVED', 'ACKNOWLEDGED', 'ANSWERED', 'REOPENED'] as const;

/** Pictures that may come with one comment (spec 9). */
export const mostPictures = 3;

/** 1 to 140 characters as a person counts them (characters.ts). */
const Text = z.string().check(
  z.maxLength(mostUnits * 2),
  z.refine((text) => mayBeSent(charactersIn(text))),
);

/** A comment of a member, from its arrival to its last answer. Moments are epoch milliseconds. */
export const FeedbackCase = z.object({
  reference: Reference,
  state: z.enum(feedbackStates),
  text: z.string(),
  /** The pictures that came with it, by their proof ids (`wallet.proof`). */
  pictures: z.array(Reference),
  receivedAt: Instant,
  /** Somebody has seen it by then. */
  acknowledgeBy: Instant,
  /** The last answer is given by then. */
  decideBy: Instant,
  /** What happened since, in order; the text is the answer, or what the member wrote when they reopened it. */
  steps: z.array(z.object({ state: z.enum(feedbackStates), text: z.nullable(z.string()), at: Instant })),
});
export type FeedbackCase = z.infer<typeof FeedbackCase>;

/** What is said of a visitor's comment to the visitor: nobody but they could ask for it later. */
const VisitorReceipt = z.pick(FeedbackCase, {
  reference: true,
  receivedAt: true,
  acknowledgeBy: true,
  decideBy: true,
});
export type VisitorReceipt = z.infer<typeof VisitorReceipt>;

export const feedback = {
  /**
   * spec 7: sends a comment, once per key. Refusals: PROOF_REFUSED, TOO_MANY_REQUESTS, KEY_REUSED, KEY_BUSY. The outcome of
   * one whose answer was lost is asked with `wallet.outcome`.
   */
  'support.sendFeedback': defineCall({
    method: 'PUT',
    path: '/wps/feedback',
    token: true,
    keyed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({
      key: Key,
      text: Text,
      pictures: z.optional(z.array(Reference).check(z.maxLength(mostPictures))),
    }),
    output: FeedbackCase,
  }),
  /** The member's own comments, newest first, five a page. */
  'support.cases': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_feedbackCases',
    token: true,
    quiet: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({ page: Page }),
    output: z.object({ cases: z.array(FeedbackCase), count: z.number(), totalPages: z.number() }),
  }),
  /** One of the member's own comments. Refusal: NOT_FOUND. */
  'support.case': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_feedbackCase',
    token: true,
    quiet: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({ reference: Reference }),
    output: FeedbackCase,
    row: true,
  }),
  /**
   * Reopens an answered comment with a text, once per key. Refusals: NOT_FOUND, ALREADY_SETTLED for one that waits for an
   * answer, TOO_MANY_REQUESTS, KEY_REUSED, KEY_BUSY.
   */
  'support.reopen': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_reopenFeedback',
    token: true,
    keyed: true,
    assumed: true,
    realAccount: true,
    whileExcluded: true,
    input: z.object({ key: Key, reference: Reference, text: Text }),
    output: FeedbackCase,
    row: true,
  }),
  /**
   * A comment of somebody without a session, once per key; the answer goes to the e-mail address, if there is one. No token
   * is sent, so that a member whose session has ended is never taken for a visitor by mistake. Nobody can ask for its
   * outcome: after a lost answer the same is sent again under the same key, which the gateway looks at before anything
   * else. Refusals: FIELD_REFUSED (`value.field`) for an address that can't be one, TOO_MANY_REQUESTS, KEY_REUSED.
   */
  'support.sendAsVisitor': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_visitorFeedback',
    keyed: true,
    assumed: true,
    input: z.object({
      key: Key,
      text: Text,
      email: z.optional(Email),
    }),
    output: VisitorReceipt,
  }),
};
