import type { Gateway } from '#contract/calls.ts';

/** The gateway for the machines of a tab whose scenario is being played. */
export type WaitingCalls = {
  /** Makes calls through it that wait. */
  readonly through: (gateway: Gateway) => Gateway;
  /** From now on no call leaves or is answered, until it is said which are held. */
  readonly pause: () => void;
  /** From now on the calls of these inputs, which are under way, get no answer; returns how many there are. The others go on. */
  readonly hold: (inputs: ReadonlySet<unknown>) => number;
  /** All go on. */
  readonly release: () => void;
};

/** A task later. */
function taskLater(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function untilAborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * A call leaves a task after it is made: one that the scenario answers in the same task has been given up by then
 * and never reaches the gateway, so what is told leaves nothing behind there. Calls that are held leave, or are
 * answered, when they are released. Calls are told apart by their inputs, which their actors hold too.
 */
export function createWaitingCalls(later: () => Promise<void> = taskLater): WaitingCalls {
  const underWay = new Set<unknown>();
  const held = new Map<unknown, Promise<void>>();
  let open: (() => void) | undefined;
  let paused: Promise<void> | undefined;
  let goOn = () => {};

  /** Waits, if all calls are paused or this one is held, for its release or its end. */
  const gate = async (input: unknown, signal: AbortSignal | undefined) => {
    if (paused) await Promise.race([paused, untilAborted(signal)]);
    const released = held.get(input);
    if (released) await Promise.race([released, untilAborted(signal)]);
    signal?.throwIfAborted();
  };

  const resume = () => {
    paused = undefined;
    goOn();
  };

  return {
    through: (gateway) =>
      (async (name: never, input: never, more: { readonly signal?: AbortSignal } = {}) => {
        underWay.add(input);
        try {
          await later();
          await gate(input, more.signal);
          const answer: unknown = await gateway(name, input, more);
          await gate(input, more.signal);
          return answer;
        } finally {
          underWay.delete(input);
        }
      }) as Gateway,
    pause() {
      paused = new Promise<void>((resolve) => {
        goOn = resolve;
      });
    },
    hold(inputs) {
      const released = new Promise<void>((resolve) => {
        open = resolve;
      });
      const those = [...underWay].filter((input) => inputs.has(input));
      for (const input of those) held.set(input, released);
      resume();
      return those.length;
    },
    release() {
      resume();
      held.clear();
      open?.();
    },
  };
}
