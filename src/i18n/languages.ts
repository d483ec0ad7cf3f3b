/** Codes of the gateway (spec 9) that are not language tags. */
const tags: Readonly<Record<string, string>> = { CN: 'zh-Hans', TW: 'zh-Hant', KR: 'ko', JP: 'ja', VN: 'vi' };

/** The tag of a language code such as 'EN', as pages and the platform know it. */
export function languageTag(code: string): string {
  return tags[code.toUpperCase()] ?? code.toLowerCase();
}

/** The names of the languages that have words here: asking the platform takes long on a phone, and loads its data. */
const own: Readonly<Record<string, string>> = { EN: 'English', ES: 'Español' };

/** A language's name in itself, such as 'Español'; the code when the platform knows no name. */
export function languageName(code: string): string {
  const known = own[code.toUpperCase()];
  if (known !== undefined) return known;
  const tag = languageTag(code);
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
    return name ? name.charAt(0).toLocaleUpperCase(tag) + name.slice(1) : code;
  } catch {
    return code;
  }
}
