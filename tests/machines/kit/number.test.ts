import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asMinor, type Minor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { fromPage, numberTyped, type Signs, toPage, wholeTyped } from '#machines/kit/number.rules.ts';
import { amountTyped } from '#machines/wallet/amount.rules.ts';
import { formatMoney, numberSigns, signsOf } from '#src/i18n/money.ts';
import { runs } from '../../kit/depth.ts';

/** Reads an amount as its field takes it, on a page that writes numbers so. */
function readOn(signs: Signs, text: string, symbol = 'P') {
  return amountTyped(fromPage(text, signs, symbol));
}

describe('an amount typed on a page that writes 1,234.56', () => {
  it.each([
    ['50', '50.00'],
    ['50,5', '50.50'],
    ['50.5', '50.50'],
    ['0,50', '0.50'],
    ['.50', '0.50'],
    [',5', '0.50'],
    ['50.', '50.00'],
    ['1,000', '1000.00'],
    ['1,000.', '1000.00'],
    ['1234,56', '1234.56'],
    ['98,430.75', '98430.75'],
    ['P 98,430.75', '98430.75'],
    ['98,430.75 P', '98430.75'],
    [' P98,430.75\u00a0', '98430.75'],
    ['\u200e12.50\u200b', '12.50'],
    ['999,999,999,999.99', '999999999999.99'],
    ['007', '7.00'],
  ])('%j is read as %s', (typed, amount) => {
    for (const language of ['ES', 'EN']) expect(readOn(numberSigns(language), typed)).toEqual({ amount });
  });

  it.each([
    ['0,500', 'group'],
    ['0,050', 'group'],
    ['00,500', 'group'],
    ['01,000', 'group'],
    ['1.234,56', 'group'],
    ['1,23,456', 'group'],
    ['1,234,5', 'group'],
    ['1234,567', 'group'],
    ['1,000,00', 'group'],
    ['50,', 'group'],
    ['1.2.3', 'group'],
    ['1.000', 'decimals'],
    ['1.2345', 'decimals'],
    ['1,000.000', 'decimals'],
    ['1e2', 'format'],
    ['1 000', 'format'],
    ['-5', 'format'],
    ['+5', 'format'],
    ['$ 5', 'format'],
    ['.', 'format'],
    ['P', 'missing'],
    ['   ', 'missing'],
    ['0', 'zero'],
    ['0,00', 'zero'],
    ['1234567890123', 'long'],
  ])('%j is refused: %s', (typed, problem) => {
    for (const language of ['ES', 'EN']) expect(readOn(numberSigns(language), typed)).toEqual({ problem });
  });
});

describe('an amount typed on a page that writes 1.234,56', () => {
  const german = signsOf('de-DE');

  it.each([
    ['1.234,56', '1234.56'],
    ['1.000', '1000.00'],
    ['50.5', '50.50'],
    ['50,5', '50.50'],
    ['50,', '50.00'],
    ['€ 98.430,75', '98430.75'],
  ])('%j is read as %s', (typed, amount) => {
    expect(readOn(german, typed, '€')).toEqual({ amount });
  });

  it.each([
    ['1,234.56', 'group'],
    ['0.500', 'group'],
    ['1,000', 'decimals'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(readOn(german, typed, '€')).toEqual({ problem });
  });

  it('is shown as it was typed', () => {
    for (const text of ['1.234,56', '1,234.56', '1.', '0,5', '1 000'])
      expect(toPage(fromPage(text, german, '€'), german)).toBe(text);
  });
});

it('a language whose thousands have blanks between them takes any blank, also while it is typed', () => {
  const french = signsOf('fr-FR');
  expect(readOn(french, '98 430,75')).toEqual({ amount: '98430.75' });
  expect(readOn(french, '98 430,75 ')).toEqual({ amount: '98430.75' });
  expect(readOn(french, '98,430')).toEqual({ problem: 'decimals' });
  expect(readOn(french, '1.5')).toEqual({ problem: 'format' });
  expect(toPage(fromPage('98 ', french, 'P'), french)).toBe('98 ');
  expect(toPage(fromPage('1.5', french, 'P'), french)).toBe('1.5');
});

/** Amounts that a page shows and a reader does not read back. */
function lost(read: (shown: string, signs: Signs) => unknown, locale: string): Minor[] {
  const signs = signsOf(locale);
  const minors = [1, 50, 100, 99_999, 100_000, 9_843_075, 99_999_999_999_999].map(asMinor);
  return minors.filter((minor) => {
    const shown = formatMoney(amountOf(minor), 'EN', 'P').replace(/[.,]/g, (sign) =>
      sign === ',' ? signs.group : signs.decimal,
    );
    return JSON.stringify(read(shown, signs)) !== JSON.stringify({ amount: amountOf(minor) });
  });
}

it.each(['es-MX', 'en-US', 'de-DE', 'pt-BR', 'fr-FR', 'de-CH', 'ar-EG', 'pl-PL'])(
  'what a page in %s shows can be typed back',
  (locale) => {
    expect(lost((shown, signs) => readOn(signs, shown), locale)).toEqual([]);
  },
);

it('a reader that knows one language only is found by the others', () => {
  expect(lost((shown) => amountTyped(fromPage(shown, numberSigns('ES'), 'P')), 'de-DE')).not.toEqual([]);
});

it('no text is read as two numbers: what is read is in it, figure by figure', () => {
  const text = fc.string({ unit: fc.constantFrom('0', '1', '5', '.', ','), maxLength: 9 });
  fc.assert(
    fc.property(text, (typed) => {
      const read = numberTyped(typed);
      if ('problem' in read) return;
      const figures = typed.replace(/[.,]/g, '');
      expect(`${read.whole === '0' ? '' : read.whole}${read.decimals}`.replace(/^0+/, '')).toBe(
        figures.replace(/^0+/, ''),
      );
      const groups = typed.split(',').slice(1);
      const grouped = groups.every((group) => /^\d{3}(\.|$)/.test(group));
      expect(grouped || /^\d*,\d{1,2}$/.test(typed)).toBe(true);
    }),
    runs(),
  );
});

describe('a whole number that was typed', () => {
  it.each([
    ['2', 2],
    [' 12 ', 12],
    ['1,250', 1_250],
    ['12,345,678', 12_345_678],
  ])('%j is read', (typed, whole) => {
    expect(wholeTyped(typed)).toBe(whole);
  });

  it.each(['', '-1', '1.5', '1e9', '2x', '1,25', '1.250', '0,500', '12 345', '1,250.50', '9999999999', '٢'])(
    '%j is refused',
    (typed) => {
      expect(wholeTyped(typed)).toBeNull();
    },
  );
});
