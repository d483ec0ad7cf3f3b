import { useSelector } from '@xstate/react';
import { useResident } from './residents.ts';

/** The merchant's time zone (an IANA name), as the gateway says it with its status; null where it says none. */
export function useMerchantZone(): string | null {
  return useSelector(useResident('status'), ({ context: { result } }) => result?.info.zone ?? null);
}
