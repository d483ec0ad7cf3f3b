import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyActorRef, AnyEventObject } from 'xstate';
import { createActorRefs, machineOf } from './actor-refs.ts';
import type { Feed, FeedLine } from './feed-lines.ts';

type Hears = Pick<ReturnType<typeof createBrowserInspector>, 'actor' | 'event' | 'snapshot'>;
type Shown = {
  readonly value: unknown;
  readonly context: object;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
};

/** Passes a feed on to an inspector of Stately: only redacted lines, because it never sees an actor itself. */
export function tellStately(
  feed: Feed,
  inspector: Hears,
  definitionOf: (actor: string) => string | undefined,
): () => void {
  const shown = new Map<string, Shown>();
  const heard = new Map<string, AnyEventObject>();

  function show(actor: string, more: Partial<Shown>): void {
    const now = { ...(shown.get(actor) ?? { value: null, context: {}, status: 'active' as const }), ...more };
    shown.set(actor, now);
    const event = heard.get(actor);
    inspector.snapshot(actor, now, event ? { event } : {});
  }

  return feed.listen((line: FeedLine) => {
    const { actor } = line;
    if (line.kind === 'started') {
      const now: Shown = { value: line.value, context: line.context ?? {}, status: 'active' };
      const definition = definitionOf(actor);
      shown.set(actor, now);
      inspector.actor(actor, now, {
        ...(definition ? { definition } : {}),
        ...(line.parent ? { parentId: line.parent } : {}),
      });
    } else if (line.kind === 'event') {
      heard.set(actor, line.event);
      inspector.event(actor, line.event, line.from ? { source: line.from } : {});
    } else if (line.kind === 'step') {
      show(actor, { value: line.value, context: { ...shown.get(actor)?.context, ...line.changed } });
    } else {
      show(actor, { status: line.status });
      shown.delete(actor);
      heard.delete(actor);
    }
  });
}

/** Opens the inspector of Stately in a separate window, and passes on what the machines do (`?inspect`). */
export function attachStately(root: AnyActorRef, feed: Feed): void {
  const refs = createActorRefs(root);
  const definitionOf = (actor: string) => {
    const machine = machineOf(refs.get(actor));
    return machine && JSON.stringify(machine.definition);
  };
  tellStately(feed, createBrowserInspector(), definitionOf);
}
