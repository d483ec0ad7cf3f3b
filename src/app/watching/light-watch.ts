import type { AnyActorRef } from 'xstate';
import { type Backlog, createBacklog } from '#src/watch/backlog.ts';
import { whenIdle, yieldToInput } from '../start/scheduling.ts';
import { fetched } from '../world/fetched.ts';
import type { Home, TraceKeeper } from './trace-keeper.ts';

/** Milliseconds that typed text is kept raw at most, if what redacts it does not come. */
const patience = 30_000;

/** What this page watches with from its start on. */
export type LightWatch = {
  readonly hear: Backlog['hear'];
  /** The keeper of traces, fetched at the first request: it begins with what was heard until then. */
  readonly keeper: () => Promise<TraceKeeper>;
};

/** How the rest is fetched and waited for; a test replaces it. */
export type Ways = {
  readonly load: () => Promise<Pick<typeof import('./trace-keeper.ts'), 'keepTrace'>>;
  readonly idle: () => Promise<void>;
  readonly later: (act: () => void, milliseconds: number) => unknown;
  readonly signals: Pick<EventTarget, 'addEventListener'>;
};

const usual: Ways = {
  load: () => import('./trace-keeper.ts'),
  idle: whenIdle,
  later: (act, milliseconds) => setTimeout(act, milliseconds),
  signals: globalThis,
};

let ofThisPage: LightWatch | undefined;

/**
 * Watches from the start without redacting: what happens is only held, until somebody asks for the keeper, or until it may
 * not stay raw (backlog.ts). Then the keeper is brought at the next idle moment. If it does not come, everything held is
 * dropped, and the trace begins once the network is back.
 */
export function watchLightly(root: () => AnyActorRef, home: Home, ways = usual): LightWatch {
  const backlog = createBacklog(
    () => performance.now(),
    () => {
      ways.later(backlog.take, patience);
      void bring();
    },
  );
  const { get } = fetched(async () => {
    const { keepTrace } = await ways.load();
    // Evaluating it was a task of its own.
    await yieldToInput();
    return keepTrace(root(), home, backlog);
  });

  async function bring(): Promise<void> {
    await ways.idle();
    await get().catch(() => {
      backlog.take();
      ways.signals.addEventListener('online', () => void bring(), { once: true });
    });
  }

  ofThisPage = { hear: backlog.hear, keeper: get };
  return ofThisPage;
}

/** Hands the latest steps to the browser as a file, and gives its name; null when there is nothing to save. */
export async function saveTrace(note: string): Promise<string | null> {
  const keeper = await ofThisPage?.keeper();
  return (await keeper?.saveTrace(note)) ?? null;
}
