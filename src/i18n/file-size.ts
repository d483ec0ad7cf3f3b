import { numberLocale } from './money.ts';

/** Units of a size by what one of them holds, the largest first. */
const units = [
  ['gigabyte', 1_000_000_000],
  ['megabyte', 1_000_000],
  ['kilobyte', 1_000],
  ['byte', 1],
] as const;

/** A size in bytes as people read it, such as "38.2 MB". */
export function formatFileSize(bytes: number, language: string): string {
  const [unit, one] = units.find(([, holds]) => bytes >= holds) ?? units[3];
  const format = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(numberLocale(language), format).format(bytes / one);
}
