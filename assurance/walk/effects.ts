import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, ExecutableActionObject } from 'xstate';
import { builtIn, unreported } from './event-names.ts';
import type { Effects, Timer } from './graph.ts';

type EffectLists = { -readonly [K in keyof Effects]: Effects[K][number][] };
type Delayed = { readonly event: AnyEventObject; readonly delay: number | undefined; readonly id?: string };
type Sent = Delayed & { readonly to: AnyActorRef | string };

/** Numbers the steps that armed the timers from 0 again, so that equal situations look equal. */
function renumbered(timers: readonly Timer[]): Timer[] {
  const steps = [...new Set(timers.map(({ armed }) => armed))].sort((a, b) => a - b);
  return timers.map((timer) => ({ ...timer, armed: steps.indexOf(timer.armed) }));
}

/** Reads the actions of one step, in order: what they do, and the timers that run after them. */
export function effectsOf(
  self: AnyActorRef,
  actions: readonly ExecutableActionObject[],
  before: readonly Timer[],
): { effects: EffectLists; timers: Timer[] } {
  const effects: EffectLists = {
    actions: [],
    emitted: [],
    sent: [],
    started: [],
    stopped: [],
    armed: [],
    cancelled: [],
  };
  const now = Math.max(-1, ...before.map(({ armed }) => armed)) + 1;
  let timers = [...before];
  const drop = (id: string) => {
    timers = timers.filter((timer) => timer.id !== id);
  };
  const arm = ({ event, delay, id = event.type }: Delayed) => {
    if (delay === undefined) return;
    drop(id);
    timers.push({ id, delay, event, armed: now });
    effects.armed.push({ id, delay, event });
  };
  for (const { type, params: given } of actions) {
    const params = given as unknown;
    if (type === builtIn.emit) effects.emitted.push((params as Delayed).event);
    else if (type === builtIn.raise) arm(params as Delayed);
    else if (type === builtIn.cancel) {
      const { sendId } = params as { sendId: string };
      drop(sendId);
      effects.cancelled.push(sendId);
    } else if (type === builtIn.sendTo) {
      const { to, ...sent } = params as Sent;
      if (to === self && sent.delay === undefined) throw new Error('it sends itself an event: use raise');
      if (to === self) arm(sent);
      else effects.sent.push({ to: typeof to === 'string' ? to : to.id, event: sent.event });
    } else if (!unreported.includes(type)) effects.actions.push({ type, params });
  }
  return { effects, timers: renumbered(timers) };
}

/** Actors of `after` that were not there before: started, or started again. */
export function newActors(before: AnyMachineSnapshot | undefined, after: AnyMachineSnapshot): AnyActorRef[] {
  const children = Object.values(after.children as Record<string, AnyActorRef | undefined>);
  return children.filter(
    (child) => child !== undefined && child !== before?.children[child.id],
  ) as AnyActorRef[];
}
