import { describe, expect, it, vi } from 'vitest';
import { type ActorRefFrom, type AnyEventObject, assign, createActor, fromPromise, setup } from 'xstate';
import { connect } from '#machines/kit/connect.ts';
import { fetchAgain, lazyMachine } from '#machines/kit/lazy-machine.ts';

type JourneyEvent = { type: 'bag.packed'; thing: string } | { type: 'left' } | typeof fetchAgain;

/** A journey: it remembers what was packed, weighs it with a child of its own, and ends with all of it. */
const journeyMachine = setup({
  types: {
    input: {} as { from: string },
    context: {} as { things: string[]; weight: number },
    events: {} as JourneyEvent,
    output: {} as string,
  },
  actors: { scale: fromPromise(async () => 7) },
}).createMachine({
  id: 'journey',
  context: ({ input }) => ({ things: [input.from], weight: 0 }),
  output: ({ context }) => context.things.join(' '),
  initial: 'packing',
  states: {
    packing: {
      invoke: {
        id: 'scale',
        src: 'scale',
        onDone: { actions: assign({ weight: ({ event }) => event.output }) },
      },
      on: {
        'bag.packed': {
          actions: assign({ things: ({ context, event }) => [...context.things, event.thing] }),
        },
        left: 'gone',
      },
    },
    gone: { type: 'final' },
  },
});

type Journey = typeof journeyMachine;

/** A load whose answers the test gives, one after the other. */
function byHand(wakes?: readonly string[], givesUp?: (event: AnyEventObject) => boolean) {
  const asked: { found: (machine: Journey) => void; lost: (why: Error) => void }[] = [];
  const load = vi.fn(() => new Promise<Journey>((found, lost) => void asked.push({ found, lost })));
  const arrive = async () => {
    asked.at(-1)?.found(journeyMachine);
    await Promise.resolve();
  };
  const fail = async () => {
    asked.at(-1)?.lost(new Error('Failed to fetch dynamically imported module'));
    await Promise.resolve();
  };
  return { logic: lazyMachine<Journey>(load, wakes, givesUp, 'nowhere'), load, arrive, fail };
}

const input = { from: 'Lima' };
const pack = (thing: string) => ({ type: 'bag.packed', thing }) as const;

describe('a machine that is loaded on demand', () => {
  it('is not loaded before it has an actor, and starts with that actor’s input', async () => {
    const { logic, load, arrive } = byHand();
    expect(load).not.toHaveBeenCalled();
    const actor = createActor(logic, { input }).start();
    expect(actor.getSnapshot().value).toBe('fetching');
    await arrive();
    expect(actor.getSnapshot()).toMatchObject({ value: 'packing', context: { things: ['Lima'] } });
  });

  it('gets the events that were sent meanwhile, in order', async () => {
    const { logic, arrive } = byHand();
    const actor = createActor(logic, { input }).start();
    for (const thing of ['socks', 'a map', 'socks']) actor.send(pack(thing));
    expect(actor.getSnapshot().can(pack('tea'))).toBe(false);
    await arrive();
    expect(actor.getSnapshot().context.things).toEqual(['Lima', 'socks', 'a map', 'socks']);
    actor.send(pack('tea'));
    expect(actor.getSnapshot().context.things).toHaveLength(5);
  });

  it('ends at once when an event sent meanwhile says so, and gets none after that', async () => {
    const { logic, arrive } = byHand();
    const actor = createActor(logic, { input }).start();
    for (const event of [pack('socks'), { type: 'left' } as const, pack('tea')]) actor.send(event);
    await arrive();
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: 'Lima socks' });
  });

  it('fails when it can’t be loaded, and loads again on request, with all the events sent', async () => {
    const { logic, load, arrive, fail } = byHand();
    const actor = createActor(logic, { input }).start();
    actor.send(pack('socks'));
    await fail();
    expect(actor.getSnapshot().value).toBe('lost');
    actor.send(pack('a map'));
    expect(load).toHaveBeenCalledTimes(1);
    actor.send(fetchAgain);
    expect(actor.getSnapshot().value).toBe('fetching');
    await fail();
    actor.send(fetchAgain);
    actor.send(fetchAgain);
    expect(load).toHaveBeenCalledTimes(3);
    await arrive();
    expect(actor.getSnapshot().context.things).toEqual(['Lima', 'socks', 'a map']);
  });

  it('does nothing when its actor was stopped meanwhile', async () => {
    const { logic, arrive } = byHand();
    const actor = createActor(logic, { input });
    const heard = vi.fn();
    actor.subscribe(heard);
    actor.start();
    actor.stop();
    heard.mockClear();
    await arrive();
    expect(heard).not.toHaveBeenCalled();
    expect(actor.getSnapshot()).toMatchObject({ status: 'stopped', value: 'fetching' });
  });

  it('is loaded once: its next actor starts without waiting', async () => {
    const { logic, load, arrive } = byHand();
    createActor(logic, { input }).start();
    await arrive();
    const next = createActor(logic, { input: { from: 'Quito' } }).start();
    expect(next.getSnapshot()).toMatchObject({ value: 'packing', context: { things: ['Quito'] } });
    expect(load).toHaveBeenCalledTimes(1);
  });
});

/** A parent that sends somebody on a journey. */
function parentOf(logic: Journey) {
  return setup({
    types: { context: {} as { brought: string }, events: {} as { type: 'left' } },
    actors: { journey: logic },
  }).createMachine({
    context: { brought: '' },
    initial: 'waiting',
    states: {
      waiting: {
        invoke: {
          id: 'journey',
          systemId: 'journey',
          src: 'journey',
          input,
          onDone: {
            target: 'back',
            actions: assign({ brought: ({ event }) => event.output }),
          },
        },
        on: { left: 'back' },
      },
      back: {},
    },
  });
}

describe('as the child of another machine', () => {
  it('is known by its name in the system, runs children of its own, and ends with an output', async () => {
    const { logic, arrive } = byHand();
    const parent = createActor(parentOf(logic)).start();
    const child = parent.system.get('journey') as ActorRefFrom<Journey>;
    child.send(pack('socks'));
    await arrive();
    await vi.waitUntil(() => child.getSnapshot().context.weight === 7);
    child.send({ type: 'left' });
    expect(parent.getSnapshot()).toMatchObject({ value: 'back', context: { brought: 'Lima socks' } });
  });

  it('is stopped with the state that started it, loaded or not', async () => {
    const { logic, arrive } = byHand();
    const parent = createActor(parentOf(logic)).start();
    const child = parent.getSnapshot().children.journey;
    parent.send({ type: 'left' });
    await arrive();
    expect(child?.getSnapshot().status).toBe('stopped');
    expect(parent.getSnapshot()).toMatchObject({ value: 'back', context: { brought: '' } });
  });
});

describe('a machine that is closed before it is here', () => {
  const close = { type: 'closed' } as never;

  it('ends at once with the output it has for that, and never begins', async () => {
    const { logic, arrive } = byHand();
    const actor = createActor(logic, { input }).start();
    actor.send(pack('a map'));
    actor.send(close);
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: 'nowhere' });
    await arrive();
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: 'nowhere' });
  });

  it('ends for its parent too, connected to a gateway', () => {
    const { logic } = byHand();
    const parent = setup({ actors: { journey: logic } }).createMachine({
      id: 'root',
      initial: 'travelling',
      states: {
        travelling: { invoke: { id: 'journey', src: 'journey', input, onDone: 'home' } },
        home: {},
      },
    });
    const root = createActor(connect(parent, vi.fn())).start();
    root.getSnapshot().children.journey?.send(close);
    expect(root.getSnapshot().value).toBe('home');
  });

  it('gets the event when it is here, if it has no output for it', async () => {
    const logic = lazyMachine<Journey>(async () => journeyMachine);
    const actor = createActor(logic, { input }).start();
    actor.send(close);
    await Promise.resolve();
    expect(actor.getSnapshot()).toMatchObject({ status: 'active', value: 'packing' });
  });
});

describe('a machine that waits for an event', () => {
  it('is loaded by that event, and not before; of earlier events the last of each kind counts', async () => {
    const { logic, load, arrive } = byHand(['left']);
    const actor = createActor(logic, { input }).start();
    actor.send(pack('a map'));
    actor.send(pack('a hat'));
    expect([load.mock.calls.length, actor.getSnapshot().value]).toEqual([0, 'dormant']);
    actor.send({ type: 'left' });
    expect([load.mock.calls.length, actor.getSnapshot().value]).toEqual([1, 'fetching']);
    await arrive();
    expect(actor.getSnapshot().output).toBe('Lima a hat');
  });

  const stayed = { type: 'stayed' } as never;
  const stays = ({ type }: AnyEventObject) => type === 'stayed';

  it('does not get the event that woke it once that was cancelled', async () => {
    const { logic, arrive } = byHand(['left'], stays);
    const actor = createActor(logic, { input }).start();
    actor.send({ type: 'left' });
    actor.send(pack('a map'));
    actor.send(stayed);
    expect(actor.getSnapshot().value).toBe('dormant');
    await arrive();
    expect(actor.getSnapshot()).toMatchObject({ value: 'packing', context: { things: ['Lima', 'a map'] } });
  });

  it('after being cancelled reports no failed load, and loads again when it is needed again', async () => {
    const { logic, load, arrive, fail } = byHand(['left'], stays);
    const actor = createActor(logic, { input }).start();
    actor.send({ type: 'left' });
    actor.send(stayed);
    await fail();
    expect(actor.getSnapshot().value).toBe('dormant');
    actor.send({ type: 'left' });
    await fail();
    expect(actor.getSnapshot().value).toBe('lost');
    actor.send(stayed);
    expect(actor.getSnapshot().value).toBe('dormant');
    actor.send({ type: 'left' });
    expect(load).toHaveBeenCalledTimes(3);
    await arrive();
    expect(actor.getSnapshot().output).toBe('Lima');
  });

  it('waits when connected to a gateway too', () => {
    const { logic, load } = byHand(['left']);
    const parent = setup({ actors: { journey: logic } }).createMachine({
      id: 'root',
      invoke: { id: 'journey', src: 'journey', input },
    });
    const root = createActor(connect(parent, vi.fn())).start();
    expect(load).not.toHaveBeenCalled();
    root.getSnapshot().children.journey?.send({ type: 'left' });
    expect(load).toHaveBeenCalledOnce();
  });
});
