import type { AnyActorRef } from 'xstate';
import { createAgent } from '#src/watch/agent.ts';
import type { LightWatch } from './light-watch.ts';

/** Lets those who inspect in: Stately with `?inspect`, the panel with `?inspect=local`, the sandbox’s page without either. */
export async function beginInspecting(root: AnyActorRef, keeper: LightWatch['keeper']): Promise<void> {
  const feedOf = async () => (await keeper()).feed;
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
  if (wish === null || panel) return;
  const { attachStately } = await import('#src/watch/stately.ts');
  attachStately(root, await feedOf());
}
