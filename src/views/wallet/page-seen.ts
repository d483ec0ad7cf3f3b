import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';

/** Tells an actor when the page becomes visible or hidden: nothing is fetched only to be displayed on a hidden page. */
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
