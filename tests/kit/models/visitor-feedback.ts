import type { VisitorReceipt } from '#contract/support/feedback.ts';
import { received as ofMember } from './feedback.ts';

const { reference, receivedAt, acknowledgeBy, decideBy } = ofMember;

/** A visitor's comment was received, and nobody has seen it yet. */
export const received: VisitorReceipt = { reference, receivedAt, acknowledgeBy, decideBy };

/** Where a visitor wants the answer. */
export const address = 'ana@example.com';
