/** Units of a size by what one of them holds, the largest first. */
const units = [
  ['gigabyte', 1_000_000_000],
  ['megabyte', 1_000_000],
  ['kilobyte', 1_000],
  ['byte', 1],
] as const;

/** The number format of a language; a language without its own words uses Spanish, as in America. */
const locales: Readonly<Record<string, string>> = { EN: 'en-US' };

/** A size in bytes as people read it, such as "38.2 MB". */
export function formatFileSize(bytes: number, language: string): string {
  const [unit, one] = units.find(([, holds]) => bytes >= holds) ?? units[3];
  const format = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locales[language] ?? 'es-MX', format).format(bytes / one);
}
