import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyActorRef, AnyStateMachine, InspectionEvent } from 'xstate';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { defaultConfiguration } from '#contract/configuration.ts';
import { connect } from '#machines/kit/connect.ts';
import { createClock } from '#src/actors/clock.ts';
import { createGateway } from '#src/gateway/gateway.ts';
import { mostTries } from '#src/gateway/pace.ts';
import { secrets } from '#tests/kit/models/people.ts';
import { actorDriver } from '../walk/actor-driver.ts';
import type { Answer } from '../walk/graph.ts';
import type { Model } from '../walk/model.ts';
import { plain } from '../walk/plain.ts';
import { inputOf } from '../walk/pure-step.ts';
import type { Driver } from '../walk/replay.ts';
import { actorOf, type ChildWays, callsOf, runningCalls } from './children.ts';
import type { FaultControl } from './fault-routes.ts';
import { passes, silence, wireAnswer } from './wire-answer.ts';

/** Milliseconds the client waits: longer than any tour takes. A silence is brought about by hand. */
const wait = 60_000;

/** How long anything may take to come about, and how often one looks; milliseconds. */
const patience = { longest: 20_000, between: 2 };

async function until(what: () => string, is: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + patience.longest;
  while (!(await is())) {
    if (performance.now() > end) throw new Error(`waited in vain: ${what()}`);
    await pause(patience.between);
  }
}

/** A list without the first of these. */
function without(list: readonly string[], one: string): readonly string[] {
  const at = list.indexOf(one);
  return at < 0 ? list : list.toSpliced(at, 1);
}

/** Whether the gateway gives out a token with the answer of a call. */
function givesOut(name: string): boolean {
  return (calls[name as CallName] as CallShape).gives !== undefined;
}

function isActive(actor: AnyActorRef): boolean {
  return actor.getSnapshot().status === 'active';
}

/** The time of calls, which runs out when it is told to. */
function createTimes() {
  const running = new Map<CallName, AbortController[]>();
  return {
    timeout(_: number, call: CallName): AbortSignal {
      const time = new AbortController();
      running.set(call, [...(running.get(call) ?? []), time]);
      return time.signal;
    },
    runOut(call: CallName): void {
      for (const time of running.get(call) ?? []) time.abort(new DOMException('Too late', 'TimeoutError'));
      running.delete(call);
    },
  };
}

/** The driver of the level of the wire: the real client and a sandbox that holds every call until it is answered. */
export function wireDriver(model: Model, faults: FaultControl, ways: ChildWays): Driver {
  const times = createTimes();
  const client = randomUUID();
  const heardTokens: string[] = [];
  const gateway = createGateway({
    configuration: defaultConfiguration,
    clock: createClock(),
    clientId: () => client,
    language: () => 'ES',
    onRefusedToken: () => {},
    onRestrictedToken: () => {},
    onRenewedToken: () => {},
    onForsakenToken: (token) => heardTokens.push(token),
    onUnavailable: () => {},
    onDrift: () => {},
    origin: faults.origin,
    timeouts: { oneTry: wait, total: wait, pause: 1 },
    timeout: times.timeout,
  });
  gateway.keepToken(secrets.token);
  let top: AnyActorRef | undefined;

  /** What the world does with the token, whoever in the machine speaks of it. */
  function perform(inspected: InspectionEvent): void {
    if (inspected.type !== '@xstate.actor' || !('on' in inspected.actorRef)) return;
    const actor = inspected.actorRef as AnyActorRef;
    actor.on('token.kept', (emitted) => gateway.keepToken((emitted as { token: string }).token));
    actor.on('token.dropped', gateway.dropToken);
  }

  /**
   * What the machine no longer waits for, and the gateway still holds because it may open a session: it does, and whoever
   * is to end that session has to hear of its token.
   */
  async function openForNobody(held: readonly string[], wanted: readonly string[]): Promise<void> {
    const forsaken = wanted.reduce((left, call) => without(left, call), held);
    for (const call of forsaken.filter(givesOut)) {
      const token = randomUUID();
      await faults.release(call as CallName, {
        kind: 'answer',
        status: 200,
        body: { success: true, value: { token } },
      });
      await until(
        () => `the token of a session that ${call} opened for nobody is told`,
        () => heardTokens.includes(token),
      );
    }
  }

  async function settled(actor: AnyActorRef): Promise<void> {
    const wanted = () => (isActive(actor) ? runningCalls(actor, model.machine) : []);
    let held: readonly string[] = [];
    await until(
      () => `the machine waits for ${wanted().join(', ')}, and the gateway holds ${held.join(', ')}`,
      async () => {
        held = await faults.held();
        await openForNobody(held, wanted());
        return plain(held) === plain(wanted());
      },
    );
  }

  async function answerCall(call: CallName, actor: AnyActorRef, answer: Answer): Promise<void> {
    const given = wireAnswer(answer);
    const shape: CallShape = calls[call];
    const tries = passes(answer) && shape.method === 'GET' && !shape.polled ? mostTries : 1;
    if (given === undefined) throw new Error(`no gateway can bring ${plain(answer)} about`);
    if (given === silence) times.runOut(call);
    else for (let n = 0; n < tries; n += 1) await faults.release(call, given);
    await until(
      () => `${call} does not end`,
      () => !isActive(actor),
    );
    // The client has given it up, and the gateway learns of that a moment later: nobody is to take it for held.
    if (given === silence && givesOut(call))
      await until(
        () => `${call} is held, though nobody is left who asks`,
        async () => !(await faults.held()).includes(call),
      );
  }

  async function answer(parent: AnyActorRef, owner: Model, id: string, given: Answer): Promise<void> {
    const { machine } = owner;
    const child: AnyActorRef | undefined = parent.getSnapshot().children[id];
    if (!child) throw new Error(`${machine.id} runs no ${id}`);
    const logic = actorOf(machine, String(child.src));
    if (typeof logic === 'string') await answerCall(logic, child, given);
    else if (logic) await play(child, ways.modelOf(owner, id, logic), logic, given);
    else throw new Error(`${id} of ${machine.id} is neither a call nor a machine`);
  }

  /** Brings a child machine to an output: what a person does in it is done, its calls are answered. */
  async function play(
    child: AnyActorRef,
    its: Model | undefined,
    machine: AnyStateMachine,
    given: Answer,
  ): Promise<void> {
    const way = ways.wayTo(its, inputOf(child), given);
    if (!its || !way)
      throw new Error(`${machine.id} can’t come to ${plain(given)} from ${plain(inputOf(child))}`);
    for (const { step } of way) {
      if (step.kind === 'event') child.send(step.event);
      if (step.kind === 'answer') await answer(child, its, step.actor, step.answer);
      if (top) await settled(top);
    }
  }

  const driver = actorDriver(model, {
    machine: connect(model.machine, gateway.call),
    answer: (actor, step) => {
      top = actor;
      return answer(actor, model, step.actor, step.answer);
    },
    settled,
    inspect: perform,
  });

  return {
    ...driver,
    start: async (start) => {
      await faults.clear();
      await faults.hold(callsOf(model.machine));
      await driver.start(start);
    },
  };
}
