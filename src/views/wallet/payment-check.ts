import { safeAddress } from '#machines/system/address.rules.ts';
import { useAddressCheck } from '#src/actors/resources.ts';

/** Returns the address of a cashier if it is allowed for deposits, otherwise null. */
export function usePaymentCheck(): (address: string | null | undefined) => string | null {
  const { hosts, own } = useAddressCheck('payments');
  return (address) => safeAddress(address ?? '', hosts, { own });
}
