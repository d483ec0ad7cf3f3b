import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom, AnyMachineSnapshot, AnyStateMachine, InputFrom } from 'xstate';
import type { ActCall } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { ActStep } from '#machines/kit/act.rules.ts';
import { metaOf } from './meta.ts';
import { useSecretActor } from './secret-actor.ts';
import { useSystem } from './system-context.tsx';

/** An act of money as views show it, whatever it is about. */
export type MoneyAct = {
  readonly step: ActStep;
  /** Why the gateway refused it. */
  readonly failure: Failure | null;
  /** What the gateway did is not what was confirmed. */
  readonly differs: boolean;
  readonly edit: () => void;
  readonly confirm: () => void;
  readonly check: () => void;
  readonly resend: () => void;
  /** The person says that they looked for themselves, where the gateway can't tell. */
  readonly looked: () => void;
  /** Starts another one, with a new key. */
  readonly again: () => void;
};

type MoneyEvent =
  | { type: 'edited' }
  | { type: 'confirmed' }
  | { type: 'check.asked' }
  | { type: 'sent.again' }
  | { type: 'looked' }
  | { type: 'again.asked'; key: string };
type MoneyActor = ActorRefFrom<AnyStateMachine>;

/** What an ended act left in its form; a receipt’s shows what the gateway has by now. */
type Ended = { readonly failure: Failure | null; readonly differs?: boolean };

/** Steps whose page a person can't leave without losing track of the act. */
const unknown: readonly ActStep[] = ['sending', 'checking', 'waiting', 'untold'];

/** The key of one act of money: random, made when its form opens (contract/wallet/money.ts). */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function stepOf(snapshot: AnyMachineSnapshot | undefined): ActStep | undefined {
  return snapshot && (metaOf(snapshot).step as ActStep | undefined);
}

/** The child that carries the act out, while it does. */
function actOf({ children }: AnyMachineSnapshot): MoneyActor | undefined {
  const acts = ['act', 'confirm', 'report'].map((id) => children[id] as MoneyActor | undefined);
  return acts.find((act) => act !== undefined);
}

/** The browser asks before it leaves a page while the outcome of its act is unknown. */
function useLeaveQuestion(step: ActStep): void {
  const asks = unknown.includes(step);
  useEffect(() => {
    if (!asks) return;
    const ask = (leaving: BeforeUnloadEvent) => leaving.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}

/**
 * The actor of a page's money machine: started with a new key, or with the key of an act whose outcome this tab never
 * learned (useSecretActor). `about` is the subject of the act, if there could be several.
 */
export function useMoneyActor<M extends AnyStateMachine>(
  machine: M,
  call: ActCall,
  more?: Omit<InputFrom<M>, 'key' | 'kept'>,
  about = '',
): ActorRefFrom<M> {
  const { keptKey } = useSystem();
  const [opened] = useState(() => {
    const kept = keptKey(call, about);
    return { key: kept ?? newKey(), kept: kept !== null };
  });
  return useSecretActor(machine, { ...more, ...opened } as InputFrom<M>);
}

/** The step of a money machine's act, and what can be done about it. */
export function useMoneyAct<M extends AnyStateMachine>(actor: ActorRefFrom<M>): MoneyAct {
  const known = actor as unknown as MoneyActor;
  const act = useSelector(known, actOf);
  const inAct = useSelector(act, stepOf);
  const inForm = useSelector(known, stepOf);
  const step = inForm ?? inAct ?? 'sending';
  const { failure, differs = false } = useSelector(known, ({ context }) => context as Ended);
  const send = (event: MoneyEvent) => (act ?? known).send(event);
  useLeaveQuestion(step);
  return {
    step,
    failure,
    differs,
    edit: () => send({ type: 'edited' }),
    confirm: () => send({ type: 'confirmed' }),
    check: () => send({ type: 'check.asked' }),
    resend: () => send({ type: 'sent.again' }),
    looked: () => send({ type: 'looked' }),
    again: () => send({ type: 'again.asked', key: newKey() }),
  };
}
