import { asMinutes } from '#contract/units.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { sessionOf } from '#sandbox/wire/call-owner.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';
import { answerAddress, codeTarget, unverifiedMember, waysOf } from './address-check.ts';
import { codeText } from './code-text.ts';
import { issueCode, takeSms } from './codes.ts';

type AddressHandlers = Pick<
  Handlers,
  'verification.addressWays' | 'verification.addressCode' | 'verification.addressAnswer'
>;

/** The address of the sign-in, so that an owner who did not sign in can react. */
function warning(address: string, language: string): string {
  return language === 'EN'
    ? `Asked for from ${address}. If this was not you, change your password.`
    : `Se pidió desde ${address}. Si no fuiste tú, cambia tu contraseña.`;
}

/** Verifies a sign-in from an address that is new for the account (spec 4). */
export const addressHandlers: AddressHandlers = {
  'verification.addressWays': async (_, caller, sandbox) => {
    const member = await unverifiedMember(caller, sandbox);
    return { ways: member ? waysOf(member) : [] };
  },
  'verification.addressCode': async ({ way }, caller, sandbox) => {
    const member = await unverifiedMember(caller, sandbox);
    const target = member && codeTarget(member, way);
    if (!target) throw new Refusal('FORBIDDEN', { status: 422 });
    const { limits, brand } = sandbox.settings.current();
    const { address, network, language } = caller;
    const text = codeText('address', { brand: brand.name, minutes: limits.codeMinutes, language });
    takeSms(sandbox, network, target);
    await issueCode(sandbox, {
      purpose: 'address',
      target,
      // Bound to the session and not to the tab: the page may reload before the message arrives.
      client: sessionOf(caller).tokenHash,
      address,
      kind: way === 'mobile' ? 'sms' : 'mail',
      deliver: true,
      text: (code) => `${text(code)} ${warning(address, language)}`,
    });
    return { expiredMinutes: asMinutes(limits.codeMinutes) };
  },
  'verification.addressAnswer': async (input, caller, sandbox) => ({
    token: await answerAddress(input, caller, sandbox),
  }),
};
