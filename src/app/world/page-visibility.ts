import type { AnyActorRef } from 'xstate';
import { handlers } from './handlers.ts';
import { send } from './send.ts';

/** Knows whether anybody sees the page: what only shows something rests while nobody does. */
export type Sight = {
  /** From now on the actor hears `page.hidden` and `page.shown`, and at once when the page is hidden now. */
  readonly tell: (actor: AnyActorRef) => void;
};

/** Starts to watch. */
export function createSight(page: Pick<Document, 'visibilityState' | 'addEventListener'> = document): Sight {
  const told = new Set<AnyActorRef>();
  const word = () => ({ type: page.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' });
  page.addEventListener('visibilitychange', () => {
    for (const actor of told) {
      if (actor.getSnapshot().status === 'active') send(actor, word());
      else told.delete(actor);
    }
  });
  return {
    tell(actor) {
      told.add(actor);
      if (page.visibilityState === 'hidden') send(actor, word());
    },
  };
}

/** The effects of sight. */
export const sightHandlers = (sight: Sight) => handlers({ 'sight.asked': (_, from) => sight.tell(from) });
