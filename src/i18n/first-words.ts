import type { i18n } from 'i18next';
import shell from '#locales/es/shell.json';

type Node = string | { readonly [key: string]: Node };
type Values = Readonly<Record<string, unknown>>;

const plurals = new Intl.PluralRules('es');

function found(key: string): string | null {
  let node: Node | undefined = { shell };
  for (const step of key.split('.')) node = typeof node === 'object' ? node[step] : undefined;
  return typeof node === 'string' ? node : null;
}

/** The word of a key as i18next would say it: in Spanish, of the shell; any other key stands for itself. */
export function firstWord(key: string, values: Values = {}): string {
  const { count } = values;
  const counted =
    typeof count === 'number' ? (found(`${key}_${plurals.select(count)}`) ?? found(`${key}_other`)) : null;
  const word = counted ?? found(key) ?? key;
  return word.replace(/{{\s*(\w+)\s*}}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Fetches i18next: with every view that speaks of more than the shell does, so that one comes with the other. */
export const fetchI18n = () => import('./i18n.ts');

// biome-ignore lint/suspicious/noExplicitAny: what is told differs from event to event, as i18next has it
type Listener = (...told: any[]) => void;

/**
 * What stands for i18next in the first moments: a visitor's home speaks only Spanish of the shell, and is not kept
 * waiting for more. The first wish for other words or another language (`language` is a code such as 'EN', spec 9)
 * fetches i18next, which answers from then on.
 */
export function createWords(language: string): i18n {
  let whole: i18n | undefined;
  let coming: Promise<i18n> | undefined;
  const heard = new Set<readonly [event: string, listener: Listener]>();

  function fetched(): Promise<i18n> {
    coming ??= fetchI18n().then(({ createI18n }) => {
      whole = createI18n();
      for (const [event, listener] of heard) whole.on(event, listener);
      return whole;
    });
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  }

  const words = {
    isInitialized: true,
    options: { defaultNS: 'shell' },
    get language() {
      return whole?.language ?? 'es';
    },
    get languages() {
      return whole?.languages ?? ['es'];
    },
    get resolvedLanguage() {
      return whole?.resolvedLanguage ?? 'es';
    },
    getFixedT: (...asked: Parameters<i18n['getFixedT']>) => whole?.getFixedT(...asked) ?? firstWord,
    hasLoadedNamespace: (...asked: Parameters<i18n['hasLoadedNamespace']>) =>
      whole?.hasLoadedNamespace(...asked) ?? asked[0] === 'shell',
    loadNamespaces: async (...asked: Parameters<i18n['loadNamespaces']>) =>
      (await fetched()).loadNamespaces(...asked),
    changeLanguage: async (chosen: string) => (await fetched()).changeLanguage(chosen),
    on(event: string, listener: Listener) {
      heard.add([event, listener]);
      whole?.on(event, listener);
    },
    off(event: string, listener: Listener) {
      for (const one of heard) if (one[0] === event && one[1] === listener) heard.delete(one);
      whole?.off(event, listener);
    },
  } as unknown as i18n;
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
