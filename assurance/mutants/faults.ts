import { type AnyStateMachine, StateMachine } from 'xstate';
import type { Fault, Model } from '../walk/model.ts';

type Parts = Record<string, unknown>;

function isPlain(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function copied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copied);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copied(part)]));
}

function plant(chart: Parts, path: string, value: unknown): void {
  const steps = path.split('/');
  const last = steps.pop() ?? '';
  const place = steps.reduce<unknown>((part, step) => (part as Parts | undefined)?.[step], chart) as
    | Parts
    | undefined;
  if (typeof place !== 'object') throw new Error(`there is no ${path} to plant a fault in`);
  if (value === undefined && !(last in place)) throw new Error(`there is no ${path} to take away`);
  if (value === undefined) delete place[last];
  else place[last] = value;
}

/** A chart that a fault makes loop is stopped after so many steps of one event. */
const longest = 1000;

/**
 * The machine with a planted fault: parts of its chart replaced, or taken away where `undefined` stands. What lies
 * under `delays` is not of the chart but of its implementations.
 */
function faulty(machine: AnyStateMachine, fault: Fault): AnyStateMachine {
  const { delays, ...others } = machine.implementations;
  const parts = { chart: copied(machine.config) as Parts, delays: { ...delays } as Parts };
  for (const [path, value] of Object.entries(fault)) {
    if (path.startsWith('delays/')) plant(parts, path, value);
    else plant(parts.chart, path, value);
  }
  const chart = { ...parts.chart, options: { maxIterations: longest } };
  return new StateMachine(chart, { ...others, delays: parts.delays as typeof delays }) as AnyStateMachine;
}

/** The model with a planted fault in its machine. */
export function withFault(model: Model, fault: Fault): Model {
  return { ...model, machine: faulty(model.machine, fault) };
}
