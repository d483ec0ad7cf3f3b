import { pictureAddress, pictureHosts } from '#machines/system/picture.rules.ts';
import { noteLost } from '#src/ui/pictures-ahead.ts';
import type { FirstRead } from './first-reads.ts';

/** So many tiles are seen without scrolling. */
const atOnce = 6;

type Answer = {
  readonly value?: {
    readonly games?: readonly { readonly image?: unknown }[];
    readonly banners?: readonly { readonly groupName?: unknown; readonly url?: unknown }[];
  };
};

function named({ value }: Answer, shows: NonNullable<FirstRead['shows']>): unknown[] {
  if (shows === 'tiles') return (value?.games ?? []).slice(0, atOnce).map(({ image }) => image);
  const banners = value?.banners ?? [];
  return banners
    .filter(({ groupName }) => groupName === shows)
    .slice(0, 1)
    .map(({ url }) => url);
}

/**
 * The addresses of the pictures in an answer that nobody has checked against the contract yet: '' in the place of one
 * that is forbidden, or that only the product itself can find (decision: pictures, parts and CDNs).
 */
export function picturesOf(
  answer: unknown,
  shows: NonNullable<FirstRead['shows']>,
  check: { readonly hosts: readonly string[]; readonly own: string },
): string[] {
  const hosts = pictureHosts(check, 0, null);
  try {
    return named(answer as Answer, shows).map((one) => pictureAddress(String(one ?? ''), hosts));
  } catch {
    return [];
  }
}

/** Puts pictures into their places in the page, in order; a place without one stays as it is. */
export function showPictures(addresses: readonly string[], places: ArrayLike<Element>): void {
  for (const [at, address] of addresses.entries()) {
    if (address === '') continue;
    const picture = new Image();
    picture.alt = '';
    picture.decoding = 'async';
    picture.fetchPriority = 'high';
    picture.onerror = () => {
      noteLost(address);
      picture.remove();
    };
    picture.src = address;
    places[at]?.append(picture);
  }
}
