import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { readChart, shapeOf } from './read-chart.ts';
import { nodesOf, transitionsOf } from './transitions.ts';

const files = readdirSync('machines', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.machine.ts'))
  .map((file) => join('machines', file))
  .sort();

async function machineOf(file: string): Promise<AnyStateMachine> {
  const exported: unknown[] = Object.values(await import(pathToFileURL(file).href));
  const machine = exported.find((one): one is AnyStateMachine => one instanceof StateMachine);
  if (!machine) throw new Error(`${file} exports no machine`);
  return machine;
}

type Written = {
  readonly states?: Readonly<Record<string, Written>>;
  readonly on?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly always?: unknown;
  readonly onDone?: unknown;
  readonly invoke?: unknown;
};

function asList(value: unknown): readonly unknown[] {
  return value === undefined ? [] : [value].flat();
}

/** The states under a state, and the branches of all that leads out of it and of them, as they are written. */
function counted({ states = {}, on = {}, after = {}, always, onDone, invoke }: Written): {
  states: number;
  transitions: number;
} {
  const under = Object.values(states).map(counted);
  const ends = asList(invoke).flatMap((one) => {
    const { onDone: done, onError, onSnapshot } = one as Readonly<Record<string, unknown>>;
    return [done, onError, onSnapshot];
  });
  const own = [...Object.values(on), ...Object.values(after), always, onDone, ...ends].flatMap(asList);
  return {
    states: under.reduce((so, one) => so + 1 + one.states, 0),
    transitions: under.reduce((so, one) => so + one.transitions, own.length),
  };
}

const chart = (text: string) => `export const parcel = setup({}).createMachine(${text});`;

describe('every machine file opens in an editor of charts as it stands', () => {
  it('there are machines to read', () => {
    expect(files.length).toBeGreaterThan(45);
  });

  it.each(files)('%s, read without being run, is the machine that runs', async (file) => {
    const machine = await machineOf(file);
    const read = readChart(file, readFileSync(file, 'utf8'));
    expect(read).toEqual(shapeOf(machine.config));
    expect(counted(read as Written)).toEqual({
      states: nodesOf(machine).length - 1,
      transitions: transitionsOf(machine).length,
    });
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
