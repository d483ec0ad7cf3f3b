import type { i18n } from 'i18next';

/** A brand's texts, by language code and key: `{ ES: { 'shell.nav.home': 'Portada' } }`. */
export type BrandTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The places of a text that something else goes into: values, tags, and other texts. A text in its place must have the same. */
export function holesOf(text: string): string {
  const holes = [...text.matchAll(/\{\{-?\s*(\w+)[^}]*\}\}|<\/?(\w+)[^>]*>|\$t\(([^)]*)\)/g)];
  return [...new Set(holes.map(([whole, value]) => (value ? `{{${value}}}` : whole)))].sort().join(' ');
}

/**
 * Lays a brand's texts over ours, whenever the words of an area come in a language. A text whose key we don't have is
 * never asked for; one with other places than ours is left out (`npm run brand -- --check` names both).
 */
export function layTexts(words: i18n, texts: BrandTexts): void {
  function lay(language: string, area: string): void {
    const all = Object.entries(texts[language.toUpperCase()] ?? {});
    const said = all.filter(([key]) => key.startsWith(`${area}.`));
    if (said.length === 0) return;
    // i18next copies the bundle: whoever imports our words elsewhere finds them unchanged.
    words.addResourceBundle(language, area, words.getResourceBundle(language, area) ?? {}, false, true, {
      silent: true,
    });
    for (const [whole, text] of said) {
      const key = whole.slice(area.length + 1);
      const own: unknown = words.getResource(language, area, key);
      if (typeof own === 'object' || (typeof own === 'string' && holesOf(own) !== holesOf(text))) continue;
      words.addResource(language, area, key, text, { silent: true });
    }
  }

  words.store.on('added', lay);
  for (const [language, areas] of Object.entries(words.store.data)) {
    for (const area of Object.keys(areas)) lay(language, area);
  }
}
