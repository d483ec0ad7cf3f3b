import { signsOf } from './money.ts';

/**
 * The signs with which office programs of the reader's region open a file: the first region that the browser names. Without
 * one they are those of Mexico.
 */
export function fileSigns(languages: readonly string[] = navigator.languages) {
  const regional = languages.find((tag) => new Intl.Locale(tag).region !== undefined) ?? 'es-MX';
  const comma = signsOf(regional).decimal === ',';
  return comma ? ({ cell: ';', decimal: ',' } as const) : ({ cell: ',', decimal: '.' } as const);
}
