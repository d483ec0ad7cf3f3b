import { describe, expect, it, onTestFinished } from 'vitest';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { groups } from '#sandbox/lotteries/lotteries.ts';
import { askDeposit } from '../../kit/depositing.ts';
import { ofMarket } from '../../kit/limits.ts';
import { gameOf, launchFields } from '../../kit/playing.ts';
import { promotingCalls } from '../../kit/promoting.ts';
import { type Asker, askFor } from '../../kit/promotions.ts';
import {
  type Closed,
  type ProtectedState,
  protectedPerson,
  protectedStates,
  unprotected,
} from '../../kit/protected-states.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { inputs } from '../../kit/valid-inputs.ts';
import { withdraw } from '../../kit/withdrawing.ts';

const box = sandboxOfFile(ofMarket('UNION'));

/** The rule that refused; null when no rule of protection did. */
function ruleOf({
  code,
  value,
}: {
  readonly code?: string | null | undefined;
  readonly value?: unknown;
}): string | null {
  return code === 'PROTECTION_RULE' ? String((value as { rule?: unknown }).rule) : null;
}

/** Every call that begins play. */
const launches = (Object.keys(calls) as CallName[]).filter((name) => name.endsWith('.launch'));

/** A launch of something that is there. */
function launchOf(name: CallName, { account, token }: Asker): Readonly<Record<string, unknown>> {
  if (name === 'games.launch') return { ...launchFields, ...gameOf(box, 'RNG'), username: account, token };
  return { ...inputs[name], gameCode: groups[0]?.lotteries[0]?.code };
}

/** What the gateway closes to somebody, call by call. */
async function closedTo(asker: Asker): Promise<Readonly<Record<string, unknown>>> {
  const seen: Record<string, unknown> = {};
  for (const name of launches) seen[name] = ruleOf(await askFor(asker, name, launchOf(name, asker)));
  for (const { call, input, seen: closed } of promotingCalls)
    seen[call] = closed((await askFor(asker, call, input)) as never);
  seen.deposit = ruleOf((await askDeposit(box, asker.token)).body);
  // Last, for it changes what a launch answers.
  seen.session = ruleOf(await askFor(asker, 'protection.openSession', inputs['protection.openSession']));
  return seen;
}

/** What it has to close, by the same names. */
function expected({ launch, session, deposit, promotes }: Closed): Readonly<Record<string, unknown>> {
  return {
    ...Object.fromEntries(launches.map((name) => [name, launch])),
    ...Object.fromEntries(promotingCalls.map(({ call }) => [call, !promotes])),
    deposit,
    session,
  };
}

/** The calls in which two of them differ. */
function differences(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>) {
  return Object.keys(one).filter((name) => one[name] !== other[name]);
}

/** The calls on the way of money to its owner: all of money that are open to whoever is away. */
const payingOut = (Object.keys(calls) as CallName[]).filter(
  (name) =>
    (name.startsWith('wallet.') && (calls[name] as CallShape).whileExcluded) ||
    name === 'member.setWithdrawPassword',
);

/** What goes to the main wallet; what goes to a vendor’s is not paid out. */
function payOutOf(name: CallName): Readonly<Record<string, unknown>> | undefined {
  const vendor = box.sandbox.catalogue.vendors[0]?.vassalage;
  return name === 'wallet.transfer' ? { ...inputs[name], from: vendor, to: 'MAIN' } : inputs[name];
}

/** The calls of paying out that a rule of protection stopped, and how asking for money ended. */
async function stoppedOf(asker: Asker): Promise<readonly string[]> {
  const stopped: string[] = [];
  for (const name of payingOut)
    if (ruleOf(await askFor(asker, name, payOutOf(name))) !== null) stopped.push(name);
  const { status, body } = await withdraw(box, asker.token, '50.00');
  return status === 200 ? stopped : [...stopped, `money is not paid out: ${body.code}`];
}

const table = protectedStates.map((state) => [state.name, state] as const);

describe('of everything that plays, pays in or promotes', () => {
  it.each(table)('%s closes exactly what it has to close, by its rule', async (_, state) => {
    const asker = await protectedPerson(box, state);
    expect(await closedTo(asker)).toEqual(expected(state.closed));
  });

  it('a member whom nothing protects finds all of it open but play, which is declared first', async () => {
    const asker = await protectedPerson(box, unprotected);
    expect(await closedTo(asker)).toEqual(expected(unprotected.closed));
  });

  it('each call that a gateway forgot to close is found', async () => {
    const [away] = protectedStates as readonly [ProtectedState];
    const asker = await protectedPerson(box, unprotected);
    const seen = await closedTo(asker);
    const all = expected(away.closed);
    expect(differences(seen, all)).toEqual(Object.keys(seen));
  });
});

describe('of everything that pays out', () => {
  it.each(table)('%s stops nothing, and money goes to its owner', async (_, state) => {
    const asker = await protectedPerson(box, state);
    expect(await stoppedOf(asker)).toEqual([]);
  });

  it('a call that a gateway closes by mistake is found', async () => {
    const [away] = protectedStates as readonly [ProtectedState];
    const call = calls['wallet.withdraw'] as { whileExcluded?: boolean };
    call.whileExcluded = false;
    onTestFinished(() => {
      call.whileExcluded = true;
    });
    const asker = await protectedPerson(box, away);
    expect(await stoppedOf(asker)).toEqual(['wallet.withdraw', 'money is not paid out: PROTECTION_RULE']);
  });
});
