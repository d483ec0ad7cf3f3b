import type { AnyActorRef, EventObject } from 'xstate';
import type { PictureFile } from '#machines/member/avatar.rules.ts';
import { handlers } from './handlers.ts';
import { send } from './send.ts';

/** Makes portraits of files for actors, one at a time for each. */
export type Portraits = {
  readonly prepare: (actor: AnyActorRef, file: PictureFile) => void;
  readonly drop: (actor: AnyActorRef) => void;
};

/** What makes them is fetched with the first one. */
export function createPortraits(): Portraits {
  const under = new WeakMap<AnyActorRef, AbortController>();

  async function make(actor: AnyActorRef, file: PictureFile, { signal }: AbortController): Promise<void> {
    const tell = <E extends EventObject>(event: E) => {
      if (!signal.aborted) send(actor, event);
    };
    try {
      const { makePortrait } = await import('./portrait.ts');
      const progress = (percent: number) => tell({ type: 'picture.progressed', percent });
      const made = await makePortrait(file, progress, signal);
      tell({ type: 'image' in made ? 'picture.prepared' : 'picture.refused', ...made });
    } catch {
      tell({ type: 'picture.refused', problem: 'unreadable' });
    }
  }

  function drop(actor: AnyActorRef): void {
    under.get(actor)?.abort();
    under.delete(actor);
  }

  return {
    drop,
    prepare(actor, file) {
      drop(actor);
      const work = new AbortController();
      under.set(actor, work);
      void make(actor, file, work);
    },
  };
}

/** The effects of portraits. */
export const portraitHandlers = (portraits: Portraits) =>
  handlers({
    'picture.wanted': ({ file }, from) => portraits.prepare(from, file),
    'picture.dropped': (_, from) => portraits.drop(from),
  });
