import type { AnyActorRef } from 'xstate';
import { handlers } from './handlers.ts';
import type { RememberedStore } from './remembered.ts';
import { send } from './send.ts';

/**
 * Loads the store at its first use and runs one action at a time, so that whatever is forgotten last stays
 * forgotten. If its code does not load, nothing is remembered.
 */
export function queueRemembered(load: () => Promise<RememberedStore>): RememberedStore {
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(act: (store: RememberedStore) => Promise<T>, otherwise: T): Promise<T> {
    const turn = last.then(async () => act(await load())).catch(() => otherwise);
    last = turn;
    return turn;
  }

  return {
    keep: (remembered) => inTurn((store) => store.keep(remembered), false),
    recall: () => inTurn((store) => store.recall(), null),
    forget: () => inTurn((store) => store.forget(), undefined),
  };
}

/** The effects of what a device remembers. */
export function rememberedHandlers(remembered: RememberedStore) {
  async function recall(asker: AnyActorRef): Promise<void> {
    const found = await remembered.recall();
    if (found === 'unable') return send(asker, { type: 'remembered.unable' });
    if (found) send(asker, { type: 'remembered.recalled', remembered: found });
  }

  return handlers({
    'remembered.asked': (_, from) => void recall(from),
    'remembered.kept': (event) => void remembered.keep(event.remembered),
    'remembered.forgotten': () => void remembered.forget(),
  });
}
