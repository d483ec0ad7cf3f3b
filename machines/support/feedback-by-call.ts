import { feedback } from '#contract/support/feedback.ts';
import { actOf } from '../kit/act-by-call.ts';
import { feedbackMachine } from './feedback.machine.ts';
import type { FeedbackCall } from './feedback.rules.ts';

/** The chart of a text for each call that sends one. */
const texts: Readonly<Record<FeedbackCall, typeof feedbackMachine>> = {
  'support.sendFeedback': feedbackMachine,
  'support.reopen': feedbackMachine.provide({
    actors: { act: actOf('support.reopen', feedback['support.reopen'].output) },
  }),
};

/** The chart that sends a text with this call. */
export function feedbackBy(call: FeedbackCall): typeof feedbackMachine {
  return texts[call];
}
