import type { Market } from '#contract/market-names.ts';
import { allLeaves, type Leaf, type Leaves, leafIn } from './leaves.ts';

/** How strict a value is: a higher number is stricter. */
type Measure<V> = (value: V) => number;

const on = (value: boolean) => Number(value);
const off = (value: boolean) => -Number(value);
const more = (value: number) => value;
const less = (value: number) => -value;
const orNever = (value: number | null) => value ?? Number.POSITIVE_INFINITY;
const orFree = (value: number | null) => (value === null ? Number.NEGATIVE_INFINITY : -value);
const first = (shares: readonly number[]) => -Math.min(...shares);
const some = (value: unknown) => Number(value !== null);

/**
 * How strict each leaf is. Lists of what can be chosen are neither strict nor loose, and amounts are of the currency of one
 * market; free play is closed by a draft alone (P1); whether an excluded person may sign in is where laws pull apart (O1);
 * names and addresses are the operator's to fill in.
 */
const measures: { readonly [L in Leaf]: Measure<Leaves[L]> | null } = {
  'limits.kinds': (kinds) => kinds.length,
  'limits.periods': (periods) => periods.length,
  'limits.asked': (asked) => ['never', 'prompt', 'beforePlay'].indexOf(asked),
  'limits.atRegistration': on,
  'limits.required': (periods) => periods.length,
  'limits.ceilings': null,
  'limits.joint': some,
  'limits.raise.waitHours': more,
  'limits.raise.workingDays': more,
  'limits.raise.notBeforePeriodEnd': on,
  'limits.raise.reconfirm': on,
  'limits.raise.confirmHours': less,
  'limits.raise.test': on,
  'limits.raise.gapDays': more,
  'limits.raise.contactAbove': null,
  'limits.reviewMonths': orFree,
  'limits.warnAt': first,
  'session.declare': on,
  'session.noticeWithinMinutes': more,
  'session.check': (check) => orFree(check?.atMost ?? null),
  'session.beside': on,
  'session.warnAt': first,
  'break.hours': (hours) => hours.length,
  'break.months': (months) => months.length,
  'break.daysUpTo': (days) => days ?? 0,
  'exclusion.months': null,
  'exclusion.indefinite': on,
  'exclusion.revocableAfterMonths': orNever,
  'exclusion.endlessMonths': more,
  'exclusion.decideDays': (days) => Number(days > 0),
  'exclusion.returnCoolingHours': more,
  'exclusion.endlessCoolingHours': more,
  'exclusion.signIn': null,
  'exclusion.register': on,
  'care.answerHours': less,
  'care.youngUpTo': more,
  'care.cardsByCare': on,
  'care.vipAssessed': on,
  'money.cancelWithdrawal': off,
  'money.transfersInLine': off,
  'money.presets': off,
  'promotions.wagerAtMost': orFree,
  'promotions.oneProduct': on,
  'promotions.welcomeOnce': on,
  freePlay: null,
  'saferPlay.authorised': on,
  'saferPlay.breakButton': on,
  'saferPlay.help.name': null,
  'saferPlay.help.phone': null,
  'saferPlay.help.link': null,
  'saferPlay.register.name': null,
  'saferPlay.register.link': null,
  'saferPlay.publicHealth.name': null,
  'saferPlay.publicHealth.link': null,
  'saferPlay.studies': null,
  'saferPlay.regulator.name': null,
  'saferPlay.regulator.link': null,
  'saferPlay.licences': null,
};

/** The leaves in which one market is looser than another. */
export function looserThan(market: Market, other: Market): readonly Leaf[] {
  return allLeaves.filter((leaf) => {
    const measure = measures[leaf] as Measure<unknown> | null;
    return measure !== null && measure(leafIn(market, leaf)) < measure(leafIn(other, leaf));
  });
}
