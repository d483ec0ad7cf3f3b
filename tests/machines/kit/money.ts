import type { Failure } from '#contract/errors.ts';
import type { Answer, Property } from '../../flows/model.ts';
import { late, lost, refusal } from './failures.ts';

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

/** The gateway did something else under the key before: what was sent first had arrived late. */
export const doneBefore = { 'something else was done under the key': refusal('KEY_REUSED') } as const;

type Context = { readonly key: string; readonly earlier?: boolean; readonly failure: Failure | null };

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

/** What was done under the key before is asked about, never taken for a refusal (TRF-03): money did move. */
export const askedWhenDoneBefore: Property = {
  name: 'when something else was done under the key, the gateway is asked what, and nobody is told that nothing moved',
  fault: { 'states/sending/invoke/onError/0/guard': () => false },
  edge: ({ step, to }) => !(step.name in doneBefore) || to.snapshot.matches('checking'),
};

/** What came of an earlier sending is not shown as what was sent last. */
export const earlierIsNotTheLast: Property = {
  name: 'what was done before is told apart from what was sent last',
  fault: { 'states/checking/invoke/onDone/0/actions': 'tellMoved' },
  edge: ({ from, to }) => {
    if (!to.snapshot.matches('done') || from.snapshot.matches('done')) return true;
    const { failure } = from.snapshot.context as Context;
    return (to.snapshot.context as Context).earlier === (failure?.code === 'KEY_REUSED');
  },
};
