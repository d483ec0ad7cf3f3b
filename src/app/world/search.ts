import type { AnyActorRef, EventObject } from 'xstate';
import type { GameNames, SearchQuestion } from '#machines/games/search.rules.ts';
import { checkedScript } from './script-address.ts';
import type { SearchReply, SearchWork } from './search-worker.ts';
import workerAddress from './search-worker.ts?worker&url';
import { send } from './send.ts';

/** Finds games by name without blocking the page. The answer goes to the actor that asked. */
export type Search = {
  /** Answers `search.ready` when this list is indexed, `search.lacking` when not. */
  readonly open: (asker: AnyActorRef, index: string) => void;
  /** Answers `search.ready`. */
  readonly index: (asker: AnyActorRef, index: string, names: GameNames) => void;
  /** Answers `search.found`; of the questions of one asker that wait, only the newest is answered. */
  readonly ask: (asker: AnyActorRef, index: string, question: SearchQuestion) => void;
};

type Thread = Pick<Worker, 'onmessage' | 'onerror' | 'postMessage' | 'terminate'>;
type Task<Work = SearchWork> = Work extends SearchWork ? Omit<Work, 'number'> : never;
type Turn = { readonly asker: AnyActorRef; readonly task: Task };

function startThread(): Thread {
  return new Worker(checkedScript(workerAddress), { type: 'module' });
}

function wordOf(reply: SearchReply, task: Task): EventObject {
  if (reply.says === 'ready') return { type: 'search.ready' };
  if (reply.says === 'lacking') return { type: task.kind === 'open' ? 'search.lacking' : 'search.failed' };
  const question = task.kind === 'ask' ? task.question : undefined;
  return { type: 'search.found', question, answer: reply.answer } as EventObject;
}

/** One thread with all indexes, one task at a time. When it breaks, its open tasks fail. */
export function createSearch(start: () => Thread = startThread): Search {
  let thread: Thread | undefined;
  let number = 0;
  let current: Turn | undefined;
  let waiting: readonly Turn[] = [];

  function broken(): void {
    const lost = current ? [current, ...waiting] : waiting;
    thread?.terminate();
    thread = current = undefined;
    waiting = [];
    for (const { asker } of lost) send(asker, { type: 'search.failed' });
  }

  function ready(): Thread {
    if (thread) return thread;
    const started = start();
    started.onmessage = ({ data }: MessageEvent<SearchReply>) => {
      if (data.number !== number || !current) return;
      const { asker, task } = current;
      current = undefined;
      send(asker, wordOf(data, task));
      next();
    };
    started.onerror = broken;
    thread = started;
    return started;
  }

  function next(): void {
    const [turn, ...others] = waiting;
    if (current || !turn) return;
    current = turn;
    waiting = others;
    number += 1;
    try {
      ready().postMessage({ ...turn.task, number });
    } catch {
      broken();
    }
  }

  function add(turn: Turn): void {
    const older = ({ asker, task }: Turn) =>
      asker === turn.asker && task.kind === 'ask' && turn.task.kind === 'ask';
    waiting = [...waiting.filter((one) => !older(one)), turn];
    next();
  }

  return {
    open: (asker, index) => add({ asker, task: { kind: 'open', index } }),
    index: (asker, index, names) => add({ asker, task: { kind: 'index', index, names } }),
    ask: (asker, index, question) => add({ asker, task: { kind: 'ask', index, question } }),
  };
}
