import { answerAddress, codeTarget, unverified, waysOf } from '../address-check.ts';
import { issueCode, takeSms } from '../codes.ts';
import { type Handlers, Refusal } from '../handler.ts';
import { sessionOf } from '../whose.ts';

type AddressHandlers = Pick<
  Handlers,
  'verification.addressWays' | 'verification.addressCode' | 'verification.addressAnswer'
>;

/** What the letter says, in the language asked for. It names the address, so that its owner knows if it was not them. */
function text(brand: string, minutes: number, address: string, language: string): (code: string) => string {
  return (code) =>
    language === 'EN'
      ? `${code} is your ${brand} code to sign in from a new place (${address}). It is good for ${minutes} minutes. If this was not you, change your password.`
      : `${code} es tu código para entrar en ${brand} desde un lugar nuevo (${address}). Vale ${minutes} minutos. Si no fuiste tú, cambia tu contraseña.`;
}

/** Verifying who signs in from an address the account was never used from (spec 4). */
export const verificationAddress: AddressHandlers = {
  'verification.addressWays': async (_, caller, sandbox) => {
    const member = await unverified(caller, sandbox);
    return { ways: member ? waysOf(member) : [] };
  },
  'verification.addressCode': async ({ way }, caller, sandbox) => {
    const member = await unverified(caller, sandbox);
    const target = member && codeTarget(member, way);
    if (!target) throw new Refusal('FORBIDDEN', { status: 422 });
    const { limits, brand } = sandbox.settings.current();
    const { address, language } = caller;
    takeSms(sandbox, target, address);
    await issueCode(sandbox, {
      purpose: 'address',
      target,
      // The session, and not the tab: the page may be loaded anew before the letter comes.
      client: sessionOf(caller).tokenHash,
      address,
      kind: way === 'mobile' ? 'sms' : 'mail',
      deliver: true,
      text: text(brand.name, limits.codeMinutes, address, language),
    });
    return { expiredMinutes: limits.codeMinutes };
  },
  'verification.addressAnswer': async (input, caller, sandbox) => {
    await answerAddress(input, caller, sandbox);
    return null;
  },
};
