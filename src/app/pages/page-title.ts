import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePathname } from '#src/actors/pathname.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { screenAt } from './screen-at.ts';
import { openWhileClosed, useSituation } from './situation.ts';

/** The titles of the pages that replace the app. */
const replacing = {
  maintenance: 'system.maintenance.title',
  restricted: 'system.restriction.title',
  unreachable: 'shell.unreachable.title',
  broken: 'shell.broken.title',
} as const;

/** The title key for an address; null for the home page, whose title is the brand's name alone. */
async function titleKey(pathname: string): Promise<string | null> {
  const found = screenAt(pathname);
  if (!found) return 'system.notFound.title';
  const { screen } = found;
  if (screen === 'home') return null;
  if (screen !== 'member' && screen !== 'agent') return `system.places.${screen}`;
  const { centreTitle } = await import('./centre-title.ts');
  const { page, section } = found;
  return centreTitle(screen, { page, section });
}

/** The translation of a key, once its words are loaded; '' when they can't be loaded. */
async function wordOf(words: i18n, key: string): Promise<string> {
  const [area = ''] = key.split('.');
  await words.loadNamespaces([area]).catch(() => undefined);
  if (!words.hasLoadedNamespace(area)) return '';
  return (words.getFixedT(words.language) as (key: string) => string)(key);
}

/** The name of the page at an address, in the current language; '' for the home page, whose title is the brand's alone. */
export async function titleAt(words: i18n, pathname: string): Promise<string> {
  const key = await titleKey(pathname);
  return key === null ? '' : wordOf(words, key);
}

/**
 * Every page has its own title in the current language: its name, then the brand. `named` is the name of what it shows,
 * where it says one (usePageName). Dialogs do not change it.
 */
export function usePageTitle(named: string): void {
  const { i18n } = useTranslation();
  const { name } = useConfiguration().brand;
  const pathname = usePathname();
  const situation = useSituation();
  const { language } = i18n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language says the same key otherwise
  useEffect(() => {
    let current = true;
    const show = (word: string) => {
      if (current) document.title = word === '' ? name : `${word} · ${name}`;
    };
    const own = situation === 'normal' || (situation !== 'broken' && openWhileClosed(pathname));
    const kind = own ? titleAt(i18n, pathname) : wordOf(i18n, replacing[situation]);
    const said = own && named !== '' ? Promise.resolve(named) : kind;
    said.catch(() => '').then(show);
    return () => {
      current = false;
    };
  }, [i18n, language, situation, pathname, name, named]);
}
