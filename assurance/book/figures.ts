import { readFileSync } from 'node:fs';
import { mostPictureBytes } from '#contract/pictures.ts';
import { protections } from '#contract/protection/markets.ts';
import { mostCharacters } from '#contract/support/characters.ts';
import { mostPictures } from '#contract/support/feedback.ts';
import { plain } from '#contract/units.ts';
import { warned } from '#machines/session/session-timeout.rules.ts';
import { recordDays } from '#sandbox/books/record-days.ts';
import { mostFavourites } from '#sandbox/games/favourites.ts';
import { undoable } from '#sandbox/inbox/changes.ts';
import { defaultSettings } from '#sandbox/kit/default-settings.ts';
import { feedbackClocks } from '#sandbox/support/feedback-dates.ts';
import { mostPayoutAccounts } from '#sandbox/wallet/payout-accounts.ts';
import { unusedFor } from '#sandbox/wallet/proofs.ts';
import { secondsKept } from '#src/app/world/remembered.ts';
import { mostTries, usualTimeouts } from '#src/gateway/pace.ts';
import { nodesOf, pathOf } from '../walk/transitions.ts';
import type { Facts } from './facts.ts';
import type { Language, Said } from './words.ts';

/** How a figure is counted: a stretch of time, so many in a time, or something else. */
export type Unit = keyof typeof written;

/**
 * A limit of the product: where its value is, what it limits, who enforces it, by whose clock, who may change it, and the
 * states in which a person meets it (`machine/state`).
 */
export type Figure = {
  readonly of: string;
  readonly unit: Unit;
  readonly what: Said;
  readonly by: 'gateway' | 'page' | 'both';
  readonly clock: 'gateway' | 'device' | 'none';
  readonly change: 'operator' | 'brand' | 'code';
  readonly states: readonly string[];
};

type Group = { readonly title: Said; readonly figures: readonly Figure[] };

const minute = 60_000;
const { raise } = protections.UNION.limits;

/** What is no setting: written in the contract or in the sandbox (`fixed`), or in what a page runs (`seen`). */
const constants = {
  fixed: {
    mostPictureBytes,
    mostPictures,
    mostCharacters,
    mostFavourites,
    mostPayoutAccounts,
    recordDays,
    // Tries of a withdraw password are counted apart from those of signing in, to the same limits.
    withdrawTries: defaultSettings.limits.lockAfter,
    withdrawLockMinutes: defaultSettings.limits.lockMinutes,
    undoMinutes: undoable / minute,
    unusedHours: unusedFor / (60 * minute),
    acknowledgeHours: feedbackClocks.acknowledge / (60 * minute),
    decideDays: feedbackClocks.decide / (24 * 60 * minute),
    raiseHours: raise.waitHours,
    confirmHours: raise.confirmHours,
  },
  seen: { warned: plain(warned), rememberedHours: secondsKept / 3_600, ...usualTimeouts, mostTries },
};

const locales: Readonly<Record<Language, string>> = { es: 'es-MX', en: 'en-US' };

const measured = (unit: string) => (locale: string, value: number) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
const counted = (locale: string, value: number) => new Intl.NumberFormat(locale).format(value);
const inA = (es: string, en: string) => (locale: string, value: number) =>
  `${counted(locale, value)} ${locale === locales.es ? es : en}`;

/** How a value is written in a language. */
const written = {
  milliseconds: (locale: string, value: number) => measured('second')(locale, value / 1_000),
  seconds: measured('second'),
  minutes: measured('minute'),
  hours: measured('hour'),
  days: measured('day'),
  years: measured('year'),
  aMinute: inA('por minuto', 'a minute'),
  anHour: inA('por hora', 'an hour'),
  aDay: inA('por día', 'a day'),
  times: (locale: string, value: number) =>
    `${counted(locale, value)} ${locale === locales.es ? (value === 1 ? 'vez' : 'veces') : value === 1 ? 'time' : 'times'}`,
  characters: inA('caracteres', 'characters'),
  bytes: (locale: string, value: number) => measured('megabyte')(locale, value / 1_024 / 1_024),
  money: (locale: string, value: number) =>
    `${defaultSettings.brand.currencySymbol} ${new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(value)}`,
  percent: (locale: string, value: number) => `${counted(locale, value)} %`,
  count: counted,
} as const;

/** The list as it is kept, by groups. */
export const figureGroups = JSON.parse(
  readFileSync('assurance/book/figures.json', 'utf8'),
) as readonly Group[];

function at(whole: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((part: unknown, key) => (part as Record<string, unknown> | undefined)?.[key], whole);
}

/** The value of a figure as people read it. Throws when nothing of that name has a number. */
export function figureIn({ of, unit }: Pick<Figure, 'of' | 'unit'>, language: Language): string {
  const value = at(constants, of) ?? at(defaultSettings, of);
  if (value === undefined || value === '' || Number.isNaN(Number(value)))
    throw new Error(`${of} is no figure`);
  return written[unit](locales[language], Number(value));
}

/** Parts of the settings in which every number is a limit. */
const limiting = ['limits', 'money', 'referral', 'agents', 'contracts', 'boards', 'passwordRule'];

function numbersIn(part: unknown, path: string): readonly string[] {
  if (typeof part === 'object' && part !== null)
    return Object.entries(part).flatMap(([key, value]) => numbersIn(value, `${path}.${key}`));
  return typeof part === 'number' || (typeof part === 'string' && /^\d+(\.\d+)?$/.test(part)) ? [path] : [];
}

/** Every setting that is a limit, by its path; the version of the terms of inviting is none. */
export const limitsOfSettings = limiting
  .flatMap((part) => numbersIn(at(defaultSettings, part), part))
  .filter((path) => path !== 'referral.version');

/** What is wrong with the list: a limit without a row, a row twice, or a state that no machine has. */
export function figureFaults(
  groups: readonly Group[],
  all: readonly Pick<Facts, 'id' | 'nodes'>[],
): readonly string[] {
  const figures = groups.flatMap((group) => group.figures);
  const rows = figures.map(({ of }) => of);
  const known = new Set(all.flatMap(({ id, nodes }) => nodes.map((node) => `${id}/${pathOf(node)}`)));
  return [
    ...limitsOfSettings.filter((path) => !rows.includes(path)).map((path) => `${path} has no row`),
    ...rows.filter((path, n) => rows.indexOf(path) !== n).map((path) => `${path} has two rows`),
    ...figures.flatMap(({ of, states }) =>
      states.filter((state) => !known.has(state)).map((state) => `${of}: there is no state ${state}`),
    ),
  ];
}

/** How long a machine waits by itself, and the states in which it does. */
export type Wait = { readonly name: string; readonly what: Said; readonly states: readonly string[] };

/** The waits of a machine, each once. */
export function waitsOf({ model, words }: Facts): readonly Wait[] {
  const waits = nodesOf(model.machine).flatMap((node) =>
    node.after.map(({ delay }) => [String(delay), pathOf(node)] as const),
  );
  const names = [...new Set(waits.map(([name]) => name))];
  return names.map((name) => ({
    name,
    what: words.delays?.[name] ?? { es: name, en: name },
    states: waits.filter(([one]) => one === name).map(([, state]) => state),
  }));
}
