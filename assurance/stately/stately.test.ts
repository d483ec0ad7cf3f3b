import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createMachine, setup } from 'xstate';
import { makingOf } from '#machines/kit/act-by-call.ts';
import { readChart, shapeOf } from '../walk/read-chart.ts';
import { type Chart, chartFileOf, findCharts } from './charts.ts';
import { extractCharts } from './extractor.ts';
import { foundFaults, foundIn, runningIn } from './found.ts';

const charts = await findCharts();

const chart = (text: string) => `export const parcel = setup({}).createMachine(${text});`;

describe('every machine file can be read by an editor of charts as it stands', () => {
  it.each(charts)('$file, read without being run, is the machine that runs', ({ file, machine }) => {
    const at = chartFileOf(file);
    const read = readChart(at, readFileSync(at, 'utf8')) as object;
    expect(makingOf(machine)?.own(read) ?? read).toEqual(shapeOf(machine.config));
  });

  it.each([
    ['states that come from elsewhere', '{ states: { ...others } }', 'a key that is not written out'],
    ['states that a function makes', '{ states: statesOf(2) }', 'CallExpression is no literal'],
    ['a target with a name', '{ on: { closed: target } }', 'Identifier is no literal'],
    ['a reckoned key', '{ on: { [name]: "ended" } }', 'a key that is not written out'],
    ['a second target', '{ on: { closed: { target: ["a", "b"] } } }', 'several targets'],
    ['a guard that is a function', '{ on: { closed: { guard: () => true } } }', 'ArrowFunctionExpression'],
  ])('%s would be left out by the editor, and is refused', (_, text, why) => {
    expect(() => readChart('parcel.machine.ts', chart(text))).toThrow(why);
  });

  it('a file without a chart, or with two, is refused', () => {
    expect(() => readChart('parcel.machine.ts', 'export const parcel = 1;')).toThrow('0 charts');
    expect(() =>
      readChart('parcel.machine.ts', chart('{}') + chart('{}').replaceAll('parcel', 'letter')),
    ).toThrow('2 charts');
  });
});

const parcel = setup({ delays: { week: 1 }, guards: { home: () => true } }).createMachine({
  initial: 'sent',
  states: {
    sent: { after: { week: 'lost' }, on: { arrived: [{ guard: 'home', target: 'kept' }, 'back'] } },
    kept: { on: { opened: {} } },
    back: {},
    lost: {},
  },
});
const parcelText = `import { kept, keptState, on } from './elsewhere.ts';
export const parcel = setup({ delays: { week: 1 }, guards: { home: () => true } }).createMachine({
  initial: 'sent',
  states: {
    sent: { after: { week: 'lost' }, on: { arrived: [{ guard: 'home', target: 'kept' }, 'back'] } },
    kept: { on: { opened: {} } },
    back: {},
    lost: {},
  },
});`;

/** What an editor leaves out without a word, and what is then missing. */
const planted: readonly [string, string, string, readonly string[]][] = [
  [
    'states that are spread in from elsewhere',
    'kept: { on: { opened: {} } }',
    '...kept',
    ['not found: kept', 'not found: kept · opened'],
  ],
  [
    'a state that a helper makes',
    '{ on: { opened: {} } }',
    'keptState()',
    ['not found: kept', 'not found: kept · opened'],
  ],
  [
    'all states that a helper makes',
    /states: [\s\S]*(?=,\n}\);)/.exec(parcelText)?.[0] ?? '',
    'states: keptState()',
    [
      ...['back', 'kept', 'lost', 'sent', 'kept · opened'].map((one) => `not found: ${one}`),
      ...['after week', 'arrived [0] if home', 'arrived [1]'].map((one) => `not found: sent · ${one}`),
    ],
  ],
  ['events that are spread in', 'opened: {}', '...on', ['not found: kept · opened']],
  ['a name that is reckoned', 'opened: {}', '[on]: {}', ['not found: kept · opened']],
  [
    'branches that a helper makes',
    "[{ guard: 'home', target: 'kept' }, 'back']",
    'on()',
    ['not found: sent · arrived [0] if home', 'not found: sent · arrived [1]'],
  ],
];

const watching = setup({ actors: { way: createMachine({}) } }).createMachine({
  invoke: { id: 'way', src: 'way', onSnapshot: {} },
});
const watchingText = "createMachine({ invoke: { id: 'way', src: 'way', onSnapshot: {} } })";

/** Every chart that stands in a file: one that several flows share stands there once. */
const byFile = charts.map(({ file, machine }) => {
  const whole = makingOf(machine)?.whole ?? machine;
  return [chartFileOf(file), { id: whole.id, file: chartFileOf(file), machine: whole }] as const;
});
const written: readonly Chart[] = [...new Map(byFile).values()];

const found = await extractCharts(
  new Map([
    ...written.map(({ id, file }) => [`${id}.machine.ts`, readFileSync(file, 'utf8')] as const),
    ...planted.map(([, from, to], at) => [`planted-${at}.ts`, parcelText.replace(from, to)] as const),
    ['parcel.ts', parcelText],
    ['watching.ts', watchingText],
    ['none.ts', 'export const parcel = 1;'],
  ]),
);
const faults = (file: string) => foundFaults(foundIn(found.get(file)?.[0]), runningIn(parcel));

describe('the published extractor of Stately, given a machine file alone', () => {
  it.each(written)('finds every state and every branch of $file', ({ id, machine }) => {
    const [chart, ...more] = found.get(`${id}.machine.ts`) ?? [];
    expect(more).toEqual([]);
    const [{ states, branches }, running] = [foundIn(chart), runningIn(machine)];
    expect([states.length, branches.length]).toEqual([running.states.length, running.branches.length]);
    expect({ states, branches }).toEqual(running);
  });

  it('has found them all', () => {
    const all = written.map(({ id }) => foundIn(found.get(`${id}.machine.ts`)?.[0]));
    const count = (of: 'states' | 'branches') => all.reduce((so, one) => so + one[of].length, 0);
    expect(written.length).toBeGreaterThan(75);
    expect(count('states')).toBeGreaterThan(600);
    expect(count('branches')).toBeGreaterThan(1200);
  });

  it('shows nothing of what parameters are, and names each action and guard', () => {
    const [login] = found.get('login.machine.ts') ?? [];
    const solved = {
      target: 'submitting',
      cond: { kind: 'named', type: 'solved' },
      actions: [
        { kind: 'named', action: { type: 'keepOutput' } },
        { kind: 'named', action: { type: 'clearFailure', params: {} } },
      ],
    };
    expect(login?.states?.proving?.invoke).toMatchObject({ onDone: [solved, { target: 'form.refused' }] });
  });

  it('knows no branch of what a child shows, `onSnapshot`, which no chart of ours has', () => {
    const [chart] = found.get('watching.ts') ?? [];
    expect(foundFaults(foundIn(chart), runningIn(watching))).toEqual(['not found: (root) · way snapshot']);
    const ours = charts.flatMap(({ machine }) => runningIn(machine).branches);
    expect(ours.filter((branch) => / snapshot( |$)/.test(branch))).toEqual([]);
  });

  it('finds a whole chart whole, and no chart where there is none', () => {
    expect(faults('parcel.ts')).toEqual([]);
    expect(found.get('none.ts')).toEqual([]);
  });

  it.each(planted.map(([what, , , missing], at) => [what, at, missing] as const))(
    'leaves out %s without a word, and the comparison says so',
    (_, at, missing) => {
      expect(found.get(`planted-${at}.ts`)).toHaveLength(1);
      expect([...faults(`planted-${at}.ts`)].sort()).toEqual([...missing].sort());
    },
  );
});
