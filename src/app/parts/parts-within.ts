import { part } from './later-part.ts';

/** The parts of the app that stand within others of them, which fetch them. */
export const partsWithin = {
  visitorFeedback: part(
    () =>
      import('#src/views/support/visitor-feedback-dialog.tsx').then((found) => found.VisitorFeedbackDialog),
    ['support', 'acts', 'system'],
    ['support'],
  ),
  breakButton: part(
    () => import('#src/views/protection/break-button.tsx').then((found) => found.BreakButton),
    ['protection', 'acts'],
    ['protection', 'wallet'],
  ),
} as const;
