import type { AnyMachineSnapshot } from 'xstate';

/** What the states that a machine is in say of themselves: the inner one has the last word. */
export function metaOf(snapshot: AnyMachineSnapshot): Readonly<Record<string, unknown>> {
  const metas = Object.entries(snapshot.getMeta() as Record<string, object | undefined>);
  const inward = metas.sort(([one], [other]) => one.split('.').length - other.split('.').length);
  return Object.assign({}, ...inward.map(([, meta]) => meta));
}

/** Whether an act on a secret whose answer was lost turned out not to be done (a form’s `notDone`). */
export function saysNotDone(snapshot: AnyMachineSnapshot): boolean {
  return metaOf(snapshot).step === 'notDone';
}
