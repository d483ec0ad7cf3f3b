import type { CallOutput } from '#contract/calls.ts';
import type { Friend } from '#contract/member/referral.ts';
import { asMinor } from '#contract/units.ts';
import { amountOf, feeOf } from '#contract/wallet/minor-units.ts';
import { contracts } from '#sandbox/db/contract-schema.ts';
import { askCall } from './ask-call.ts';
import { askDeposit, shownIn } from './depositing.ts';
import { idOf } from './members.ts';
import { early } from './moment.ts';
import { type Asker, act, askerOf, bet, rewardsOf } from './promotions.ts';
import { codeTo, newPassword, register, tokenIn } from './registering.ts';
import type { TestSandbox } from './sandbox.ts';

export const hour = 60 * 60_000;
export const day = 24 * hour;

/** The middle of a month, on the merchant's clock too. */
export const noon = Date.parse('2031-03-10T17:00:00Z');

/** A sandbox from the start, at noon of a day, where nobody has to solve a slider. */
export async function begin(box: TestSandbox, referral: object = {}): Promise<void> {
  await box.reset({ begins: early });
  box.sandbox.settings.patch({ slider: { register: false }, zone: 'America/Lima', referral });
  // The passwords of the seed are old by then.
  box.sandbox.settings.patch({ whitelabel: { PWDEXPIRE: false } });
  // No contract of the seed is billed for the years till then.
  await box.sandbox.db.write((tx) => tx.update(contracts).set({ settledTo: noon }));
  box.sandbox.clock.set(noon);
}

/** The invitation of a member, as the page reads it. */
export async function invitationOf(
  box: TestSandbox,
  account: string,
): Promise<CallOutput<'member.referral'>> {
  const { token } = await askerOf(box, account);
  return (await askCall(box.address, 'member.referral', {}, { token })).body
    .value as CallOutput<'member.referral'>;
}

/** The friends of a member, as the page reads them. */
export async function friendsOf(box: TestSandbox, account: string, page = 1): Promise<readonly Friend[]> {
  const { token } = await askerOf(box, account);
  const { body } = await askCall(box.address, 'member.invited', { page }, { token });
  return (body.value as CallOutput<'member.invited'>).friends;
}

/** Registers somebody by a member's code, in a tab of their own. */
export async function invite(
  box: TestSandbox,
  by: string,
  username: string,
  { client, ...more }: Readonly<Record<string, unknown>> & { readonly client?: string } = {},
): Promise<Asker> {
  const { code: affiliateCode } = await invitationOf(box, by);
  const came = await register(box, { username, affiliateCode, ...more }, client ? { client } : {});
  return { box, account: username, token: tokenIn(came), id: await idOf(box, username) };
}

/** The friend again, after the session of the registration has ended. */
export const back = (friend: Asker) => askerOf(friend.box, friend.account, newPassword);

/** Proves an e-mail address with a code, as the security centre does. */
export async function prove(friend: Asker, target = `${friend.account}@correo.example`): Promise<void> {
  const { box, token } = await back(friend);
  const asked = { kind: 'email', target, countryDialingCode: '' };
  await askCall(box.address, 'member.sendBindingCode', asked, { token });
  const code = await codeTo(box, target);
  const bound = { ...asked, code, password: newPassword };
  const { status } = await askCall(box.address, 'member.bind', bound, { token });
  if (status !== 200) throw new Error(`${target} was not bound`);
}

/** Deposits so many cents, approved at once. Returns its reference. */
export async function pay(friend: Asker, minor: number): Promise<string> {
  const { box, token } = await back(friend);
  const paid = asMinor(minor);
  const fee = amountOf(feeOf(paid, { share: 100, fixed: asMinor(0) }));
  const came = await askDeposit(box, token, { amount: amountOf(paid), fee });
  const { reference } = shownIn(came);
  const { status } = await act(box, 'deposits', { reference, act: 'approve' });
  if (status !== 200) throw new Error(`no deposit of ${minor}: ${JSON.stringify(came.body)}`);
  return reference;
}

/** Meets all conditions of the usual terms at this moment. */
export async function qualify(friend: Asker): Promise<string> {
  await prove(friend);
  const reference = await pay(friend, 20_00);
  await bet(friend, 100_00);
  return reference;
}

/** A friend who registered and met all conditions. */
export async function inviteGood(box: TestSandbox, by: string, username: string): Promise<Asker> {
  const friend = await invite(box, by, username);
  await qualify(friend);
  return friend;
}

/** The rewards that an inviter got for friends. */
export async function referralRewards(box: TestSandbox, account: string) {
  return (await rewardsOf(await askerOf(box, account))).filter(({ source }) => source === 'REFERRAL');
}
