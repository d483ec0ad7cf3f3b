import type { FeedbackCase } from '#contract/support/feedback.ts';

/** What is written in models and journeys. */
export const comment = 'El buscador no encuentra mi juego';

/** It was received, and nobody has seen it yet. */
export const received: FeedbackCase = {
  reference: 'kQ1x7Zq0T3mB9vLw2RdYfA',
  state: 'RECEIVED',
  text: comment,
  pictures: [],
  receivedAt: 1_795_000_000_000,
  acknowledgeBy: 1_795_086_400_000,
  decideBy: 1_799_838_400_000,
  steps: [],
};
