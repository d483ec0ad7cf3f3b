import type { FeedbackCase } from '#contract/support/feedback.ts';

const day = 24 * 60 * 60_000;

/** How long it may take until somebody has seen a comment, and until its last answer. Milliseconds. */
export const feedbackClocks = { acknowledge: day, decide: 8 * 7 * day };

/** By when a comment is seen, and decided. */
export function datesOf(receivedAt: number): Pick<FeedbackCase, 'acknowledgeBy' | 'decideBy'> {
  return {
    acknowledgeBy: receivedAt + feedbackClocks.acknowledge,
    decideBy: receivedAt + feedbackClocks.decide,
  };
}
