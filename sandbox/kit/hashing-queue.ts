import { AsyncLocalStorage } from 'node:async_hooks';
import { asSeconds } from '#contract/units.ts';
import { Refusal } from './refusal.ts';

/** The network of the current request; none while the gateway works by itself. */
const asking = new AsyncLocalStorage<string>();

/** Runs a request: all its turns belong to this network. */
export function askedFrom<T>(network: string, work: () => Promise<T>): Promise<T> {
  return asking.run(network, work);
}

export type Turns = {
  /** Runs the work when it is the network's turn. Refuses at once when that network has too much waiting. */
  readonly take: <T>(work: () => Promise<T>) => Promise<T>;
  /** Whether nothing runs or waits. */
  readonly idle: () => boolean;
};

/**
 * Networks take turns, each with a queue of its own: a thousand requests of one network delay a request of
 * another no longer than one does.
 */
export function createTurns({
  atOnce,
  mostWaiting,
}: {
  readonly atOnce: number;
  /** The most waiting work of one network. */
  readonly mostWaiting: number;
}): Turns {
  const lines = new Map<string, (() => void)[]>();
  let working = 0;

  function goOn(): void {
    for (const [network, [start, ...waiting]] of lines) {
      if (working >= atOnce) return;
      // Moves its queue to the end, so that all other networks come before its next one.
      lines.delete(network);
      if (waiting.length > 0) lines.set(network, waiting);
      working += 1;
      start?.();
    }
  }

  return {
    take: async (work) => {
      const network = asking.getStore() ?? '';
      const line = lines.get(network) ?? [];
      if (line.length >= mostWaiting) {
        throw new Refusal('TOO_MANY_REQUESTS', { status: 429, retryAfterSeconds: asSeconds(1) });
      }
      const turn = new Promise<void>((start) => lines.set(network, [...line, start]));
      goOn();
      await turn;
      try {
        return await work();
      } finally {
        working -= 1;
        goOn();
      }
    },
    idle: () => working === 0 && lines.size === 0,
  };
}
