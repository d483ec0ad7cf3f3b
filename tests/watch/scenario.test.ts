import { describe, expect, it } from 'vitest';
import { assign, createActor, SimulatedClock, setup } from 'xstate';
import type { Gateway } from '#contract/calls.ts';
import { call } from '#machines/kit/call.ts';
import { connect } from '#machines/kit/connect.ts';
import { watchBegun } from '#src/watch/scenario-actors.ts';
import { createWaitingCalls } from '#src/watch/scenario-calls.ts';
import { createStoppableClock } from '#src/watch/scenario-clock.ts';
import { playLegs } from '#src/watch/scenario-player.ts';
import { awaitedInputs, type Gone, isTimed, watchStay } from '#src/watch/scenario-stay.ts';

const act = setup({ actors: { ask: call('wallet.balance') } }).createMachine({
  id: 'act',
  initial: 'sending',
  states: {
    sending: { invoke: { id: 'ask', src: 'ask', input: () => ({}), onDone: 'done', onError: 'lost' } },
    done: { type: 'final' },
    lost: {},
  },
});

const machine = setup({
  types: {
    context: {} as { seen: number },
    events: {} as { type: 'sent' } | { type: 'waited' } | { type: 'back' },
  },
  actors: { act },
  actions: { see: assign({ seen: ({ context }) => context.seen + 1 }) },
  delays: { pause: 1_000 },
}).createMachine({
  id: 'page',
  context: { seen: 0 },
  initial: 'idle',
  on: { back: '.idle' },
  states: {
    idle: { on: { sent: 'acting', waited: 'waiting' } },
    acting: {
      invoke: { id: 'act', src: 'act', onDone: { target: 'done', actions: 'see' }, onError: 'done' },
    },
    waiting: { after: { pause: 'done' } },
    done: {},
  },
});

const answering = (async () => ({})) as unknown as Gateway;
/** Lets all that has been promised happen. */
async function rest(): Promise<void> {
  for (let n = 0; n < 20; n += 1) await Promise.resolve();
}

function legsTo(value: string) {
  return [{ machine: 'page', where: { page: true as const }, awake: false, from: value, steps: [] }];
}

function begin(gateway: Gateway = answering) {
  const root = createActor(connect(machine, gateway), { clock: new SimulatedClock() });
  const begun = watchBegun(root);
  root.start();
  return { root, begun };
}

/** Tasks that end when they are told to. */
function tasks() {
  const waiting: (() => void)[] = [];
  return {
    later: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    pass: () => {
      for (const resolve of waiting) resolve();
    },
  };
}

describe('a call that a scenario is in the middle of', () => {
  it('is not answered while it is held, and is when it is released', async () => {
    const { later, pass } = tasks();
    const calls = createWaitingCalls(later);
    const asked: string[] = [];
    const { root, begun } = begin(
      calls.through((async (name: string) => asked.push(name)) as unknown as Gateway),
    );
    root.send({ type: 'sent' });
    expect(calls.hold(awaitedInputs(begun, legsTo('acting')))).toBe(1);
    pass();
    await rest();
    expect(root.getSnapshot().value).toBe('acting');
    expect(asked).toEqual([]);
    calls.release();
    await rest();
    expect(root.getSnapshot().value).toBe('done');
  });

  it('is not answered before it is said which are held, however early it left', async () => {
    const { later, pass } = tasks();
    const calls = createWaitingCalls(later);
    const { root, begun } = begin(calls.through((async () => null) as unknown as Gateway));
    calls.pause();
    root.send({ type: 'sent' });
    pass();
    await rest();
    expect(root.getSnapshot().value).toBe('acting');
    expect(calls.hold(awaitedInputs(begun, legsTo('acting')))).toBe(1);
    await rest();
    expect(root.getSnapshot().value).toBe('acting');
  });

  it('goes on when it was paused with the others and is none of those that are held', async () => {
    const { later, pass } = tasks();
    const calls = createWaitingCalls(later);
    const { root } = begin(calls.through((async () => null) as unknown as Gateway));
    calls.pause();
    root.send({ type: 'sent' });
    pass();
    expect(calls.hold(new Set())).toBe(0);
    await rest();
    expect(root.getSnapshot().value).toBe('done');
  });

  it('never leaves when it is answered in the task that it was made in', async () => {
    const { later, pass } = tasks();
    const calls = createWaitingCalls(later);
    const asked: string[] = [];
    const { root } = begin(calls.through((async (name: string) => asked.push(name)) as unknown as Gateway));
    root.send({ type: 'sent' });
    root.send({ type: 'back' });
    pass();
    await rest();
    expect(asked).toEqual([]);
  });
});

describe('a scenario that is ready', () => {
  it('is looked at again: where the product went, and that it came back', async () => {
    const { root, begun } = begin();
    const told: (Gone | null)[] = [];
    watchStay(begun, legsTo('idle'), (gone) => told.push(gone));
    await rest();
    expect(told).toEqual([]);
    root.send({ type: 'waited' });
    await rest();
    root.send({ type: 'back' });
    await rest();
    expect(told).toEqual([{ to: 'waiting' }, null]);
  });

  it('is timed where a timer of its machine runs, and only there', () => {
    const { root, begun } = begin();
    expect(isTimed(begun, legsTo('idle'))).toBe(false);
    root.send({ type: 'waited' });
    expect(isTimed(begun, legsTo('waiting'))).toBe(true);
  });
});

describe('a clock that stands still', () => {
  it('ends no timer and keeps the time of day, and goes on from there', () => {
    let now = 5_000;
    const timers = new SimulatedClock();
    const pass = (ms: number) => {
      now += ms;
      timers.increment(ms);
    };
    const clock = createStoppableClock({
      setTimeout: (then, ms) => timers.setTimeout(then, ms) as never,
      clearTimeout: (timer) => timers.clearTimeout(timer as never),
      now: () => now,
    });
    const ended: string[] = [];
    clock.setTimeout(() => ended.push('before'), 1_000);
    pass(400);
    clock.stop();
    pass(9_000);
    clock.setTimeout(() => ended.push('meanwhile'), 100);
    const given = clock.setTimeout(() => ended.push('given up'), 100);
    clock.clearTimeout(given);
    pass(9_000);
    expect([ended, clock.now()]).toEqual([[], 5_400]);
    clock.goOn();
    pass(599);
    expect([ended, clock.now()]).toEqual([['meanwhile'], 5_999]);
    pass(1);
    expect(ended).toEqual(['meanwhile', 'before']);
  });
});

describe('a machine that is fetched at its first event', () => {
  const lazy = setup({}).createMachine({
    id: 'lazy',
    initial: 'dormant',
    states: {
      dormant: { on: { woken: 'idle', pressed: 'early' } },
      idle: { on: { pressed: 'done' } },
      early: {},
      done: {},
    },
  });

  it('is told nothing before the product has woken it', async () => {
    const root = createActor(lazy);
    const steps = [{ name: 'presses', event: { type: 'pressed' }, value: 'done' }];
    const leg = { machine: 'lazy', where: { page: true as const }, awake: true, from: 'idle', steps };
    const played = playLegs(watchBegun(root), [leg], { token: '', games: '' });
    root.start();
    await rest();
    root.send({ type: 'woken' });
    expect(await played).toBeNull();
    expect(root.getSnapshot().value).toBe('done');
  });
});
