import type { Gaps } from '../recording.ts';

const defect =
  'a child machine throws only by a defect in itself: whatever a gateway answers, it ends by an output of its own';
const consequence = 'only a child machine with a defect leads here, and no answer of a gateway does';

/** An act of money whose child machine broke. */
const brokenAct: Gaps = {
  'acting · act error -> unheard': defect,
  'unheard · check.asked -> acting': consequence,
};

/** Transitions that no answer of a gateway brings about, by machine, with the reason. */
export const wireGaps: Readonly<Record<string, Gaps>> = {
  app: {
    '(root) · status error -> broken': defect,
    '(root) · session error -> broken': defect,
    '(root) · held error -> broken': defect,
    '(root) · signOut error -> broken': defect,
    '(root) · forsaken done -> broken': consequence,
    '(root) · forsaken error -> broken': defect,
    '(root) · language error -> broken': defect,
    '(root) · contact error -> broken': defect,
    '(root) · catalog error -> broken': defect,
    '(root) · launch done -> broken': consequence,
    '(root) · launch error -> broken': defect,
    '(root) · codes done -> broken': consequence,
    '(root) · codes error -> broken': defect,
    'broken · reload.clicked -> reloading': consequence,
    'broken · centre.asked -> (stays)': consequence,
  },
  entry: {
    'signingIn · login error -> ended': defect,
    'registering · registration error -> ended': defect,
    'recovering · forgot error -> ended': defect,
    'playing · freePlay error -> ended': defect,
    'arriving · arrival error -> signingIn': defect,
  },
  forgot: {
    'recovering.proving · slider error -> recovering.form.refused': defect,
    'renewing · renewal error -> recovering': defect,
  },
  login: {
    '(root) · captcha error -> (stays)': defect,
    'proving · slider error -> form.refused': defect,
    'identifying · identity error -> form.refused': defect,
  },
  launch: {
    'launching · opening error -> refused': defect,
    'playing · play error -> idle': defect,
  },
  transfer: brokenAct,
  withdraw: brokenAct,
  line: brokenAct,
  collect: brokenAct,
  cancellation: brokenAct,
  deposit: brokenAct,
  receipt: {
    'sending.confirming · confirm error -> sending.unheard': defect,
    'sending.reporting · report error -> sending.unheard': defect,
    'sending.unheard · check.asked -> sending.turning': consequence,
  },
  register: { 'filling · registerForm error -> opening.unlearned': defect },
  registerForm: {
    '(root) · captcha error -> (stays)': defect,
    'sending · sending error -> answered': defect,
    'identifying · identity error -> form.refused': defect,
  },
  sending: { 'proving · slider error -> ended': defect },
  codes: {
    '(root) · loginCode error -> broken': defect,
    '(root) · registerCode error -> broken': defect,
    '(root) · forgotCode error -> broken': defect,
    '(root) · bindingCode error -> broken': defect,
    '(root) · addressCode error -> broken': defect,
  },
  smsCode: { 'proving · slider error -> failed': defect },
  session: {
    'admitting · always [0] if switched -> (stays)':
      'the ways in are walked with one account: that another one came in is shown by the chart',
    'present.signedIn · life error -> present.resuming': defect,
    'present.unverified · address error -> present.resuming': defect,
    'entering · entry error -> visitor': defect,
    'present.resuming · arrival error -> visitor': defect,
    'present.signedIn · greeting error -> (stays)': defect,
    'present.restricted · change error -> present.resuming': defect,
  },
};
