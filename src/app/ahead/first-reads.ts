/** Groups of banners that stand in a page before the product is here (spec 3, banner). */
export type AnnouncedGroup = 'w_login' | 'w_register';

/**
 * A read that a page begins by itself, before the product's scripts are here: a GET of the gateway. `$language`,
 * `$merchant` and `$host` in its query stand for what only the browser knows.
 */
export type FirstRead = {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** It is asked with the token: when there is one, or only then. */
  readonly token?: 'offered' | true;
  /** Without a token the browser may keep its answer, and asks whether it still holds (contract/call.ts, `kept`). */
  readonly kept?: true;
  /** The pictures of its answer that are shown at once: of the first tiles, or of the banner of a group. */
  readonly shows?: 'tiles' | AnnouncedGroup;
};

/** What a page says of itself to the script that begins it (`early-fetch.ts`). */
export type Ahead = {
  readonly reads: readonly FirstRead[];
  /** The scripts of the page, besides those of the start; their addresses. */
  readonly scripts: readonly string[];
  /** Those with its words, by language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
};

/** The id of the element with it, as JSON. */
export const aheadElement = 'ahead';

/** The same question always has the same name, whatever the order of its parts; with the token, because its answer may differ. */
export function questionOf(address: string, token: string | null): string {
  const { origin, pathname, searchParams } = new URL(address);
  searchParams.sort();
  return `${origin}${pathname}?${searchParams} ${token ?? ''}`;
}

/** An answer on its way, and how to give it up. */
export type AheadAnswer = { readonly answer: Promise<Response>; readonly giveUp: () => void };

declare global {
  interface Window {
    /** The answers on their way, by their questions; each is taken once, and none when it is late (`reuse-early-answers.ts`). */
    vestibuloAhead?: Map<string, AheadAnswer>;
  }
}
