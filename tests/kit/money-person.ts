import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  waitFor,
} from 'xstate';
import { defaultConfiguration } from '#contract/configuration.ts';
import { connect } from '#machines/kit/connect.ts';
import { createClock } from '#src/actors/clock.ts';
import { createGateway, type GatewayClient } from '#src/gateway/gateway.ts';
import { usualTimeouts } from '#src/gateway/pace.ts';
import { signIn } from './ask-call.ts';

/** A person at a machine that moves money, with calls over the wire. */
export type MoneyPerson = {
  readonly machine: AnyStateMachine;
  readonly input: object;
  /** What is filled in, up to the last look. */
  readonly fill: readonly { readonly type: string }[];
  readonly isDone: (snapshot: AnyMachineSnapshot) => boolean;
};

type Box = { readonly address: string };

/** Milliseconds that the client waits for one answer, and for a read with its repetitions. */
const clientWaits = { oneTry: 300, total: 700, pause: 1 };

/** A person's possible actions; the first possible one is taken. */
const reactions = ['check.asked', 'sent.again', 'look.asked', 'confirmed'] as const;

/** More stops than this in one act mean a circle. */
const mostStops = 20;

function reactionTo(snapshot: AnyMachineSnapshot): { readonly type: string } | undefined {
  return reactions.map((type) => ({ type })).find((event) => snapshot.can(event));
}

/** The act that a form has under way: who looks at the form looks at it. */
function actOf({ children }: AnyMachineSnapshot): AnyActorRef | undefined {
  return ['act', 'confirm', 'report'].map((id) => children[id]).find((act) => act !== undefined);
}

/** Waits until nothing goes on by itself; gives whoever is to be told something then. */
async function settled(form: AnyActorRef): Promise<AnyActorRef> {
  for (;;) {
    const act = actOf(form.getSnapshot());
    const at = act ?? form;
    await waitFor(at, (now: AnyMachineSnapshot) => now.status === 'done' || now.hasTag('stable'));
    // A broken machine comes to no rest: without this, nobody would ever hear of it.
    if (form.getSnapshot().status === 'error') throw form.getSnapshot().error;
    if (at.getSnapshot().status === 'active' && actOf(form.getSnapshot()) === act) return at;
  }
}

type ClientSettings = { readonly wire?: typeof fetch; readonly timeouts?: typeof clientWaits };

/** The product's own client of a sandbox, for one person. */
export function clientOf(
  { address }: Box,
  { wire = fetch, timeouts = usualTimeouts }: ClientSettings = {},
): GatewayClient {
  const gateway: GatewayClient = createGateway({
    configuration: defaultConfiguration,
    clock: createClock(),
    clientId: () => 'a-tab',
    language: () => 'ES',
    onRefusedToken: () => gateway.dropToken(),
    onRestrictedToken: () => {},
    onRenewedToken: () => undefined,
    onForsakenToken: () => undefined,
    onUnavailable: () => undefined,
    onDrift: () => undefined,
    origin: address,
    fetch: wire,
    timeouts,
  });
  return gateway;
}

/**
 * Acts as a person would until the machine says that it is done, and signs in again when the session has
 * ended. Returns the machine's context at each form after the first.
 */
export async function actAs(
  box: Box,
  account: string,
  { machine, input, fill, isDone }: MoneyPerson,
  wire: typeof fetch = fetch,
): Promise<readonly AnyMachineSnapshot['context'][]> {
  const gateway = clientOf(box, { wire, timeouts: clientWaits });
  const actor: AnyActorRef = createActor(connect(machine, gateway.call), { input } as never).start();
  const forms: AnyMachineSnapshot['context'][] = [];
  try {
    for (let stop = 0; stop < mostStops; stop += 1) {
      const at = await settled(actor);
      const snapshot: AnyMachineSnapshot = at.getSnapshot();
      if (at === actor && isDone(snapshot)) return forms;
      if (gateway.holds(null)) gateway.keepToken(await signIn(box.address, account));
      const reaction = reactionTo(snapshot);
      if (!reaction) forms.push(snapshot.context);
      for (const event of reaction ? [reaction] : fill) at.send(event);
    }
    throw new Error(`does not come to an end: ${JSON.stringify(actor.getSnapshot().value)}`);
  } finally {
    actor.stop();
  }
}
