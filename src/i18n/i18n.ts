import { type BackendModule, createInstance, type i18n, type ResourceKey } from 'i18next';
import shell from '#locales/es/shell.json';
import type { Words } from './words.ts';

type Bundle = Exclude<`${'es' | 'en'}/${keyof Words}`, 'es/shell'>;

/** Every bundle there is: no path is ever built from a language or an area. */
const bundles: Readonly<Record<Bundle, () => Promise<{ default: ResourceKey }>>> = {
  'es/games': () => import('#locales/es/games.json'),
  'es/lotteries': () => import('#locales/es/lotteries.json'),
  'es/member': () => import('#locales/es/member.json'),
  'es/help': () => import('#locales/es/help.json'),
  'es/password': () => import('#locales/es/password.json'),
  'es/registration': () => import('#locales/es/registration.json'),
  'es/session': () => import('#locales/es/session.json'),
  'es/support': () => import('#locales/es/support.json'),
  'es/system': () => import('#locales/es/system.json'),
  'es/verification': () => import('#locales/es/verification.json'),
  'es/wallet': () => import('#locales/es/wallet.json'),
  'en/games': () => import('#locales/en/games.json'),
  'en/lotteries': () => import('#locales/en/lotteries.json'),
  'en/member': () => import('#locales/en/member.json'),
  'en/shell': () => import('#locales/en/shell.json'),
  'en/help': () => import('#locales/en/help.json'),
  'en/password': () => import('#locales/en/password.json'),
  'en/registration': () => import('#locales/en/registration.json'),
  'en/session': () => import('#locales/en/session.json'),
  'en/support': () => import('#locales/en/support.json'),
  'en/system': () => import('#locales/en/system.json'),
  'en/verification': () => import('#locales/en/verification.json'),
  'en/wallet': () => import('#locales/en/wallet.json'),
};
const known = new Map(Object.entries(bundles));

/** Gives i18next the words it asks for; where there is no bundle there are none, and Spanish stands in. */
const loader: BackendModule & { callbackApi: false } = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: async (language: string, area: string) => (await known.get(`${language}/${area}`)?.())?.default ?? {},
};

/**
 * Starts i18next at once in Spanish, the default (spec 9), with the words of the shell and the home; all others are
 * fetched when a view first asks for them. Another language takes over as soon as its words are here.
 */
export function createI18n(): i18n {
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
  return words;
}
