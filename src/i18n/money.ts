const amount = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/;

const locales: Readonly<Record<string, string>> = { EN: 'en-US' };

/** The number format of a language; a language without its own words uses Spanish, as in America. */
export function numberLocale(language: string): string {
  return locales[language] ?? 'es-MX';
}

/** A count as people read it, with the thousands separators of the language. */
export function formatCount(count: number, language: string): string {
  return new Intl.NumberFormat(numberLocale(language)).format(count);
}

/** A decimal string of the wire, such as '12804.36' points, as people read it; with all its decimals, at most six. */
export function formatQuantity(quantity: string, language: string): string {
  const format = { maximumFractionDigits: 6 } as const;
  return new Intl.NumberFormat(numberLocale(language), format).format(quantity as Intl.StringNumericLiteral);
}

/** A value of the table of points, such as '0.7' points per 100, always with two decimals (spec 9: 0.70). */
export function formatPointValue(value: string, language: string): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 6 } as const;
  return new Intl.NumberFormat(numberLocale(language), format).format(value as Intl.StringNumericLiteral);
}

/** Per cent, such as 96.5, as people read them. */
export function formatPercent(percent: number, language: string): string {
  const format = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(numberLocale(language), format).format(percent / 100);
}

/** A rate in hundredths of a percent, such as 1250, as people read it: 12.5%. */
export function formatRate(rate: number, language: string): string {
  return formatPercent(rate / 100, language);
}

/** The signs between the figures of a number: before each three of its thousands, and before its decimals. */
type Signs = { readonly group: string; readonly decimal: string };

/** Asked of the platform once for each locale: amounts are shown by the hundred. */
const known = new Map<string, Signs>();

/** The signs of a locale such as 'en-US', as the platform knows them. */
export function signsOf(locale: string): Signs {
  const before = known.get(locale);
  if (before) return before;
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(12345.6);
  const found = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const signs = { group: found('group'), decimal: found('decimal') };
  known.set(locale, signs);
  return signs;
}

/** The signs of numbers in a language such as 'EN': in them they are shown, and typed. */
export function numberSigns(language: string): Signs {
  return signsOf(numberLocale(language));
}

/**
 * An amount as people read it: symbol, the language's thousands separators, always two decimals (spec 9).
 * Takes the decimal string from the wire, such as '1204.50', and never turns it into a floating-point number.
 * Anything that is not an amount shows as '-'.
 */
export function formatMoney(value: string, language: string, symbol: string): string {
  const [, sign, whole, cents = ''] = amount.exec(value) ?? [];
  if (whole === undefined) return '-';
  const { group, decimal } = numberSigns(language);
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, group);
  return `${sign === '-' ? '−' : ''}${symbol} ${grouped}${decimal}${cents.padEnd(2, '0')}`;
}
