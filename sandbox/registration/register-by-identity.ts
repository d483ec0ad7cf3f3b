import { randomInt } from 'node:crypto';
import type { CallInput, CallOutput } from '#contract/calls.ts';
import { inTurn } from '#sandbox/kit/attempts.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { linkedTo } from '#sandbox/session/identity/by-identity.ts';
import { type Known, knownBy } from '#sandbox/session/identity/proof.ts';
import { signInMember } from '#sandbox/session/sign-in-member.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { createMember, type NewMember } from './new-member.ts';
import { countTry, invitationOf } from './registering.ts';

type Input = CallInput<'registration.registerIdentity'>;

/** Letters and digits that are not easily confused. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The longest user name under the usual rules. */
const nameLength = 16;

/** A user name for a person who chose none: the provider's name and random characters. */
function newName({ provider }: Known): string {
  const start = `${provider.slice(0, 6)}-`;
  const chance = Array.from({ length: nameLength - start.length }, () => signs[randomInt(signs.length)]);
  return start + chance.join('');
}

async function newMember(known: Known, input: Input, caller: Caller, sandbox: Sandbox): Promise<NewMember> {
  if (sandbox.settings.current().brand.entrance === 'agent') throw new Refusal('NOT_AGENT');
  countTry(sandbox, caller);
  const account = newName(known);
  return createMember(sandbox, {
    account,
    accountKey: account,
    password: null,
    withdrawPassword: null,
    payeeName: null,
    email: null,
    emailKey: null,
    mobile: null,
    invitation: await invitationOf(input, caller, sandbox),
    mobileProved: false,
    client: caller.client,
    language: caller.language,
    details: {},
    identity: known,
  });
}

/**
 * Makes an account for a person an identity provider vouches for, and signs them in; if they have one
 * already, it only signs them in (spec 2, social sign-up). Nobody knows the password of such an account; the
 * member can set one as a forgotten password.
 */
export async function registerByIdentity(
  input: Input,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'registration.registerIdentity'>> {
  if (sandbox.settings.current().whitelabel.DIRECTREG !== true) throw new Refusal('FUNCTION_DISABLED');
  const known = await knownBy(input, sandbox);
  return inTurn(sandbox, `identity:${known.provider} ${known.subject}`, async () => {
    const member = (await linkedTo(known, sandbox)) ?? (await newMember(known, input, caller, sandbox));
    return signInMember(member, { byPassword: false }, caller, sandbox);
  });
}
