import { useSelector } from '@xstate/react';
import type { AddressCheck } from '#machines/system/address.rules.ts';
import { type CheckedResource, resourcesOf } from '#machines/system/resources.rules.ts';
import { useResident } from './residents.ts';
import { useConfiguration } from './system-context.tsx';

/** What addresses on one of the brand's lists are checked against. */
export function useAddressCheck(list: 'downloads' | 'sites' | 'payments'): AddressCheck {
  const { [list]: hosts } = useConfiguration().hosts;
  const own = useSelector(useResident('status'), ({ context }) => context.host);
  return { hosts, own };
}

/** The allowed resources of some types, in the order of the types. */
export function useResources<Type extends string>(types: readonly Type[]): readonly CheckedResource<Type>[] {
  const check = useAddressCheck('downloads');
  const result = useSelector(useResident('status'), ({ context }) => context.result);
  return resourcesOf(result, types, check);
}
