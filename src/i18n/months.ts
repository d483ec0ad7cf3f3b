import { numberLocale } from './money.ts';

/** A month by its name, such as 2026-11, as people read it: noviembre de 2026. */
export function formatMonth(month: string, language: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return month;
  const parts = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(numberLocale(language), parts).format(date);
}
