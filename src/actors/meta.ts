import type { AnyMachineSnapshot } from 'xstate';

/** The meta data of the active states; an inner state overrides its parents. */
export function metaOf(snapshot: AnyMachineSnapshot): Readonly<Record<string, unknown>> {
  const metas = Object.entries(snapshot.getMeta() as Record<string, object | undefined>);
  const inward = metas.sort(([one], [other]) => one.split('.').length - other.split('.').length);
  return Object.assign({}, ...inward.map(([, meta]) => meta));
}

/** Whether a machine is at a step, by the meta data of its states: the only way a view asks where a machine is. */
export const atStep =
  (step: string) =>
  (snapshot: AnyMachineSnapshot): boolean =>
    metaOf(snapshot).step === step;
