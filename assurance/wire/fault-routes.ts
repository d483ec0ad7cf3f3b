import type { CallName } from '#contract/calls.ts';
import type { WireAnswer } from './wire-answer.ts';

/** How long a release waits for its call to arrive; milliseconds. */
const patience = 20_000;

/** The sandbox's fault API, as far as tours need it. */
export type FaultControl = {
  /** Where the gateway stands. */
  readonly origin: string;
  /** From now on these calls wait, each time they are made. */
  readonly hold: (calls: readonly CallName[]) => Promise<void>;
  /** Names of the calls that wait just now, sorted. */
  readonly held: () => Promise<readonly string[]>;
  /** Lets a waiting call go with an answer, and resolves when that is on its way. */
  readonly release: (call: CallName, answer: WireAnswer) => Promise<void>;
  /** Nothing is held any more. */
  readonly clear: () => Promise<void>;
};

/** Opens the fault API of the sandbox that stands at an origin. */
export function connectFaults(origin: string): FaultControl {
  async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${origin}/sandbox/faults${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /sandbox/faults${path}: ${response.status} ${text}`);
    return text === '' ? undefined : (JSON.parse(text) as { value?: unknown }).value;
  }

  return {
    origin,
    hold: async (calls) => {
      await ask(
        'POST',
        '',
        calls.map((call) => ({ call, kind: 'hold', times: 'always' })),
      );
    },
    held: async () => {
      const { held } = (await ask('GET', '')) as { held: readonly { call: string }[] };
      return held.map(({ call }) => call).sort();
    },
    release: async (call, answer) => {
      await ask('POST', '/release', { call, answer, wait: true, timeoutMs: patience });
    },
    clear: async () => {
      await ask('DELETE', '');
    },
  };
}
