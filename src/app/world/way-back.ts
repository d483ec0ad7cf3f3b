import * as z from 'zod/mini';
import type { Place } from '#machines/places.ts';
import { pathOf } from '#src/paths.ts';

/** Leads to an address of the product; `state` is what its entry in the tab's history remembers. */
export type Go = (path: string, options?: { readonly replace?: boolean; readonly state?: unknown }) => void;

/** Leads to places, and from a place back to where it was opened. */
export type WayBack = {
  readonly open: (place: Place) => void;
  /** To where the page's place was opened, or else to a place. */
  readonly back: (otherwise: Place) => void;
};

type Page = {
  readonly location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  readonly history: Pick<History, 'state'>;
  /** Not every browser has it. */
  readonly navigation?: Pick<Navigation, 'currentEntry' | 'entries' | 'traverseTo'>;
};

/** Where a place was opened: an address of the product, and the browser's name for its entry in the tab's history. */
const From = z.object({ address: z.string().check(z.regex(/^\/(?!\/)/)), key: z.optional(z.string()) });

/** As the router keeps what belongs to an entry; it outlives a reload. */
const Entry = z.object({ usr: z.object({ from: From }) });

/**
 * The pages in a place's frames add entries of their own to the tab's history, so that one step back may stay where it is.
 * That is why each place remembers where it was opened. `go` is asked for only as it is needed.
 */
export function createWayBack(go: () => Go | undefined, page: Page = window): WayBack {
  const { location, history, navigation } = page;
  const here = () => z.safeParse(Entry, history.state).data?.usr.from;

  function backTo({ address, key }: z.infer<typeof From>): void {
    const replace = () => go()?.(address, { replace: true });
    const entry = navigation?.entries().find((one) => one.key === key);
    if (navigation && entry) navigation.traverseTo(entry.key).committed?.catch(replace);
    else replace();
  }

  return {
    open(place) {
      const path = pathOf(place);
      const { pathname, search, hash } = location;
      // A place that is opened once more where it is, such as a game, was opened where it was before.
      if (path === pathname + search) return go()?.(path, { replace: true, state: { from: here() } });
      const key = navigation?.currentEntry?.key;
      const from = { address: pathname + search + hash, ...(key !== undefined && { key }) };
      go()?.(path, { state: { from } });
    },
    back(otherwise) {
      const from = here();
      if (from) backTo(from);
      else go()?.(pathOf(otherwise));
    },
  };
}
