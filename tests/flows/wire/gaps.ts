import type { Gaps } from '../recording.ts';

const defect =
  'a child machine throws only by a defect in itself: whatever a gateway answers, it ends by an output of its own';
const consequence = 'only a child machine with a defect leads here, and no answer of a gateway does';

/** Transitions that no answer of a gateway brings about, by machine, with the reason. */
export const wireGaps: Readonly<Record<string, Gaps>> = {
  app: {
    '(root) · status error -> broken': defect,
    '(root) · session error -> broken': defect,
    '(root) · signOut error -> broken': defect,
    '(root) · language error -> broken': defect,
    '(root) · contact error -> broken': defect,
    '(root) · loginCode error -> broken': defect,
    'broken · reload.clicked -> reloading': consequence,
  },
  login: {
    '(root) · captcha error -> (stays)': defect,
    'arriving · arrival error -> form.refused': defect,
  },
  session: {
    'entering · login error -> visitor': defect,
    'present.resuming · arrival error -> visitor': defect,
    'present.signedIn · greeting error -> (stays)': defect,
    'present.restricted · change error -> present.resuming': defect,
  },
};
