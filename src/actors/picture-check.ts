import { useSelector } from '@xstate/react';
import { pictureAddress } from '#machines/system/address.rules.ts';
import { useResident } from './residents.ts';
import { useConfiguration } from './system-context.tsx';

/** Gives the address of a picture from the gateway when it may be asked for, '' when not. */
export function usePictureCheck(): (address: string | null | undefined) => string {
  const { images } = useConfiguration().hosts;
  const own = useSelector(useResident('status'), ({ context }) => context.host);
  return (address) => pictureAddress(address ?? '', { hosts: images, own });
}
