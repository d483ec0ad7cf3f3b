import type { AnyActorRef } from 'xstate';
import { fetched } from './fetched.ts';
import { handlers } from './handlers.ts';
import { send } from './send.ts';

/** What this browser remembers of the pop-ups that its people have seen. */
export type SeenPopups = {
  /** Answers `popups.recalled`; not at all without a memory, which would show them again and again. */
  readonly recall: (actor: AnyActorRef, account: string) => void;
  readonly keep: (account: string, marks: readonly string[]) => void;
};

/** The memory, fetched with the first pop-up: most visits have none. */
export function fetchSeenPopups(): SeenPopups {
  const memory = fetched(() => import('./popups.ts'));
  return {
    recall: (actor, account) =>
      memory.use(({ seenPopups }) => send(actor, { type: 'popups.recalled', seen: seenPopups(account) })),
    keep: (account, marks) => memory.use(({ keepPopups }) => keepPopups(account, marks)),
  };
}

/** The effects of pop-ups. */
export const popupHandlers = (seen: SeenPopups) =>
  handlers({
    'popups.asked': ({ account }, from) => seen.recall(from, account),
    'popups.kept': ({ account, marks }) => seen.keep(account, marks),
  });
