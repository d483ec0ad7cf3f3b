import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';

/** Tells an actor when the page is looked at again, or no longer: what is only shown is not asked for unseen. */
export function usePageSeen(actor: AnyActorRef): void {
  useEffect(() => {
    const tell = () => actor.send({ type: document.hidden ? 'page.hidden' : 'page.shown' });
    document.addEventListener('visibilitychange', tell);
    window.addEventListener('focus', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      window.removeEventListener('focus', tell);
    };
  }, [actor]);
}
