import { and, eq, isNull, ne } from 'drizzle-orm';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { emailOf } from '#contract/typed.ts';
import { asMinutes } from '#contract/units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { referrals } from '#sandbox/db/referral-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { mailKey } from '#sandbox/kit/accounts.ts';
import { inTurn } from '#sandbox/kit/attempts.ts';
import { dialingCodeOf, e164 } from '#sandbox/kit/phone.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { issueCode, spendCode, takeSms } from '#sandbox/verification/codes.ts';
import { memberShown, ownPassword } from '#sandbox/verification/own-password.ts';
import { spendSlider } from '#sandbox/verification/slider/slider.ts';
import { memberIdOf, tabOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';

type Asked = CallInput<'member.sendBindingCode'>;

const columns = { mobile: members.mobile, email: members.emailKey } as const;
const takenCodes = { mobile: 'MOBILE_TAKEN', email: 'EMAIL_TAKEN' } as const;
const codeRefusals = { wrong: 'CODE_WRONG', expired: 'CODE_EXPIRED' } as const;

/** The number or address in the form for comparing; refuses anything else. */
function keyOf(
  { kind, target, countryDialingCode }: Pick<Asked, 'kind' | 'target' | 'countryDialingCode'>,
  sandbox: Sandbox,
): string {
  if (kind === 'email') {
    const key = mailKey(target);
    if (key === null) throw new Refusal('FIELD_REFUSED', { value: { field: 'target' } });
    return key;
  }
  const number = e164(target, countryDialingCode);
  const served = sandbox.settings.current().smsCountries.includes(dialingCodeOf(countryDialingCode));
  if (number === null || !served) throw new Refusal('PHONE_INVALID');
  return number;
}

/** Whether it is bound to another member's account. */
async function othersHave(
  kind: Asked['kind'],
  key: string,
  memberId: string,
  from: Pick<Transaction, 'select'>,
): Promise<boolean> {
  const [owner] = await from
    .select({ id: members.id })
    .from(members)
    .where(and(eq(columns[kind], key), ne(members.id, memberId)));
  return owner !== undefined;
}

/** A code belongs to the tab that requested it, and to the tab's member. */
function bindingOf(target: string, caller: Caller) {
  return { purpose: 'binding', target, client: `${tabOf(caller)} of ${memberIdOf(caller)}` } as const;
}

function letterText(brand: string, minutes: number, language: string): (code: string) => string {
  return (code) =>
    language === 'EN'
      ? `${code} is your code to bind this to your ${brand} account. It is good for ${minutes} minutes. Tell it to nobody.`
      : `${code} es tu código para vincular este dato a tu cuenta de ${brand}. Vale ${minutes} minutos. No se lo digas a nadie.`;
}

/**
 * Sends a code to the number or address to bind. Another member's number or address gets none, but the
 * answer, the work and the limits are the same, so that nobody learns here which numbers belong to members.
 */
export async function sendBindingCode(
  input: Asked,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'member.sendBindingCode'>> {
  const { slider, limits, brand } = sandbox.settings.current();
  const key = keyOf(input, sandbox);
  await spendSlider(sandbox, caller, input.verificationData, slider.sms && input.kind === 'mobile');
  takeSms(sandbox, caller.network, key, 'binding');
  const taken = await othersHave(input.kind, key, memberIdOf(caller), sandbox.db.read);
  await issueCode(sandbox, {
    ...bindingOf(key, caller),
    address: caller.address,
    kind: input.kind === 'mobile' ? 'sms' : 'mail',
    deliver: !taken,
    text: letterText(brand.name, limits.codeMinutes, caller.language),
  });
  return { expiredMinutes: asMinutes(limits.codeMinutes) };
}

/** Binds a number or address to the caller's account, and replaces the one before. */
export async function bind(input: CallInput<'member.bind'>, caller: Caller, sandbox: Sandbox): Promise<void> {
  const { kind, target, code, password } = input;
  const key = keyOf(input, sandbox);
  const id = memberIdOf(caller);
  await inTurn(sandbox, ownPassword(id), () => memberShown(password, id, sandbox));
  const result = await spendCode(sandbox, bindingOf(key, caller), code);
  if (result !== 'right') throw new Refusal(codeRefusals[result]);
  await sandbox.db.write(async (tx) => {
    // Another member may have bound it since the code was sent. The caller has proved to own it, so may learn that.
    if (await othersHave(kind, key, id, tx)) throw new Refusal(takenCodes[kind]);
    const bound = kind === 'mobile' ? { mobile: key } : { email: emailOf(target), emailKey: key };
    await tx.update(members).set(bound).where(eq(members.id, id));
    const unverified = and(eq(referrals.friendId, id), isNull(referrals.verifiedAt));
    await tx.update(referrals).set({ verifiedAt: sandbox.clock.now() }).where(unverified);
  });
}
