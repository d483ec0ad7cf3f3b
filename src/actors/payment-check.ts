import { useSelector } from '@xstate/react';
import { safeAddress } from '#machines/system/address.rules.ts';
import { useResident } from './residents.ts';
import { useConfiguration } from './system-context.tsx';

/** Gives the address of a cashier when deposits may be paid there, null when not. */
export function usePaymentCheck(): (address: string | null | undefined) => string | null {
  const { payments } = useConfiguration().hosts;
  const own = useSelector(useResident('status'), ({ context }) => context.host);
  return (address) => safeAddress(address ?? '', payments, { own });
}
