import { afterEach, describe, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';
import { type Step, watchMachines } from '#src/app/watching/inspection.ts';

const machine = setup({}).createMachine({
  id: 'opening',
  initial: 'asking',
  states: { asking: { always: 'open' }, open: { on: { closed: 'shut' } }, shut: {} },
});

afterEach(() => {
  delete window.vestibuloRecorder;
});

describe('the recorder of a page', () => {
  it('hears the first steps of an actor when it begins, and none of one that never does', () => {
    const heard: Step[] = [];
    window.vestibuloRecorder = (step) => heard.push(step);
    const [thrownAway, shown] = [1, 2].map(() => createActor(machine, { inspect: watchMachines }));
    expect(heard).toEqual([]);
    shown?.start();
    shown?.send({ type: 'closed' });
    expect(heard.map(({ actor, value }) => [actor, value])).toEqual([
      [shown?.sessionId, 'open'],
      [shown?.sessionId, 'shut'],
    ]);
    expect(thrownAway?.getSnapshot().value).toBe('open');
  });
});
