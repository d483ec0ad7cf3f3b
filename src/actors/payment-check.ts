import { useSelector } from '@xstate/react';
import { safeAddress } from '#machines/system/address.rules.ts';
import { useResident } from './residents.ts';
import { useConfiguration } from './system-context.tsx';

/** Returns the address of a cashier if it is allowed for deposits, otherwise null. */
export function usePaymentCheck(): (address: string | null | undefined) => string | null {
  const { payments } = useConfiguration().hosts;
  const own = useSelector(useResident('status'), ({ context }) => context.host);
  return (address) => safeAddress(address ?? '', payments, { own });
}
