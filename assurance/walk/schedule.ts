import type { FlowEdge, FlowStart, FlowState } from './graph.ts';

/** Moment `later` comes at least `by` milliseconds after moment `than`; moment 0 is the start. */
type Order = { readonly later: number; readonly than: number; readonly by: number };

type Clock = { readonly since: number; readonly delay: number };

/**
 * What the timers of a tour ask of its moments; `margin` parts a step from the timers it must come before, and
 * `pace` from the step before it.
 */
function ordersOf(start: FlowStart, edges: readonly FlowEdge[], margin: number, pace: number): Order[] {
  const orders: Order[] = [];
  const clocks = new Map<string, Clock>();
  const before = (moment: number, { since, delay }: Clock) =>
    orders.push({ later: since, than: moment, by: margin - delay });
  const arm = (moment: number, { timers }: FlowState, armed: readonly { id: string }[]) => {
    for (const { id } of armed) {
      const timer = timers.find((one) => one.id === id);
      if (timer) clocks.set(id, { since: moment, delay: timer.delay });
    }
  };
  arm(0, start.to, start.effects.armed);
  edges.forEach(({ step, to, effects }, n) => {
    const moment = n + 1;
    orders.push({ later: moment, than: n, by: pace });
    const fired = step.kind === 'timer' ? step.timer.id : undefined;
    for (const [id, clock] of [...clocks]) {
      if (id === fired) {
        orders.push({ later: moment, than: clock.since, by: clock.delay });
        orders.push({ later: clock.since, than: moment, by: -clock.delay });
      } else before(moment, clock);
      const again = effects.armed.some((armed) => armed.id === id);
      if (id === fired || again || !to.timers.some((timer) => timer.id === id)) clocks.delete(id);
    }
    arm(moment, to, effects.armed);
  });
  return orders;
}

/** The earliest moments that keep to all orders; undefined when they contradict each other. */
function solve(orders: readonly Order[], moments: number): number[] | undefined {
  const at = new Array<number>(moments).fill(0);
  for (let round = 0; round <= moments; round += 1) {
    let changed = false;
    for (const { later, than, by } of orders) {
      const earliest = (at[than] ?? 0) + by;
      if (earliest <= (at[later] ?? 0)) continue;
      if (later === 0) return undefined;
      at[later] = earliest;
      changed = true;
    }
    if (!changed) return at.slice(1);
  }
  return undefined;
}

/**
 * When each step of a tour takes place, in milliseconds from the start, such that every timer ends where the tour
 * says and none ends before. Steps are `pace` apart where the timers allow it. Undefined when no clock could bring
 * the tour about.
 */
export function schedule(
  start: FlowStart,
  edges: readonly FlowEdge[],
  pace = 0,
): readonly number[] | undefined {
  const paced = pace > 0 ? [{ margin: pace, pace }] : [];
  return [...paced, { margin: 1, pace: 0 }, { margin: 0, pace: 0 }].reduce<number[] | undefined>(
    (found, way) => found ?? solve(ordersOf(start, edges, way.margin, way.pace), edges.length + 1),
    undefined,
  );
}
