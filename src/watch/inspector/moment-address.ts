/** The page that everything of the inspector is on, where it is served. */
export const ownPage = '/sandbox/inspector';

/** A line of what a page of the app did. */
export type Place = { readonly page: string; readonly line: number };

/** The address at which the inspector shows a page at a line, while that page is open in the same browser. */
export function addressOf({ page, line }: Place): string {
  return `${ownPage}#${page}/${line}`;
}

/** The page and the line that an address names after its `#`; null when it names none. */
export function placeIn(hash: string): Place | null {
  const [, page, line] = /^#([\w-]+)\/(\d+)$/.exec(hash) ?? [];
  return page === undefined || line === undefined ? null : { page, line: Number(line) };
}
