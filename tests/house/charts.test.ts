import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine, fromPromise, StateMachine, setup } from 'xstate';
import { nodesOf } from '#assurance/walk/transitions.ts';
import { fetched } from '#assurance/wire/fetched.ts';
import { lazyMachine } from '#machines/kit/lazy-machine.ts';
import { chartFaults, closedTags } from './charts.rule.ts';

const files = import.meta.glob<Record<string, unknown>>(
  [
    '/machines/**/*.machine.ts',
    '/machines/**/*.act.ts',
    '!/machines/kit/act-form.machine.ts',
    '!/machines/protection/absence.machine.ts',
  ],
  { eager: true },
);

/** The ids that the words of the flow book are of, by their files. */
const books = import.meta.glob<string>('/machines/**/*.book.json', { eager: true, import: 'id' });

const machines = Object.entries(files).map(([path, exported]): [string, AnyStateMachine[]] => [
  path.slice(1),
  Object.values(exported).filter((value) => value instanceof StateMachine),
]);

/** `sms-code.machine.ts` exports `smsCodeMachine`; a chart that several flows share is seen in those made of it. */
function exportOf(path: string): string {
  const name = /([^/]+)\.(?:machine|act)\.ts$/.exec(path)?.[1] ?? '';
  return `${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Machine`;
}

const logic = fromPromise(() => Promise.resolve(1));

describe('charts', () => {
  it('the guard has really seen the machines', () => {
    expect(machines.length).toBeGreaterThanOrEqual(11);
    expect(machines.flatMap(([, some]) => some.flatMap(nodesOf)).length).toBeGreaterThan(50);
  });

  it.each(Object.entries(files))('%s holds one machine of its name', (path, exported) => {
    const named = Object.entries(exported).filter(([, value]) => value instanceof StateMachine);
    expect(named.map(([name]) => name)).toEqual([exportOf(path)]);
  });

  it.each(machines)('%s: the words beside it are those of its machine', (path, some) => {
    const words = books[`/${path.replace(/\.(machine|act)\.ts$/, '.book.json')}`];
    expect(some.map((machine) => machine.id)).toEqual([words]);
  });

  it.each(machines)(
    '%s: every state is described, every invoke has an id, an onDone and an onError',
    async (_, some) => {
      // Whether a child ends is seen in its machine, also in one that comes later.
      const whole = await Promise.all(some.map(fetched));
      expect(whole.flatMap(chartFaults)).toEqual([]);
    },
  );

  it('every tag of the closed list is in use', () => {
    const tags = machines.flatMap(([, some]) => some.flatMap(nodesOf)).flatMap((node) => node.tags);
    expect([...new Set(tags)].sort()).toEqual([...closedTags].sort());
  });

  it('a sound chart has no fault', () => {
    const sound = setup({ actors: { ask: logic }, delays: { pause: 1_000 } }).createMachine({
      id: 'sound',
      initial: 'asking',
      states: {
        asking: {
          description: 'Asked.',
          tags: 'busy',
          invoke: { id: 'ask', src: 'ask', onDone: 'done', onError: {} },
          after: { pause: 'done' },
        },
        done: { description: 'Over.', type: 'final' },
      },
    });
    expect(chartFaults(sound)).toEqual([]);
  });

  it.each([
    ['has no description', { description: undefined }],
    ['invoke #1 has no id', { invoke: { src: 'ask', onDone: {}, onError: {} } }],
    ['invoke ask has no onDone', { invoke: { id: 'ask', src: 'ask', onError: {} } }],
    ['invoke ask has no onError', { invoke: [{ id: 'ask', src: 'ask', onDone: {} }] }],
    [
      'invoke it is not called as its src, ask',
      { invoke: { id: 'it', src: 'ask', onDone: {}, onError: {} } },
    ],
    ['invoke it has a src without a name', { invoke: { id: 'it', src: logic, onDone: {}, onError: {} } }],
    ['waits 500 ms, a delay without a name', { after: { 500: {} } }],
    ['has the tag pink, which is not of the closed list', { tags: 'pink' }],
    ['has the tag audited, which is for whole machines', { tags: 'audited' }],
    ['several targets', { on: { x: { target: ['.a', '.b'] } } }],
    ['begins in b, which is not its first state', { initial: 'b' }],
  ])('a planted fault is found: %s', (fault, part) => {
    const states = { a: { description: 'A.' }, b: { description: 'B.' } };
    const deep = { description: 'Deep.', initial: 'a', states, ...part };
    const machine = createMachine({ id: 'faulty', initial: 'deep', states: { deep } } as never);
    expect(chartFaults(machine)).toEqual([expect.stringContaining(fault)]);
  });

  const invoking = (child: AnyStateMachine, invoke: object) => {
    const parent = createMachine({ id: 'parent', invoke: { id: 'child', src: 'child', ...invoke } } as never);
    return parent.provide({ actors: { child } } as never);
  };

  it('a resident, which never ends, needs no onDone; it may still break, so it needs an onError', () => {
    const resident = createMachine({ initial: 'here', states: { here: {} } });
    expect(chartFaults(invoking(resident, { onError: {} }))).toEqual([]);
    expect(chartFaults(invoking(resident, {}))).toEqual(['parent invoke child has no onError']);
  });

  it('a machine that ends needs an onDone like any other', () => {
    const ending = createMachine({ initial: 'over', states: { over: { type: 'final' } } });
    expect(chartFaults(invoking(ending, { onError: {} }))).toEqual(['parent invoke child has no onDone']);
  });

  it('so does one that ends and comes later', async () => {
    const ending = createMachine({ initial: 'over', states: { over: { type: 'final' } } });
    const whole = await fetched(
      invoking(
        lazyMachine(async () => ending),
        { onError: {} },
      ),
    );
    expect(chartFaults(whole)).toEqual(['parent invoke child has no onDone']);
  });
});
