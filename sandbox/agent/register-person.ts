import type { CallInput } from '#contract/calls.ts';
import { once } from '#sandbox/books/once.ts';
import { accountKey } from '#sandbox/kit/accounts.ts';
import { refuseTooMany } from '#sandbox/kit/limits.ts';
import { playSentinel } from '#sandbox/kit/sentinels.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { nicknameGood } from '#sandbox/member/profile.ts';
import { nobodyInvited } from '#sandbox/registration/affiliates.ts';
import { typeBelow } from '#sandbox/registration/invitation-links.ts';
import { addMember, hashesOf, type Newcomer } from '#sandbox/registration/new-member.ts';
import { refuseBadPassword } from '#sandbox/registration/new-password.ts';
import { fieldRefused, fitsField } from '#sandbox/registration/register-rules.ts';
import { memberOf } from '#sandbox/wire/call-owner.ts';
import type { Handler } from '#sandbox/wire/handler.ts';
import { refuseKind } from './invitations.ts';

const hour = 60 * 60_000;

/** The names of the new person, by the rules of the brand; the fields are refused in the order of the form. */
async function namesOf(
  { account, nickname }: Pick<CallInput<'agent.register'>, 'account' | 'nickname'>,
  { settings }: Sandbox,
): Promise<Pick<Newcomer, 'account' | 'accountKey' | 'nickname'> & { readonly nickname: string }> {
  const key = accountKey(account);
  if (key === null || !(await fitsField('username', account, settings.current())))
    throw fieldRefused('account');
  if (nickname !== '' && !nicknameGood(nickname)) throw fieldRefused('nickname');
  return { account, accountKey: key, nickname: nickname === '' ? account : nickname };
}

/**
 * Registers a person directly below the agent (`agent.register`). The agent knows the password, so it works for the
 * first sign-in only.
 */
export const registerPerson: Handler<'agent.register'> = async (input, caller, sandbox) => {
  await playSentinel(input.account);
  const agent = await memberOf(caller, sandbox);
  refuseKind(agent, input.kind);
  const settings = sandbox.settings.current();
  const names = await namesOf(input, sandbox);
  await refuseBadPassword(input.password, names.account, settings);
  const limits = [{ count: settings.limits.agentRegistersPerHour, window: hour }];
  const tries = { name: `agent registers:${agent.id}`, limits };
  // Hashing is work: it is not done for a try that is one too many.
  refuseTooMany(sandbox.limits.wait(tries));
  const secrets = { password: input.password, withdrawPassword: null };
  const hashes = await hashesOf(secrets, sandbox);
  return once('agent.register', input, caller, sandbox, async (tx) => {
    // Only what is no repetition counts: also a name that is taken, so that nobody can go through names.
    refuseTooMany(sandbox.limits.take(agent.id, tries));
    const newcomer: Newcomer = {
      ...names,
      ...secrets,
      payeeName: null,
      email: null,
      emailKey: null,
      mobile: null,
      invitation: { ...nobodyInvited, uplineId: agent.id, type: typeBelow(agent, input.kind) },
      client: caller.client,
      byOther: true,
      language: caller.language,
      details: {},
    };
    const { id, account } = await addMember(tx, newcomer, hashes, sandbox);
    return { id, account, nickname: names.nickname, kind: input.kind };
  });
};
