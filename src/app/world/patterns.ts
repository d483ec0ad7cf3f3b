import type { Verdict } from '#machines/registration/fields.rules.ts';
import type { PatternAnswer, PatternWork } from './pattern-worker.ts';
import workerAddress from './pattern-worker.ts?worker&url';
import { checkedScript } from './script-address.ts';

/** Milliseconds; a pattern that takes longer is left to the gateway. */
const patience = 100;

/** Tries outside patterns on texts where a bad one can't block the page. */
export type Patterns = { readonly judge: (pattern: string, text: string) => Promise<Verdict> };

type Thread = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;

type Clock = {
  readonly setTimeout: (then: () => void, ms: number) => unknown;
  readonly clearTimeout: (timer: never) => void;
};

const browserClock: Clock = {
  setTimeout: (then, ms) => setTimeout(then, ms),
  clearTimeout: (timer) => clearTimeout(timer),
};

function startThread(): Thread {
  return new Worker(checkedScript(workerAddress), { type: 'module' });
}

/** The thread's next message; 'unknown' from one that broke. */
function heard(thread: Thread): Promise<PatternAnswer> {
  return new Promise((resolve) => {
    thread.onmessage = ({ data }: MessageEvent<PatternAnswer>) => resolve(data);
    thread.onerror = () => resolve('unknown');
  });
}

/**
 * One thread, kept ready for the next question. A thread that does not answer in time is ended and replaced.
 * Of several texts waiting for one pattern only the newest is tried, because the others have been typed over.
 */
export function createPatterns(start: () => Thread = startThread, clock: Clock = browserClock): Patterns {
  const newest = new Map<string, string>();
  let warm: Promise<Thread> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function ready(): Promise<Thread> {
    const thread = start();
    await heard(thread);
    return thread;
  }

  async function judged(work: PatternWork): Promise<Verdict> {
    warm ??= ready();
    const thread = await warm;
    const answer = heard(thread);
    thread.postMessage(work);
    let timer: unknown;
    const late = new Promise<'late'>((resolve) => {
      timer = clock.setTimeout(() => resolve('late'), patience);
    });
    const first = await Promise.race([answer, late]);
    clock.clearTimeout(timer as never);
    if (first === 'match' || first === 'mismatch') return first;
    thread.terminate();
    warm = undefined;
    return 'unknown';
  }

  return {
    judge(pattern, text) {
      newest.set(pattern, text);
      const run = last.then(() => (newest.get(pattern) === text ? judged({ pattern, text }) : 'unknown'));
      const answer = run.catch((): Verdict => 'unknown');
      last = answer;
      return answer;
    },
  };
}
