/** A country's name in a language such as 'EN', by its ISO code; the code itself when the platform knows no name. */
export function countryName(countryCode: string, language: string): string {
  try {
    return new Intl.DisplayNames([language.toLowerCase()], { type: 'region' }).of(countryCode) ?? countryCode;
  } catch {
    return countryCode;
  }
}
