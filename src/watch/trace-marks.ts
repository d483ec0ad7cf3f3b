import type { Redact } from './redact.ts';

/**
 * What happened to the page and to no actor: it was `loaded`, or its address `moved`. A mark comes before the line of the
 * same number; `load` counts the loads of the tab from 1, and `path` is the address without what a person could have put
 * into it.
 */
export type Mark = {
  readonly n: number;
  readonly at: number;
  readonly kind: 'loaded' | 'moved';
  readonly load: number;
  readonly path: string;
};

type Address = Pick<Location, 'pathname' | 'search'>;

function segment(text: string, redact: Redact): string {
  try {
    return encodeURIComponent(String(redact(decodeURIComponent(text))));
  } catch {
    return encodeURIComponent(String(redact(text)));
  }
}

/**
 * The address of a page for a trace: the product's own words stay, any other part gets a stand-in, each value of the
 * query does, and what follows a # is left out.
 */
export function pathFor({ pathname, search }: Address, redact: Redact): string {
  const path = pathname
    .split('/')
    .map((part) => segment(part, redact))
    .join('/');
  const query = [...new URLSearchParams(search)].map(([name, value]) => {
    const known = Object.keys(redact({ [name]: null }) as object)[0] ?? '';
    return [known, String(redact(value, name, 'typed'))];
  });
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`;
}
