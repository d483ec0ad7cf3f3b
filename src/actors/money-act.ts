import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import type { Failure } from '#contract/errors.ts';
import { usePageActor } from './page-actor.ts';

/** Where an act of money stands; every machine of one goes through these (machines/wallet/transfer.machine.ts). */
export type MoneyStep = 'form' | 'sure' | 'sending' | 'checking' | 'waiting' | 'notDone' | 'done';

/** An act of money as views show it, whatever it is about. */
export type MoneyAct = {
  readonly step: MoneyStep;
  readonly busy: boolean;
  /** Why the gateway refused it, or why its answer never came. */
  readonly failure: Failure | null;
  readonly edit: () => void;
  readonly confirm: () => void;
  readonly check: () => void;
  readonly resend: () => void;
  /** Begins another one, with a key of its own. */
  readonly again: () => void;
};

type MoneyEvent =
  | { type: 'edited' }
  | { type: 'confirmed' }
  | { type: 'check.asked' }
  | { type: 'sent.again' }
  | { type: 'again.asked'; key: string };
type MoneySnapshot = {
  readonly context: { readonly failure: Failure | null };
  readonly can: (event: MoneyEvent) => boolean;
  readonly hasTag: (tag: 'busy') => boolean;
};

/** The key of one act of money: random, made when its form opens (contract/wallet/money.ts). */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function stepOf(snapshot: MoneySnapshot): MoneyStep {
  // What failed without a refusal is why it is being asked after.
  if (snapshot.hasTag('busy')) return snapshot.context.failure ? 'checking' : 'sending';
  if (snapshot.can({ type: 'confirmed' })) return 'sure';
  if (snapshot.can({ type: 'check.asked' })) return 'waiting';
  if (snapshot.can({ type: 'sent.again' })) return 'notDone';
  return snapshot.can({ type: 'again.asked', key: '' }) ? 'done' : 'form';
}

/** The actor of a page's money machine, begun with a key of its own. */
export function useMoneyActor<M extends AnyStateMachine>(
  machine: M,
  input?: Omit<InputFrom<M>, 'key'>,
): ActorRefFrom<M> {
  const [key] = useState(newKey);
  return usePageActor(machine, { ...input, key } as InputFrom<M>);
}

/** Where the act of a money machine stands, and what can be done about it. */
export function useMoneyAct<M extends AnyStateMachine>(actor: ActorRefFrom<M>): MoneyAct {
  const known = actor as ActorRefFrom<AnyStateMachine>;
  const step = useSelector(known, (snapshot) => stepOf(snapshot as unknown as MoneySnapshot));
  const failure = useSelector(known, ({ context }) => (context as MoneySnapshot['context']).failure);
  const send = (event: MoneyEvent) => known.send(event);
  return {
    step,
    busy: step === 'sending' || step === 'checking',
    failure,
    edit: () => send({ type: 'edited' }),
    confirm: () => send({ type: 'confirmed' }),
    check: () => send({ type: 'check.asked' }),
    resend: () => send({ type: 'sent.again' }),
    again: () => send({ type: 'again.asked', key: newKey() }),
  };
}
