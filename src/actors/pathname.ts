import { createContext, useContext } from 'react';

/** The path of the page's address, apart from its query: what depends on it alone is not drawn again with each letter of a search. */
export const PathnameContext = createContext('/');

/** The path of the page's address. */
export function usePathname(): string {
  return useContext(PathnameContext);
}
