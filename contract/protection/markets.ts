import * as z from 'zod/mini';
import { knownMarket, type Market } from '../market-names.ts';
import { Protection, type ProtectionChoice } from './market.ts';

/** Nothing that only the operator knows is known here: who helps in a country, and under which licence it works. */
const toConfigure = {
  help: { name: '', phone: '', link: '' },
  register: { name: '', link: '' },
  publicHealth: { name: '', link: '' },
  studies: [],
  regulator: { name: '', link: '' },
  licences: [],
};

/** The strictest of all markets; it holds too where a market is named that this build does not know. */
const union: Protection = {
  limits: {
    kinds: ['deposit', 'loss', 'stake', 'time'],
    periods: ['day', 'week', 'month', 'fourWeeks'],
    asked: 'beforePlay',
    atRegistration: true,
    required: ['day', 'week', 'month'],
    ceilings: null,
    joint: { ceilings: null },
    raise: {
      waitHours: 168,
      workingDays: 3,
      notBeforePeriodEnd: true,
      reconfirm: true,
      confirmHours: 24,
      test: true,
      gapDays: 90,
      contactAbove: null,
    },
    reviewMonths: 6,
    warnAt: [0.5, 0.9],
  },
  session: {
    declare: true,
    noticeWithinMinutes: 60,
    check: { choices: [10, 15, 20, 30], atMost: 30 },
    beside: true,
    warnAt: [0.5, 0.9],
  },
  break: { hours: [24, 168, 720, 1_008], months: [2, 3], daysUpTo: 42 },
  exclusion: {
    months: [1, 3, 6, 12, 60],
    indefinite: true,
    revocableAfterMonths: null,
    endlessMonths: 12,
    decideDays: 7,
    returnCoolingHours: 168,
    endlessCoolingHours: 168,
    // Ontario lets nobody in who is excluded; the laws of five other markets, that the money can be taken out at any time.
    signIn: true,
    register: true,
  },
  care: { answerHours: 72, youngUpTo: 25, cardsByCare: true, vipAssessed: true },
  money: { cancelWithdrawal: false, transfersInLine: false, presets: false },
  promotions: { wagerAtMost: 10, oneProduct: true, welcomeOnce: true },
  freePlay: true,
  saferPlay: { ...toConfigure, authorised: true, breakButton: true },
};

/** The product as the specification describes it: everything can be used, every tool is offered, none is compelled. */
const base: Protection = {
  ...union,
  limits: {
    ...union.limits,
    periods: ['day', 'week', 'month'],
    asked: 'never',
    atRegistration: false,
    required: [],
    joint: null,
    raise: {
      ...union.limits.raise,
      waitHours: 24,
      workingDays: 0,
      notBeforePeriodEnd: false,
      reconfirm: false,
      test: false,
      gapDays: 0,
    },
    reviewMonths: null,
    warnAt: [0.9],
  },
  break: { ...union.break, daysUpTo: null },
  session: {
    declare: false,
    noticeWithinMinutes: 0,
    check: { choices: [15, 30, 45, 60], atMost: null },
    beside: false,
    warnAt: [0.9],
  },
  exclusion: {
    ...union.exclusion,
    months: [6, 12, 60],
    endlessMonths: 6,
    decideDays: 0,
    returnCoolingHours: 24,
    endlessCoolingHours: 24,
    register: false,
  },
  care: { ...union.care, youngUpTo: 0, cardsByCare: false, vipAssessed: false },
  money: { cancelWithdrawal: true, transfersInLine: true, presets: true },
  promotions: { wagerAtMost: null, oneProduct: false, welcomeOnce: false },
  saferPlay: { ...toConfigure, authorised: false, breakButton: false },
};

/**
 * What each market asks for. Where the law's own text was not read, the value is a default that an operator can change: the
 * clauses in tests/flows/protection name the source of each value, and the flow book has a chapter of them for each market.
 */
export const protections: Readonly<Record<Market, Protection>> = {
  BASE: base,
  UNION: union,
  ES: {
    ...base,
    limits: {
      ...union.limits,
      kinds: ['deposit', 'loss', 'time'],
      asked: 'prompt',
      atRegistration: false,
      required: [],
      ceilings: { day: '600.00', week: '1500.00', month: '3000.00' },
      joint: { ceilings: { day: '700.00', week: '1750.00', fourWeeks: '3300.00' } },
      raise: { ...union.limits.raise, notBeforePeriodEnd: false, reconfirm: false },
      reviewMonths: null,
    },
    session: {
      ...union.session,
      check: { choices: [15, 30, 45, 60], atMost: 60 },
    },
    exclusion: {
      ...base.exclusion,
      revocableAfterMonths: 6,
      register: true,
    },
    care: union.care,
    money: { cancelWithdrawal: true, transfersInLine: false, presets: true },
    saferPlay: { ...toConfigure, authorised: true, breakButton: false },
  },
  UK: {
    ...base,
    limits: {
      ...base.limits,
      asked: 'prompt',
      raise: { ...base.limits.raise, reconfirm: true },
      reviewMonths: 6,
    },
    session: {
      ...base.session,
      check: { choices: [15, 30, 45, 60], atMost: 60 },
      beside: true,
    },
    break: { hours: [24, 168, 720, 1_008], months: [], daysUpTo: 42 },
    money: { cancelWithdrawal: false, transfersInLine: true, presets: true },
    promotions: { wagerAtMost: 10, oneProduct: true, welcomeOnce: false },
  },
  MT: {
    ...base,
    limits: { ...base.limits, asked: 'prompt' },
    session: { ...base.session, check: { choices: [15, 30, 45, 60], atMost: 60 }, beside: true },
    exclusion: {
      ...base.exclusion,
      revocableAfterMonths: 0,
      decideDays: 7,
      endlessCoolingHours: 168,
    },
  },
  SE: {
    ...base,
    limits: {
      ...base.limits,
      asked: 'beforePlay',
      required: ['day', 'week', 'month'],
      raise: {
        ...base.limits.raise,
        waitHours: 72,
        notBeforePeriodEnd: true,
        contactAbove: '10000.00',
      },
    },
    exclusion: {
      ...base.exclusion,
      months: [1, 3, 6],
      revocableAfterMonths: 12,
      endlessMonths: 12,
      register: true,
    },
    money: { cancelWithdrawal: false, transfersInLine: true, presets: false },
    promotions: { wagerAtMost: null, oneProduct: false, welcomeOnce: true },
    saferPlay: { ...toConfigure, authorised: false, breakButton: true },
  },
  NL: {
    ...base,
    limits: {
      ...base.limits,
      asked: 'beforePlay',
      atRegistration: true,
      raise: { ...base.limits.raise, waitHours: 168, contactAbove: '350.00' },
      warnAt: [0.5, 1],
    },
    session: { ...base.session, check: { choices: [15, 30], atMost: 30 }, beside: true },
    exclusion: { ...base.exclusion, register: true },
    care: { ...base.care, youngUpTo: 23 },
  },
  CO: { ...base, exclusion: { ...union.exclusion, months: [6, 12, 60], register: false } },
  PE: { ...base, freePlay: false },
  MX: base,
};

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function over(base: unknown, leaves: unknown): unknown {
  if (!isBranch(base) || !isBranch(leaves)) return leaves;
  const named = Object.entries(leaves).map(([name, leaf]) => [name, over(base[name], leaf)] as const);
  return { ...base, ...Object.fromEntries(named.filter(([, leaf]) => leaf !== undefined)) };
}

/** The market in force, and what it asks for with the operator's own leaves; a `z.ZodError` names a leaf that can't be. */
export function readProtection({ market, ...leaves }: ProtectionChoice): {
  readonly market: Market;
  readonly rules: Protection;
} {
  const held = knownMarket(market) ? market : 'UNION';
  return { market: held, rules: z.parse(Protection, over(protections[held], leaves)) };
}
