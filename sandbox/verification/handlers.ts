import { eq } from 'drizzle-orm';
import { millisecondsOf, plain, secondsIn } from '#contract/units.ts';
import { members } from '#sandbox/db/schema.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';
import { addressHandlers } from './address-handlers.ts';
import { newCaptcha } from './captcha/captcha.ts';
import { answerSlider, newSlider } from './slider/slider.ts';
import { sendSms } from './sms.ts';

/** Nobody pays for messages to numbers that belong to no account. */
function ofMember({ db }: Sandbox) {
  return async (target: string): Promise<boolean> => {
    const known = await db.read.select({ id: members.id }).from(members).where(eq(members.mobile, target));
    return known.length > 0;
  };
}

export const verification = {
  ...addressHandlers,
  'verification.captcha': (_, caller, sandbox) => newCaptcha(sandbox, caller),
  'verification.slider': (_, caller, sandbox) => newSlider(sandbox, caller),
  'verification.sliderAnswer': async (input, caller, sandbox) => ({
    verificationData: await answerSlider(sandbox, caller, input),
  }),
  'verification.smsLogin': async ({ verificationData, ...number }, caller, sandbox) => {
    const on = sandbox.settings.current().whitelabel.SMSLOGIN === true;
    const deliver = ofMember(sandbox);
    const sent = { purpose: 'login', ...number, verificationData, on, deliver } as const;
    return { expiredMinutes: await sendSms(sandbox, caller, sent) };
  },
  'verification.smsRegister': async ({ mobileNo, verificationData, ...country }, caller, sandbox) => {
    const { MOBILEREG, REGSMS } = sandbox.settings.current().whitelabel;
    const number = { mobileNum: mobileNo, ...country };
    const on = MOBILEREG === true || REGSMS === true;
    const sent = { purpose: 'register', ...number, verificationData, on, deliver: async () => true } as const;
    return { expiredMinutes: await sendSms(sandbox, caller, sent) };
  },
  'verification.smsForgot': async ({ verificationData, ...number }, caller, sandbox) => {
    const on = sandbox.settings.current().whitelabel.CHNGPASSVERIF3 === true;
    const deliver = ofMember(sandbox);
    const sent = { purpose: 'forgot', ...number, verificationData, on, deliver } as const;
    const wait = millisecondsOf(secondsIn(await sendSms(sandbox, caller, sent)));
    return { expirationTime: sandbox.clock.now() + plain(wait) };
  },
} satisfies Partial<Handlers>;
