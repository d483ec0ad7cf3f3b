import { createContext, useContext, useEffect } from 'react';

/** Takes the name of the page that is shown, where it has one of its own beside its kind's; '' once it has none. */
export const PageNameContext = createContext<(name: string) => void>(() => undefined);

/** The page bears this name while it is shown, such as a promotion's; undefined until it is known. */
export function usePageName(name: string | undefined): void {
  const say = useContext(PageNameContext);
  useEffect(() => {
    say(name ?? '');
    return () => say('');
  }, [say, name]);
}
