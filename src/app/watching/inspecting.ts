import type { AnyActorRef } from 'xstate';
import { createAgent } from '#src/watch/page-link.ts';
import { createSafeStore } from '../world/safe-store.ts';
import type { LightWatch } from './light-watch.ts';
import { wasWatched } from './watched-tab.ts';

/** Lets those who inspect in: Stately with `?inspect`, the panel with `?inspect=local`, the sandbox’s page without either. */
export async function beginInspecting(root: AnyActorRef, keeper: LightWatch['keeper']): Promise<void> {
  /** Whoever looks wants the trace to go on over the next load, too. */
  const feedOf = async () => {
    const { feed, outlive } = await keeper();
    outlive();
    return feed;
  };
  const wish = new URLSearchParams(location.search).get('inspect');
  const panel = wish === 'local';
  createAgent(root, feedOf, {
    panel,
    about: () => ({ title: document.title, path: location.pathname }),
    onLeave: (hear) => {
      addEventListener('pagehide', hear);
      return () => removeEventListener('pagehide', hear);
    },
  });
  if (wish !== null || wasWatched(createSafeStore(() => sessionStorage))) await feedOf();
  if (wish === null || panel) return;
  const { attachStately } = await import('#src/watch/stately.ts');
  attachStately(root, await feedOf());
}
