import { SimulatedClock } from 'xstate';
import type { CallName, Gateway } from '#contract/calls.ts';
import { defaultConfiguration } from '#contract/configuration.ts';
import { CallFailure, failureOf } from '#contract/errors.ts';
import type { Standing } from '#contract/protection.ts';
import { ruleOf } from '#machines/protection/play-declaration.rules.ts';
import { standingOf } from '#sandbox/protection/member-protection.ts';
import { createClock } from '#src/actors/clock.ts';
import { createRoot, startInput } from '#src/app/start/system.ts';
import { pass } from '#src/app/world/handlers.ts';
import { createGateway } from '#src/gateway/gateway.ts';
import { askHost, gameOf, newRoundId, slotBet } from './playing.ts';
import { type Asker, askerOf } from './promotions.ts';
import type { TestSandbox } from './sandbox.ts';

/** A way to lie: what a call answers in the place of what the gateway said. */
export type Lie = (name: CallName, answer: () => Promise<unknown>) => Promise<unknown>;
export const honest: Lie = (_, answer) => answer();

/** Words of one machine for others: those that the walk needs of the world. */
const handedOn: Readonly<Record<string, readonly string[]>> = {
  'account.changed': ['launch', 'standingOfCare', 'app'],
  'absence.changed': ['session'],
  'features.learned': ['app'],
};

/** Turns of the event loop in which nothing is asked: then nothing goes on by itself any more. */
const quietTurns = 5;

/** The whole product of one member over a running sandbox, at a clock of its own; `lie` stands between the two. */
export async function openProduct(box: TestSandbox, account: string, lie: Lie = honest) {
  const asker: Asker = await askerOf(box, account);
  const clock = new SimulatedClock();
  let asked = 0;
  const client = createGateway({
    configuration: defaultConfiguration,
    clock: createClock(),
    clientId: () => 'a-tab',
    language: () => 'ES',
    onRefusedToken: (token) => root.system.get('session')?.send({ type: 'token.refused', token }),
    onRestrictedToken: (token, away) =>
      root.system.get('session')?.send({ type: 'token.restricted', token, away }),
    onRenewedToken: () => undefined,
    onForsakenToken: () => undefined,
    onUnavailable: () => undefined,
    onDrift: () => undefined,
    origin: box.address,
    fetch,
  });
  client.keepToken(asker.token);
  const call = (async (...given: Parameters<Gateway>) => {
    asked += 1;
    try {
      return await lie(given[0], () => client.call(...given));
    } finally {
      asked -= 1;
    }
  }) as Gateway;
  const { host } = new URL(box.address);
  const hosts = { ...defaultConfiguration.hosts, games: [new URL(box.gameAddress).host] };
  const kept = { token: asker.token, language: 'ES', firstTime: false };
  const input = startInput({ ...defaultConfiguration, hosts }, kept, host);
  const root = createRoot(
    call,
    input,
    (event, from) => {
      if (event.type === 'token.dropped') client.dropToken();
      if (event.type === 'stale' && event.reads !== 'all' && event.reads.includes('protection.standing'))
        root.system.get('standingOfCare')?.send({ type: 'standing.doubted' });
      pass(event, from, ...(handedOn[event.type] ?? []));
    },
    undefined,
    clock,
  );

  async function settled(): Promise<void> {
    for (let quiet = 0; quiet < quietTurns; ) {
      await new Promise((resolve) => setImmediate(resolve));
      const fetching = ['launch', 'standingOfCare'].some(
        (name) => root.system.get(name)?.getSnapshot().value === 'fetching',
      );
      quiet = asked === 0 && !fetching ? quiet + 1 : 0;
    }
  }

  root.start();
  await settled();
  const launch = () => root.system.get('launch');
  const playing = (): boolean => launch().getSnapshot().matches('playing');
  const address = (): string => (playing() ? String(launch().getSnapshot().context.address) : '');

  return {
    asker,
    call,
    settled,
    address,
    launch,
    stop: () => root.stop(),
    tell: (resident: string, event: { readonly type: string }) => root.system.get(resident)?.send(event),
    /** A minute passes in this tab. */
    minute: async () => {
      clock.increment(60_000);
      await settled();
    },
    signedIn: (): boolean => root.system.get('session').getSnapshot().matches({ present: 'signedIn' }),
    /** Whether the product takes promotions to be open. */
    promotes: (): boolean => {
      const { value } = root.system.get('standingOfCare').getSnapshot();
      const known =
        typeof value === 'object' && typeof value.care === 'object' ? value.care.known : undefined;
      return ['fine', 'intensive', 'young'].includes(known);
    },
    /** Whether a call is refused by a rule of protection. */
    protects: async (name: CallName): Promise<boolean> => {
      try {
        await call(name as 'wallet.payoutTerms', {});
        return false;
      } catch (error) {
        return error instanceof CallFailure && ruleOf(failureOf(error)) !== null;
      }
    },
    standing: (): Promise<Standing> => standingOf(box.sandbox.db.read, asker.id, box.sandbox),
  };
}

export type Product = Awaited<ReturnType<typeof openProduct>>;

/** The first slot, as a poster of it asks for it. */
export function slotOf(box: TestSandbox) {
  return { kind: 'game', nodeId: '', ...gameOf(box, 'RNG') } as const;
}

/** Sits down at the address that is open, and plays one round: whether the gateway took the bet. */
export async function roundAt(box: TestSandbox, address: string): Promise<boolean> {
  const ticket = new URL(address).searchParams.get('ticket') ?? '';
  const entered = await askHost(box, 'enter', { ticket });
  const { play } = entered.value;
  const { status } = await askHost(box, 'round', { play, roundId: newRoundId(), bet: slotBet });
  return status === 200;
}
