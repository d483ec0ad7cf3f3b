import { createContext, useContext } from 'react';

/** The path of the page's address, apart from its query: what depends on it alone is not drawn again with each letter of a search. */
export const PathnameContext = createContext('/');

/** The path of the page's address. */
export function usePathname(): string {
  return useContext(PathnameContext);
}

/** Whether a person has gone on to another address before the page at this path was drawn. */
export function isLeft(pathname: string): boolean {
  return window.location.pathname !== pathname;
}
