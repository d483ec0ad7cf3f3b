import type { AnyMachineSnapshot } from 'xstate';

/** What the states that a machine is in say of themselves: the inner one has the last word. */
export function metaOf(snapshot: AnyMachineSnapshot): Readonly<Record<string, unknown>> {
  const metas = Object.entries(snapshot.getMeta() as Record<string, object | undefined>);
  const inward = metas.sort(([one], [other]) => one.split('.').length - other.split('.').length);
  return Object.assign({}, ...inward.map(([, meta]) => meta));
}

/** Whether a machine stands at a step, as its states say: the one way to ask where it is. */
export const atStep =
  (step: string) =>
  (snapshot: AnyMachineSnapshot): boolean =>
    metaOf(snapshot).step === step;
