/** Codes of the gateway (spec 9) that are not language tags. */
const tags: Readonly<Record<string, string>> = { CN: 'zh-Hans', TW: 'zh-Hant', KR: 'ko', JP: 'ja', VN: 'vi' };

/** The tag of a language code such as 'EN', as pages and the platform know it. */
export function languageTag(code: string): string {
  return tags[code.toUpperCase()] ?? code.toLowerCase();
}

/** The names of the languages that the product speaks: asking the platform loads its data for each, which takes a phone long. */
const spoken: Readonly<Record<string, string>> = { es: 'Español', en: 'English' };

/** A language's name in itself, such as 'Español'; the code when the platform knows no name. */
export function languageName(code: string): string {
  const tag = languageTag(code);
  const own = spoken[tag];
  if (own) return own;
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
    return name ? name.charAt(0).toLocaleUpperCase(tag) + name.slice(1) : code;
  } catch {
    return code;
  }
}
