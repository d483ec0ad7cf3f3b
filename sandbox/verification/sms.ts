import { isBlank } from '#contract/typed.ts';
import { asMinutes, type Minutes } from '#contract/units.ts';
import { dialingCodeOf, e164 } from '#sandbox/kit/phone.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { playSentinel } from '#sandbox/kit/sentinels.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { tabOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { codeText } from './code-text.ts';
import { issueCode, takeSms } from './codes.ts';
import { spendSlider } from './slider/slider.ts';

/** A purpose of codes that visitors without a session request for a mobile number. */
export type SmsRequest = {
  readonly purpose: 'login' | 'register' | 'forgot';
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly verificationData: string | undefined;
  /** Whether the purpose is switched on. */
  readonly on: boolean;
  /** Whether a message goes to this number (E.164); the call's answer is the same either way. */
  readonly deliver: (target: string) => Promise<boolean>;
};

/** After one minute a visitor may request a code of an identity provider again (spec 4). */
const minutesOfProvider = asMinutes(1);

/** The number for a code, E.164; refuses anything but a mobile number of a country we serve. */
function targetOf({ mobileNum, countryDialingCode }: SmsRequest, smsCountries: readonly string[]): string {
  if (isBlank(mobileNum)) throw new Refusal('PHONE_MISSING');
  const target = e164(mobileNum, countryDialingCode);
  const served = smsCountries.includes(dialingCodeOf(countryDialingCode));
  if (!target || !served) throw new Refusal('PHONE_INVALID');
  return target;
}

/** Sends a code for its purpose; returns the minutes until the next request. */
export async function sendSms(sandbox: Sandbox, caller: Caller, request: SmsRequest): Promise<Minutes> {
  const { purpose, verificationData, on, deliver } = request;
  const { address, network, language } = caller;
  const { smsCountries, limits, brand, slider, whitelabel } = sandbox.settings.current();
  await playSentinel(request.mobileNum);
  if (!on) throw new Refusal('FUNCTION_DISABLED');
  const target = targetOf(request, smsCountries);
  await spendSlider(sandbox, caller, verificationData, slider.sms);
  takeSms(sandbox, network, target);
  await issueCode(sandbox, {
    purpose,
    target,
    client: tabOf(caller),
    address,
    deliver: await deliver(target),
    text: codeText(purpose, { brand: brand.name, minutes: limits.codeMinutes, language }),
  });
  return whitelabel.SMSIDP === true ? minutesOfProvider : asMinutes(limits.codeMinutes);
}
