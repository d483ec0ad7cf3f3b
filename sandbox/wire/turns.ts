import { AsyncLocalStorage } from 'node:async_hooks';
import { Refusal } from './handler.ts';

/** Whose request is being worked on; nothing while the gateway does something by itself. */
const asking = new AsyncLocalStorage<string>();

/** Works on a request: every turn it waits for is one of this network. */
export function askedFrom<T>(network: string, work: () => Promise<T>): Promise<T> {
  return asking.run(network, work);
}

export type Turns = {
  /** Works when it is the asking network's turn. Refuses at once when too much of that network waits already. */
  readonly take: <T>(work: () => Promise<T>) => Promise<T>;
  /** Whether nothing is worked on, and nothing waits. */
  readonly idle: () => boolean;
};

/**
 * Turns that networks take one after the other, each in its own line: a thousand requests of one hold up the single
 * request of another no longer than one does.
 */
export function createTurns({
  atOnce,
  mostWaiting,
}: {
  readonly atOnce: number;
  /** Of one network. */
  readonly mostWaiting: number;
}): Turns {
  const lines = new Map<string, (() => void)[]>();
  let working = 0;

  function goOn(): void {
    for (const [network, [start, ...waiting]] of lines) {
      if (working >= atOnce) return;
      // To the end of the lines: all others come before its next one.
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
        throw new Refusal('TOO_MANY_REQUESTS', { status: 429, retryAfterSeconds: 1 });
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
