/** Asked of the platform once for each language: a list names every country. */
const known = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  const names = known.get(language) ?? new Intl.DisplayNames([language.toLowerCase()], { type: 'region' });
  known.set(language, names);
  return names;
}

/** A country's name in a language such as 'EN', by its ISO code; the code itself when the platform knows no name. */
export function countryName(countryCode: string, language: string): string {
  try {
    return namesIn(language).of(countryCode) ?? countryCode;
  } catch {
    return countryCode;
  }
}
