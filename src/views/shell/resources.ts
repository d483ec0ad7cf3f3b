import { useSelector } from '@xstate/react';
import { type CheckedResource, resourcesOf } from '#machines/system/resources.rules.ts';
import { useResident } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';

/** The allowed resources of some types, in the order of the types. */
export function useResources<Type extends string>(types: readonly Type[]): readonly CheckedResource<Type>[] {
  const { downloads } = useConfiguration().hosts;
  const status = useResident('status');
  const own = useSelector(status, ({ context }) => context.host);
  const result = useSelector(status, ({ context }) => context.result);
  return resourcesOf(result, types, { hosts: downloads, own });
}
