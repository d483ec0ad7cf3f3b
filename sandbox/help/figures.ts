import { mostPictureBytes } from '#contract/pictures.ts';
import { mostCharacters } from '#contract/support/characters.ts';
import { mostPictures } from '#contract/support/feedback.ts';
import { asMinor, plain, signOf } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { methodEntries } from '#sandbox/books/deposit-methods.ts';
import { recordDays } from '#sandbox/books/record-days.ts';
import type { Figures } from '#sandbox/catalogue/articles/article.ts';
import { mostFavourites } from '#sandbox/games/favourites.ts';
import { marketIn } from '#sandbox/kit/market.ts';
import type { Settings } from '#sandbox/kit/settings.ts';
import { mostPayoutAccounts } from '#sandbox/wallet/payout-accounts.ts';

/** Counts as the product writes them: see src/i18n/money.ts. */
const locales: Readonly<Record<string, string>> = { EN: 'en-US', ES: 'es-MX' };

/** The range of all ways to deposit that have limits and are open just now. */
function depositRange({ closedMethods }: Settings['money']) {
  const open = methodEntries.filter(
    ({ methodId, limits }) => signOf(limits.max) > 0 && !closedMethods.includes(methodId),
  );
  return {
    min: asMinor(Math.min(...open.map(({ limits }) => plain(limits.min)))),
    max: asMinor(Math.max(...open.map(({ limits }) => plain(limits.max)))),
  };
}

/** A stretch of time with its unit, as people say it. */
function unitsIn(locale: string, [unit, count]: readonly [unit: 'hour' | 'day' | 'month', count: number]) {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}

/**
 * Every figure that an article may name, as people read it in their language. An article never has a number of its own: a
 * limit that changes changes what the help says.
 */
export function figuresOf(settings: Settings, language: string): Figures {
  const { brand, limits, money, passwordRule, boards, zone, agreement } = settings;
  const locale = locales[language] ?? 'es-MX';
  const count = new Intl.NumberFormat(locale);
  const cents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const amount = (decimal: string) =>
    `${brand.currencySymbol}\u00a0${cents.format(decimal as Intl.StringNumericLiteral)}`;
  const deposit = depositRange(money);
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const { limits: protecting, break: pause, exclusion } = marketIn(settings).rules;
  const options = new Intl.ListFormat(locale, { type: 'disjunction' });
  const times = (hours: readonly number[], months: readonly number[]) =>
    options.format([
      ...hours.map((one) => unitsIn(locale, one % 24 === 0 && one > 24 ? ['day', one / 24] : ['hour', one])),
      ...months.map((one) => unitsIn(locale, ['month', one])),
    ]);
  const counts = {
    age: brand.minimumAge,
    turnover: money.turnover,
    receiptMinutes: money.receiptMinutes,
    cashierMinutes: money.cashierMinutes,
    proofsPerDay: money.proofsPerDay,
    lockAfter: limits.lockAfter,
    lockMinutes: limits.lockMinutes,
    idleMinutes: limits.idleMinutes,
    sessionHours: limits.absoluteHours,
    smsPerHour: limits.smsPerHour,
    smsPerDay: limits.smsPerDay,
    codeMinutes: limits.codeMinutes,
    codeTries: limits.codeTries,
    captchaMinutes: limits.captchaMinutes,
    resetMinutes: limits.resetMinutes,
    passwordMin: passwordRule.minLength,
    passwordMax: passwordRule.maxLength,
    boardHours: boards.finalHours,
    favourites: mostFavourites,
    payoutAccounts: mostPayoutAccounts,
    recordDays,
    feedbackLength: mostCharacters,
    feedbackPictures: mostPictures,
    pictureMegabytes: mostPictureBytes / (1024 * 1024),
  };
  return {
    ...Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, count.format(value)])),
    brand: brand.name,
    raiseWait: times([protecting.raise.waitHours], []),
    breaks: times(pause.hours, pause.months),
    exclusions: times([], exclusion.months),
    zone: zone.replaceAll('_', ' '),
    agreementVersion: agreement.version,
    minDeposit: amount(amountOf(deposit.min)),
    maxDeposit: amount(amountOf(deposit.max)),
    minTransfer: amount(money.transfer.min),
    maxTransfer: amount(money.transfer.max),
    minLine: amount(money.line.min),
    maxLine: amount(money.line.max),
    linePerDay: amount(money.line.perDay),
    minWithdrawal: amount(money.withdrawal.min),
    maxWithdrawal: amount(money.withdrawal.max),
    withdrawalPerDay: amount(money.withdrawal.perDay),
    feePercent: percent.format(money.withdrawal.feePercent as Intl.StringNumericLiteral),
    feeFixed: amount(money.withdrawal.feeFixed),
  };
}
