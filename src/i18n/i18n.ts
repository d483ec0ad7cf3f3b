import { type BackendModule, createInstance, type i18n, type ResourceKey } from 'i18next';
import shell from '#locales/es/shell.json';
import type { BrandTexts } from './brand-texts.ts';

/** The words of the first screen in other languages: no path is ever built from a language. */
const shells = import.meta.glob<ResourceKey>(['#locales/*/shell.json', '!#locales/es/shell.json'], {
  import: 'default',
});

/** The language that the product's own words are in when this one is chosen: without a bundle they are Spanish. */
export const languageShown = (chosen: string): string =>
  `/locales/${chosen}/shell.json` in shells ? chosen : 'es';

/** The words of an area in a language such as 'es'; none where it has no bundle. */
export async function wordsOf(language: string, area: string): Promise<ResourceKey> {
  if (area === 'shell') return (await shells[`/locales/${language}/shell.json`]?.()) ?? {};
  const { bundles } = await import('./bundles.ts');
  return (await bundles.get(`/locales/${language}/${area}.json`)?.()) ?? {};
}

/** Puts a brand's texts over the words that are here, and over those that are still to come. */
export type LayTexts = (words: i18n) => void;

/** Fetches what lays a brand's texts over ours; a brand without any needs nothing. */
export async function bringTexts(texts: BrandTexts | undefined): Promise<LayTexts | undefined> {
  if (!texts) return undefined;
  const { layTexts } = await import('./brand-texts.ts');
  return (words) => layTexts(words, texts);
}

/** Loads words for i18next; without a bundle there are none, and Spanish is used instead. */
const loader: BackendModule & { callbackApi: false } = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: wordsOf,
};

/**
 * Starts i18next at once in Spanish, the default (spec 9), with the words of the shell and the home page; all
 * others are fetched when a view first needs them. Another language (`language` is a code such as 'EN') takes
 * over as soon as its words are loaded. `lay` puts a brand's own texts over ours (`bringTexts`).
 */
export function createWords(language: string, lay?: LayTexts): i18n {
  const words = createInstance();
  void words.use(loader).init({
    lng: 'es',
    fallbackLng: 'es',
    defaultNS: 'shell',
    ns: ['shell'],
    // A key is `area.screen.thing`: its first part is the namespace, which is the file.
    nsSeparator: '.',
    keySeparator: '.',
    resources: { es: { shell } },
    partialBundledLanguages: true,
    initAsync: false,
    // React escapes what it shows; escaping here as well would show the member "&amp;".
    interpolation: { escapeValue: false },
  });
  lay?.(words);
  if (language.toLowerCase() !== 'es') void changeLanguage(words, language);
  return words;
}

/**
 * Changes the language of the interface once its words are here; `language` is a code such as 'EN' (spec 9). When they
 * can't be had, the language stays.
 */
export async function changeLanguage(words: i18n, language: string): Promise<void> {
  await words.changeLanguage(language.toLowerCase()).catch(() => undefined);
}
