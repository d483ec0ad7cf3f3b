import type { Configuration } from '#contract/configuration.ts';
import type { Market } from '#contract/market-names.ts';
import type { LimitPeriod, Protection, ProtectionChoice } from '#contract/protection/market.ts';
import { readProtection } from '#contract/protection/markets.ts';
import { safeAddress } from '../system/address.rules.ts';

/** The sections of the page of safer play, in their order. */
export const saferSections = [
  'here',
  'risks',
  'signs',
  'selfTest',
  'limits',
  'sessions',
  'absence',
  'register',
  'care',
  'help',
  'publicHealth',
  'minors',
  'parentalControl',
  'studies',
  'authorised',
] as const;
export type SaferSection = (typeof saferSections)[number];

/** A stretch of time as people say it. */
export type Span = { readonly unit: 'hours' | 'days' | 'months'; readonly count: number };

/** A value in a sentence: a count, an amount of the wire, spans, or codes with words of their own. */
export type FactValue =
  | { readonly as: 'count'; readonly count: number }
  | { readonly as: 'amount'; readonly amount: string }
  | { readonly as: 'spans'; readonly spans: readonly Span[] }
  | { readonly as: 'minutes'; readonly minutes: readonly number[] }
  | {
      readonly as: 'names';
      readonly of: 'kinds' | 'periods';
      readonly names: readonly string[];
      readonly joined: 'and' | 'or';
    };

/** Which sentences there are, and the values that each has; they are what the rules in force say. */
export type Fact = { readonly id: FactId; readonly values: Readonly<Record<string, FactValue>> };

export const factIds = [
  'kinds',
  'atRegistration',
  'asked',
  'askedEach',
  'prompted',
  'reviewed',
  'lowered',
  'raised',
  'workingDays',
  'periodEnd',
  'tested',
  'reconfirmed',
  'gap',
  'talk',
  'ceiling',
  'joint',
  'declared',
  'notice',
  'checked',
  'checkedAtMost',
  'checkedByChoice',
  'beside',
  'breaks',
  'breaksUpTo',
  'exclusions',
  'indefinite',
  'endless',
  'final',
  'revocable',
  'revocableAnyTime',
  'decided',
  'cooling',
  'coolingEndless',
  'withdrawing',
  'shutOut',
  'registered',
  'answered',
  'young',
  'cards',
] as const;
export type FactId = (typeof factIds)[number];

/** Hours as people say them: whole days above two of them. */
export function spanOf(hours: number): Span {
  return hours > 24 && hours % 24 === 0
    ? { unit: 'days', count: hours / 24 }
    : { unit: 'hours', count: hours };
}

const count = (value: number): FactValue => ({ as: 'count', count: value });
const spans = (...all: readonly Span[]): FactValue => ({ as: 'spans', spans: all });
const days = (value: number): FactValue => spans({ unit: 'days', count: value });
const monthsIn = (all: readonly number[]): Span[] => all.map((one) => ({ unit: 'months', count: one }));

/** A sentence when the rule behind it is in force. */
function when(holds: boolean, id: FactId, values: Fact['values'] = {}): readonly Fact[] {
  return holds ? [{ id, values }] : [];
}

function periodsOf(names: readonly LimitPeriod[], joined: 'and' | 'or'): FactValue {
  return { as: 'names', of: 'periods', names, joined };
}

function ceilingsIn(id: FactId, ceilings: Partial<Record<LimitPeriod, string>> | null): readonly Fact[] {
  return (Object.entries(ceilings ?? {}) as [LimitPeriod, string][]).map(([period, amount]) => ({
    id,
    values: {
      amount: { as: 'amount', amount },
      period: periodsOf([period], 'or'),
    },
  }));
}

function limitFacts({
  kinds,
  periods,
  asked,
  atRegistration,
  required,
  ceilings,
  joint,
  raise,
  reviewMonths,
}: Protection['limits']): readonly Fact[] {
  const { contactAbove } = raise;
  return [
    ...when(kinds.length > 0, 'kinds', {
      kinds: { as: 'names', of: 'kinds', names: kinds, joined: 'and' },
      periods: periodsOf(periods, 'or'),
    }),
    ...when(atRegistration, 'atRegistration'),
    ...when(asked === 'beforePlay' && required.length === 0, 'asked'),
    ...when(asked === 'beforePlay' && required.length > 0, 'askedEach', {
      periods: periodsOf(required, 'and'),
    }),
    ...when(asked === 'prompt', 'prompted'),
    ...(asked === 'never' || reviewMonths === null
      ? []
      : when(true, 'reviewed', { after: spans(...monthsIn([reviewMonths])) })),
    ...when(true, 'lowered'),
    ...when(raise.waitHours > 0, 'raised', { wait: spans(spanOf(raise.waitHours)) }),
    ...when(raise.workingDays > 0, 'workingDays', { count: count(raise.workingDays) }),
    ...when(raise.notBeforePeriodEnd, 'periodEnd'),
    ...when(raise.test, 'tested'),
    ...when(raise.reconfirm, 'reconfirmed', { within: spans(spanOf(raise.confirmHours)) }),
    ...when(raise.gapDays > 0, 'gap', { days: days(raise.gapDays) }),
    ...(contactAbove === null ? [] : when(true, 'talk', { amount: { as: 'amount', amount: contactAbove } })),
    ...ceilingsIn('ceiling', ceilings),
    ...ceilingsIn('joint', joint?.ceilings ?? null),
  ];
}

/** Where nothing is declared: how seldom the check comes at most, or that it comes to those who choose it. */
function checkedWithout(atMost: number | null): readonly Fact[] {
  return atMost === null
    ? when(true, 'checkedByChoice')
    : when(true, 'checkedAtMost', { count: count(atMost) });
}

function sessionFacts({
  declare,
  noticeWithinMinutes,
  check,
  beside,
}: Protection['session']): readonly Fact[] {
  return [
    ...when(declare, 'declared'),
    ...when(noticeWithinMinutes > 0, 'notice', {
      minutes: { as: 'minutes', minutes: [noticeWithinMinutes] },
    }),
    ...(check && declare
      ? when(true, 'checked', { minutes: { as: 'minutes', minutes: check.choices } })
      : []),
    ...(check && !declare ? checkedWithout(check.atMost) : []),
    ...when(beside, 'beside'),
  ];
}

function absenceFacts({ break: pause, exclusion }: Protection): readonly Fact[] {
  const { months, indefinite, revocableAfterMonths, endlessMonths, decideDays } = exclusion;
  const { returnCoolingHours, endlessCoolingHours, signIn } = exclusion;
  const breaks = [...pause.hours.map(spanOf), ...monthsIn(pause.months)];
  return [
    ...when(breaks.length > 0, 'breaks', { spans: spans(...breaks) }),
    ...(pause.daysUpTo === null ? [] : when(true, 'breaksUpTo', { days: days(pause.daysUpTo) })),
    ...when(months.length > 0, 'exclusions', { spans: spans(...monthsIn(months)) }),
    ...when(indefinite, 'indefinite'),
    ...(indefinite && revocableAfterMonths === null
      ? when(true, 'endless', { after: spans(...monthsIn([endlessMonths])) })
      : []),
    ...when(revocableAfterMonths === null, 'final'),
    ...(revocableAfterMonths
      ? when(true, 'revocable', { after: spans(...monthsIn([revocableAfterMonths])) })
      : []),
    ...when(revocableAfterMonths === 0, 'revocableAnyTime'),
    ...when(decideDays > 0, 'decided', { days: days(decideDays) }),
    ...when(returnCoolingHours > 0, 'cooling', { wait: spans(spanOf(returnCoolingHours)) }),
    ...when(endlessCoolingHours !== returnCoolingHours, 'coolingEndless', {
      wait: spans(spanOf(endlessCoolingHours)),
    }),
    ...when(true, signIn ? 'withdrawing' : 'shutOut'),
  ];
}

function careFacts({ answerHours, youngUpTo, cardsByCare }: Protection['care']): readonly Fact[] {
  return [
    ...when(answerHours > 0, 'answered', { within: spans(spanOf(answerHours)) }),
    ...when(youngUpTo > 0, 'young', { count: count(youngUpTo) }),
    ...when(cardsByCare, 'cards'),
  ];
}

/** A body or a paper with a safe way to it; a link or a name that is missing is left out. */
export type Known = { readonly name: string; readonly link: string | null; readonly phone?: string };

function known(name: string, link: string, own: string, phone?: string): readonly Known[] {
  if (name === '' && link === '' && !phone) return [];
  const host = URL.canParse(link) ? new URL(link).host : '';
  const safe = safeAddress(link, [host], { own });
  if (name === '' && safe === null && !phone) return [];
  return [{ name: name || host, link: safe, ...(phone ? { phone } : {}) }];
}

export type SaferPart = {
  readonly section: SaferSection;
  readonly facts: readonly Fact[];
  readonly known: readonly Known[];
};

/** Where the law names the contents of the page (ES: RD 176/2023, article 9), and where the strictest of all holds. */
const inFull: readonly Market[] = ['UNION', 'ES'];

/** What holds here by the page's configuration; leaves that can't be are left to the market. */
export function protectionIn({ protection }: Pick<Configuration, 'protection'>) {
  try {
    return readProtection(protection as ProtectionChoice);
  } catch {
    return readProtection({ market: protection.market });
  }
}

/** The sections that a market shows, each with what it says of the rules in force and whom it names. */
export function saferPlayOf(
  configuration: Pick<Configuration, 'protection'>,
  own: string,
): readonly SaferPart[] {
  const { market, rules } = protectionIn(configuration);
  const { help, register, publicHealth, studies, regulator, licences, authorised } = rules.saferPlay;
  const full = inFull.includes(market);
  const parts: Readonly<
    Record<SaferSection, readonly [shown: boolean, facts?: readonly Fact[], known?: readonly Known[]]>
  > = {
    here: [true],
    risks: [true],
    signs: [true],
    selfTest: [true],
    limits: [true, limitFacts(rules.limits)],
    sessions: [rules.session.declare || rules.session.check !== null, sessionFacts(rules.session)],
    absence: [true, absenceFacts(rules)],
    register: [rules.exclusion.register, when(true, 'registered'), known(register.name, register.link, own)],
    care: [full || rules.care.youngUpTo > 0 || rules.care.cardsByCare, careFacts(rules.care)],
    help: [true, [], known(help.name, help.link, own, help.phone)],
    publicHealth: [full, [], known(publicHealth.name, publicHealth.link, own)],
    minors: [true],
    parentalControl: [true],
    studies: [full, [], studies.flatMap(({ name, link }) => known(name, link, own))],
    authorised: [
      authorised,
      [],
      [
        ...licences.flatMap(({ number, name, link }) =>
          known([number, name].filter((part) => part !== '').join(' · '), link, own),
        ),
        ...known(regulator.name, regulator.link, own),
      ],
    ],
  };
  return saferSections.flatMap((section) => {
    const [shown, facts = [], named = []] = parts[section];
    return shown ? [{ section, facts, known: named }] : [];
  });
}
