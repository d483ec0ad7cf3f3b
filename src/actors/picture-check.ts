import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type PictureHosts, pictureAddress, pictureHosts } from '#machines/system/picture.rules.ts';
import { useResident } from './residents.ts';
import { useConfiguration } from './system-context.tsx';

/** Where pictures from the gateway may come from. */
export function usePictureHosts(): PictureHosts {
  const { images } = useConfiguration().hosts;
  const status = useResident('status');
  const own = useSelector(status, ({ context }) => context.host);
  const chance = useSelector(status, ({ context }) => context.chance);
  // One text, so that the same list in a later answer changes nothing; null before the first.
  const hostsText = useSelector(
    status,
    ({ context: { result } }) => result && JSON.stringify(result.info.imageCDNs ?? []),
  );
  return useMemo(
    () =>
      pictureHosts(
        { hosts: images, own },
        chance,
        hostsText === null ? null : (JSON.parse(hostsText) as string[]),
      ),
    [images, own, chance, hostsText],
  );
}

/** Returns the address of a picture from the gateway if it is allowed, otherwise ''. */
export function usePictureCheck(): (address: string | null | undefined) => string {
  const hosts = usePictureHosts();
  return (address) => pictureAddress(address ?? '', hosts);
}
