import { eq } from 'drizzle-orm';
import { newCaptcha } from '../captcha/captcha.ts';
import { issueCode, takeSms } from '../codes.ts';
import { members } from '../db/schema.ts';
import { type Handlers, Refusal } from '../handler.ts';
import { e164 } from '../phone.ts';
import { playSentinel } from '../sentinels.ts';
import { spendSlider } from '../slider/slider.ts';
import { tabOf } from '../whose.ts';

type VerificationHandlers = Pick<Handlers, 'verification.captcha' | 'verification.smsLogin'>;

/** What the message says, in the language asked for. */
function loginText(brand: string, minutes: number, language: string): (code: string) => string {
  return (code) =>
    language === 'EN'
      ? `${code} is your ${brand} sign-in code. It is good for ${minutes} minutes. Tell it to nobody.`
      : `${code} es tu código para entrar en ${brand}. Vale ${minutes} minutos. No se lo digas a nadie.`;
}

export const verification: VerificationHandlers = {
  'verification.captcha': (_, caller, sandbox) => newCaptcha(sandbox, tabOf(caller)),
  'verification.smsLogin': async (input, caller, sandbox) => {
    const { address, language } = caller;
    await playSentinel(input.mobileNum);
    const { whitelabel, smsCountries, limits, brand, slider } = sandbox.settings.current();
    if (whitelabel.SMSLOGIN !== true) throw new Refusal('FUNCTION_DISABLED');
    const target = e164(input.mobileNum, input.countryDialingCode);
    const served = smsCountries.includes(input.countryDialingCode.trim().replace(/^\+/, ''));
    if (!target || !served) throw new Refusal('PHONE_INVALID');
    await spendSlider(sandbox, caller, input.verificationData, slider.sms);
    takeSms(sandbox, target, address);
    const known = await sandbox.db.read
      .select({ id: members.id })
      .from(members)
      .where(eq(members.mobile, target));
    await issueCode(sandbox, {
      purpose: 'login',
      target,
      client: tabOf(caller),
      address,
      deliver: known.length > 0,
      text: loginText(brand.name, limits.codeMinutes, language),
    });
    return { expiredMinutes: limits.codeMinutes };
  },
};
