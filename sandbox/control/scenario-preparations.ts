import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { asSeconds, signOf } from '#contract/units.ts';
import { amountOf, feeOf, minorOf, percentOf } from '#contract/wallet/minor-units.ts';
import { invitationCalls } from '#sandbox/agent/invitations.ts';
import { billCalls } from '#sandbox/contracts/bill-calls.ts';
import { decideContract, officeContracts } from '#sandbox/contracts/contract-office.ts';
import { settleContracts } from '#sandbox/contracts/settling.ts';
import { teamContracts } from '#sandbox/contracts/team-contracts.ts';
import { contracts } from '#sandbox/db/contract-schema.ts';
import { seedWithdrawPassword } from '#sandbox/db/people.ts';
import { members } from '#sandbox/db/schema.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { promotions } from '#sandbox/promotions/handlers.ts';
import { decideReward } from '#sandbox/promotions/reward-office.ts';
import { newAuthenticator } from '#sandbox/verification/authenticator.ts';
import { settleWithdrawal } from '#sandbox/wallet/back-office.ts';
import { depositing } from '#sandbox/wallet/deposits.ts';
import { withdrawals } from '#sandbox/wallet/withdrawals.ts';
import { memberIdOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { changePerson } from './people.ts';
import { backInPlay, dailyLimit, excludeMember, noLimits } from './protection-preparations.ts';

/** The things that a scenario may need before it begins. */
export const preparations = [
  'withdrawal',
  'paid withdrawal',
  'deposit',
  'authenticator',
  'claim',
  'reward',
  'invitation',
  'bill',
  'agent below',
  'deposit limit',
  'no limits',
  'excluded',
  'back in play',
] as const;
export type Preparation = (typeof preparations)[number];

const amount = '20.00';

function feeFor(terms: { readonly feePercent: string; readonly feeFixed: string }): string {
  const fee = { share: percentOf(terms.feePercent), fixed: minorOf(terms.feeFixed) };
  return amountOf(feeOf(minorOf(amount), fee));
}

/** A waiting withdrawal: an existing one, or a new one. */
async function pendingWithdrawal(caller: Caller, sandbox: Sandbox): Promise<string> {
  const { withdrawals: rows } = await withdrawals['wallet.withdrawals']({ page: 1 }, caller, sandbox);
  const pending = rows.find(({ status }) => status === 'PENDING');
  if (pending) return pending.reference;
  const terms = await withdrawals['wallet.payoutTerms']({}, caller, sandbox);
  const accountId = terms.accounts[0]?.accountId ?? '';
  const asked = { accountId, amount, fee: feeFor(terms), withdrawPassword: seedWithdrawPassword };
  return (await withdrawals['wallet.withdraw']({ key: randomUUID(), ...asked }, caller, sandbox)).reference;
}

/** A withdrawal whose receipt asks the member whether the money arrived. */
async function paidWithdrawal(caller: Caller, sandbox: Sandbox): Promise<string> {
  const { withdrawals: rows } = await withdrawals['wallet.withdrawals']({ page: 1 }, caller, sandbox);
  const asked = rows.find(
    ({ receipt }) => receipt?.state === 'OPEN' && signOf(receipt.secondsLeft ?? asSeconds(0)) > 0,
  );
  if (asked) return asked.reference;
  const reference = await pendingWithdrawal(caller, sandbox);
  await settleWithdrawal(sandbox, { reference, act: 'approve' });
  await settleWithdrawal(sandbox, { reference, act: 'pay' });
  return reference;
}

/** A deposit that waits at the cashier. */
async function pendingDeposit(caller: Caller, sandbox: Sandbox): Promise<string> {
  const language = caller.language;
  const { deposits } = await depositing['wallet.deposits']({ page: 1, language }, caller, sandbox);
  const pending = deposits.find(({ status }) => status === 'PENDING');
  if (pending) return pending.reference;
  const { methods } = await depositing['wallet.depositMethods']({ language }, caller, sandbox);
  const method = methods.find(({ kind, open }) => kind === 'EWALLET' && open) ?? methods[0];
  const input = { key: randomUUID(), methodId: method?.methodId ?? '', amount, language };
  const fee = method ? feeFor(method) : '0.00';
  return (await depositing['wallet.deposit']({ ...input, fee }, caller, sandbox)).reference;
}

async function setAuthenticator(caller: Caller, { db }: Sandbox): Promise<null> {
  const { secret } = newAuthenticator('Vestíbulo', caller.session?.account ?? '');
  const inForce = { totpSecret: secret, totpConfirmed: true, totpStep: null };
  await db.write((tx) =>
    tx
      .update(members)
      .set(inForce)
      .where(eq(members.id, memberIdOf(caller))),
  );
  return null;
}

/** A gift that can be claimed. */
async function claimableGift({ session }: Caller, sandbox: Sandbox): Promise<string> {
  const gift = { act: 'give', account: session?.account ?? '', amount } as const;
  return (await decideReward(sandbox, gift)).id;
}

/** A promotion of the member that is under way and can be left. */
async function runningReward(caller: Caller, sandbox: Sandbox): Promise<string> {
  const { language } = caller;
  const { rewards } = await promotions['promotions.rewards']({ language }, caller, sandbox);
  const found = rewards.find(({ leaving }) => leaving !== null);
  if (!found) throw new Refusal('INPUT_INVALID', { message: 'Nothing that can be left is under way' });
  return found.id;
}

/** An open invitation of the agent: an existing one, or a new one. */
async function openInvitation(caller: Caller, sandbox: Sandbox): Promise<string> {
  const { invitations } = await invitationCalls['agent.invitations']({}, caller, sandbox);
  const open = invitations.find(({ closedAt }) => closedAt === null);
  const wanted = { key: randomUUID(), name: 'Instagram', kind: 'member' } as const;
  return (open ?? (await invitationCalls['agent.invite'](wanted, caller, sandbox))).id;
}

/** The newest dividend that the agent was billed; without one, that of a contract that is in force for so long now. */
async function newestBill(caller: Caller, sandbox: Sandbox): Promise<string> {
  const asked = { kind: 'DIVIDEND', side: 'AGENT', page: 1 } as const;
  const newest = async () => (await billCalls['contracts.bills'](asked, caller, sandbox)).bills[0]?.id;
  const known = await newest();
  if (known) return known;
  const inForce = and(
    eq(contracts.agentId, memberIdOf(caller)),
    eq(contracts.kind, 'DIVIDEND'),
    eq(contracts.state, 'VALID'),
  );
  const validFrom = sandbox.clock.now() - 40 * 24 * 60 * 60_000;
  await sandbox.db.write((tx) => tx.update(contracts).set({ validFrom, settledTo: null }).where(inForce));
  await settleContracts(sandbox);
  const made = await newest();
  if (!made) throw new Refusal('INPUT_INVALID', { message: 'No dividend could be billed' });
  return made;
}

/** An agent directly below who has no dividend and is offered none; without one, agent2 comes below. */
async function agentBelow(caller: Caller, sandbox: Sandbox): Promise<string> {
  const asked = { kind: 'DIVIDEND', of: 'DIRECT', page: 1 } as const;
  const free = async () =>
    (await teamContracts(asked, caller, sandbox)).people.find(({ inForce, offer }) => !inForce && !offer);
  const known = await free();
  if (known) return known.agent.id;
  await changePerson(sandbox, { account: 'agent2', upline: caller.session?.account ?? '' });
  // What others offer would have to be answered first.
  const { contracts: all } = await officeContracts(sandbox);
  for (const { id, state, uplineId } of all)
    if (state === 'REQUESTED' && uplineId === null)
      await decideContract(sandbox, { act: 'WITHDRAW', by: null, contract: id });
  const found = await free();
  if (!found) throw new Refusal('INPUT_INVALID', { message: 'No agent below is free' });
  return found.agent.id;
}

const ways: Record<Preparation, (caller: Caller, sandbox: Sandbox) => Promise<string | null>> = {
  withdrawal: pendingWithdrawal,
  'paid withdrawal': paidWithdrawal,
  deposit: pendingDeposit,
  authenticator: setAuthenticator,
  claim: claimableGift,
  reward: runningReward,
  invitation: openInvitation,
  bill: newestBill,
  'agent below': agentBelow,
  'deposit limit': dailyLimit,
  'no limits': noLimits,
  excluded: excludeMember,
  'back in play': backInPlay,
};

/** Prepares for a person what a scenario needs; returns the reference of the result, if it has one. */
export function prepare(what: Preparation, caller: Caller, sandbox: Sandbox): Promise<string | null> {
  return ways[what](caller, sandbox);
}
