import { describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { withFault } from '../mutants/faults.ts';
import { unfed, unheard } from './cases.ts';
import { chartOf, tourChart } from './chart.ts';
import { recorder } from './coverage.ts';
import { explore } from './explore.ts';
import { findModels, findProofs } from './find-proofs.ts';
import { proofs } from './liveness.ts';
import type { Fault, Model } from './model.ts';
import { defineModel } from './model.ts';
import { parcelModel } from './parcel.model.ts';
import { breachOf } from './properties.ts';
import { type Driver, replay } from './replay.ts';
import { virtualDriver } from './virtual-driver.ts';

function failedProofs(fault: Fault, model: Model = parcelModel): string[] {
  const planted = withFault(model, fault);
  const graph = explore(planted);
  return proofs.filter(({ fails }) => fails(graph, planted) !== undefined).map(({ name }) => name);
}

function without(model: Model, part: 'events' | 'answers', name: string): Model {
  const { [name]: _, ...rest } = model[part] ?? {};
  return { ...model, [part]: rest };
}

const chart = chartOf(parcelModel);
const [tour] = chart.tours;

describe('coverage', () => {
  it('a machine with all its cases is covered whole', async () => {
    expect(chart.missed).toEqual([]);
    expect((await tourChart(chart)).size).toBe(chart.transitions.length);
  });

  it('a branch that no case takes is reported by name', () => {
    const { send, ...answers } = parcelModel.answers ?? {};
    const { 'wrong address': _, 'no answer': __, ...rest } = send ?? {};
    expect(chartOf({ ...parcelModel, answers: { ...answers, send: rest } }).missed).toEqual([
      'sending · send error -> refused',
    ]);
  });

  it('a transition that is added without a case is reported by name, also as an event that no case feeds', () => {
    const grown = withFault(parcelModel, { 'states/editing/on/cancelled': 'sent' });
    const id = 'editing · cancelled -> sent';
    expect(chartOf(grown).missed).toEqual([id]);
    expect(unfed(grown, explore(grown))).toEqual([id]);
    expect(unfed(parcelModel, chart.graph)).toEqual([]);
  });

  it('an answer that no case gives is an event that no case feeds', () => {
    const silent = without(parcelModel, 'answers', 'send');
    expect(unfed(silent, explore(silent))).toEqual([
      'sending · send done -> sent',
      'sending · send error -> refused',
    ]);
  });

  it('a case that nothing accepts is reported by name', () => {
    const { events, answers } = parcelModel;
    const talkative = {
      ...parcelModel,
      events: { ...events, 'jumps about': { type: 'jumped' } },
      answers: { ...answers, pay: { paid: { done: null } } },
    };
    expect(unheard(talkative, explore(talkative))).toEqual(['jumps about', 'pay: paid']);
    expect(unheard(parcelModel, chart.graph)).toEqual([]);
  });

  it('a timer or an actor speaks once only, so the walk of a machine with both comes to an end', () => {
    for (const edges of chart.graph.edges.values()) {
      for (const { step, to } of edges) {
        if (step.kind === 'timer') expect(to.timers).not.toContainEqual(step.timer);
        if (step.kind === 'answer') expect(to.running).not.toContain(step.actor);
      }
    }
  });

  it('is walked once, and a changed machine is walked anew', () => {
    expect(chartOf(parcelModel)).toBe(chart);
    const changed = withFault(parcelModel, { 'states/editing/on/submitted': undefined });
    expect(chartOf(changed).graph.states.size).toBeLessThan(chart.graph.states.size);
    expect(chartOf(parcelModel)).toBe(chart);
  });

  it('a recorder tells the transitions of a running actor by the names of the chart', () => {
    const { inspect, taken } = recorder();
    const actor = createActor(parcelModel.machine, { inspect }).start();
    actor.send({ type: 'typed', address: 'Calle 1' });
    actor.stop();
    expect(taken('parcel')).toEqual(['editing · typed -> (stays)']);
  });
});

describe('children', () => {
  const child = setup({
    types: { input: {} as { hasty: boolean }, context: {} as { hasty: boolean } },
  }).createMachine({
    id: 'child',
    context: ({ input }) => input,
    initial: 'asking',
    states: {
      asking: { always: { guard: ({ context }) => context.hasty, target: 'ended' } },
      ended: { type: 'final' },
    },
  });
  const parent = setup({
    actors: { child },
    types: { input: {} as { hasty: boolean }, context: {} as { hasty: boolean } },
  }).createMachine({
    id: 'parent',
    context: ({ input }) => input,
    initial: 'waiting',
    states: {
      waiting: {
        invoke: { id: 'child', src: 'child', input: ({ context }) => context, onDone: 'ended' },
      },
      ended: { type: 'final' },
    },
  });

  it('one that is at its end when it begins has ended, in the walk as on a real actor', async () => {
    const hasty = chartOf(defineModel({ id: 'parent', machine: parent, inputs: { hasty: { hasty: true } } }));
    expect([...hasty.graph.states.values()].map(({ snapshot }) => snapshot.value)).toEqual(['ended']);
    expect([...(await tourChart(hasty))]).toEqual(['waiting · child done -> ended']);
  });

  it('any other one waits to be answered', () => {
    const patient = defineModel({ id: 'parent', machine: parent, inputs: { patient: { hasty: false } } });
    expect(chartOf(patient).missed).toEqual(['waiting · child done -> ended']);
  });
});

describe('replay', () => {
  const real = virtualDriver(parcelModel);

  it('fails when the recording is empty', async () => {
    const deaf: Driver = { ...virtualDriver(parcelModel), state: async () => ({}), stop: async () => [] };
    await expect(replay(chart.tours[0] as never, deaf)).rejects.toThrow('the recording is empty');
  });

  it('fails where the actor is in another state than the walk', async () => {
    const lost: Driver = { ...virtualDriver(parcelModel), state: async () => ({ value: 'elsewhere' }) };
    await expect(replay(tour as never, lost)).rejects.toThrow('expected "editing", and it is "elsewhere"');
  });

  it('fails where the actor takes other transitions', async () => {
    const other: Driver = { ...real, state: async () => ({ taken: ['another'] }) };
    await expect(replay(tour as never, other)).rejects.toThrow('and it took another');
  });

  it('fails where the projection leaves out something that matters', async () => {
    const blind = chartOf({ ...parcelModel, project: () => null });
    await expect(tourChart({ ...blind, model: parcelModel })).rejects.toThrow(
      'does the projection leave out',
    );
  });

  it('carries out a timer when the clock is due, and no earlier', async () => {
    const timed = chart.tours.find(({ edges }) => edges.some(({ step }) => step.kind === 'timer'));
    expect(timed?.at.at(-1)).toBeGreaterThanOrEqual(0);
    const early: Driver = virtualDriver(parcelModel);
    const hasty: Driver = { ...early, do: (step) => early.do(step, 0) };
    await expect(replay(timed as never, hasty)).rejects.toThrow('no timer is due');
  });
});

describe('proofs', () => {
  it('all hold of a sound machine', () => {
    expect(failedProofs({})).toEqual([]);
  });

  it.each<[string, Fault]>([
    [
      'there is no dead end that is not final',
      { 'states/sent/type': undefined, 'states/sent/tags': 'stable' },
    ],
    [
      'from everywhere a stable state can be reached without a server’s help',
      { 'states/refused/tags': 'refused' },
    ],
    ['every refusal has a way out', { 'states/refused/on': {} }],
    [
      'whatever nobody knows has a way out',
      { 'states/refused/tags': ['stable', 'unsure'], 'states/refused/on': {} },
    ],
    ['every busy state can be left by an error', { 'states/sending/invoke/onError/target': undefined }],
    ['nothing stops it by an error of its own', { 'states/sending/invoke/onError': undefined }],
  ])('“%s” is broken by its planted fault', (name, fault) => {
    expect(failedProofs(fault)).toContain(name);
  });

  it('“every busy state can be left by a time-out” is broken when no answer is late and no timer runs', () => {
    const { send, ...answers } = parcelModel.answers ?? {};
    const { 'no answer': _, ...rest } = send ?? {};
    const prompt = { ...parcelModel, answers: { ...answers, send: rest } };
    expect(failedProofs({}, prompt)).toEqual([]);
    expect(failedProofs({ 'states/sending/after': undefined }, prompt)).toContain(
      'every busy state can be left by a time-out',
    );
  });

  it('properties hold of the machine and are broken by their planted faults', () => {
    for (const property of parcelModel.properties ?? []) {
      expect(breachOf(chart.graph, property)).toBeUndefined();
      expect(breachOf(explore(withFault(parcelModel, property.fault)), property)).toBeDefined();
    }
  });

  it('a property of paths is judged with its memory', () => {
    const once = {
      name: 'it is sent at most once',
      fault: {},
      path: {
        start: 0,
        next: (sent: number, { effects }: { effects: { started: readonly unknown[] } }) =>
          sent + effects.started.length > 1 ? false : sent + effects.started.length,
      },
    } as const;
    expect(breachOf(chart.graph, once)?.way).toEqual([
      'start with start',
      'types an address',
      'submits',
      'send: wrong address',
      'submits',
    ]);
  });

  it('a fault that no longer fits the chart is told', () => {
    expect(() => withFault(parcelModel, { 'states/gone/on/submitted': 'sent' })).toThrow(
      'there is no states/gone',
    );
    expect(() => withFault(parcelModel, { 'states/sent/exit': undefined })).toThrow('to take away');
  });
});

describe('models', () => {
  it('are found in the proofs of the flows, and a folder without any is told', async () => {
    expect((await findModels()).map(({ id }) => id)).toContain('favourite');
    await expect(findProofs('locales')).rejects.toThrow('no proof under locales');
  });

  it('must be called as their machine is, and name only events they have', () => {
    expect(() => defineModel({ ...parcelModel, id: 'letter' })).toThrow('call both the same');
    expect(() => defineModel({ ...parcelModel, fromOutside: ['thunder'] })).toThrow(
      'thunder, which is no event',
    );
  });
});
