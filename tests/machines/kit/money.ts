import type { Answer, Property } from '../../flows/model.ts';
import { late, lost } from './failures.ts';

/** What a gateway may say became of an act; done, with what the act was answered. */
export function outcomes(value: unknown) {
  return {
    'it was done': { done: { state: 'done', value } },
    'it was not done': { done: { state: 'none' } },
    'it is being done': { done: { state: 'running' } },
    'lost too': lost,
    'late too': late,
  } as const satisfies Record<string, Answer>;
}

type Context = { readonly key: string };

/** The keys that something was sent under and not yet known to be undone, along one path. */
type Sent = string | null;

/**
 * A submission of money is sent at most once per key (cases TRF-03, TRF-06): again under the same key only after the
 * gateway refused it or said that it never happened. `id` is that of the invoke that sends.
 */
export function sentOncePerKey(id: string): Property {
  return {
    name: 'a submission of money is sent at most once per key, until it is known that nothing moved',
    fault: { 'states/waiting/on/check.asked': 'sending' },
    path: {
      start: null,
      next: (sent: Sent, { from, to, effects }) => {
        const { key } = to.snapshot.context as Context;
        const undone = to.snapshot.matches('notDone') || to.snapshot.matches('form');
        const known = undone && (from.snapshot.context as Context).key === key ? null : sent;
        if (!effects.started.some((started) => started.id === id)) return known;
        return known === key ? false : key;
      },
    },
  };
}
