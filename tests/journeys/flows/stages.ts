import { appStage } from './app.stage.ts';
import { arrivalStage } from './arrival.stage.ts';
import { captchaStage } from './captcha.stage.ts';
import { changeStage } from './change.stage.ts';
import { contactStage } from './contact.stage.ts';
import { greetingStage } from './greeting.stage.ts';
import { languageStage } from './language.stage.ts';
import { loginStage } from './login.stage.ts';
import { sessionStage } from './session.stage.ts';
import { signOutStage } from './sign-out.stage.ts';
import { smsCodeStage } from './sms-code.stage.ts';
import type { Stage } from './stage.ts';
import { statusStage } from './status.stage.ts';

/** Every machine on its stage. */
export const stages: readonly Stage[] = [
  appStage,
  statusStage,
  languageStage,
  sessionStage,
  loginStage,
  arrivalStage,
  greetingStage,
  signOutStage,
  captchaStage,
  smsCodeStage,
  changeStage,
  contactStage,
];
