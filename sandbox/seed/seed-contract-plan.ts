import { type ContractKind, contractKinds, type Terms } from '#contract/contracts/terms.ts';
import { hasContracts } from '#sandbox/contracts/contract-kinds.ts';
import type { bills, contracts } from '#sandbox/db/contract-schema.ts';
import type { Person } from '#sandbox/db/people.ts';

type Contract = typeof contracts.$inferSelect;
type BillState = typeof bills.$inferSelect.state;

/** A contract of the seed. Times are days ago. */
export type Planned = {
  readonly agent: string;
  /** Who offered it; null for the house. */
  readonly upline: string | null;
  readonly terms: Terms;
  readonly state: Contract['state'];
  readonly offered: number;
  readonly ended?: readonly [ago: number, cause: NonNullable<Contract['endCause']>];
  readonly endAskedBy?: NonNullable<Contract['endAskedBy']>;
  /** What became of the newest bills that come to something, the newest first. All others were paid. */
  readonly bills?: readonly BillState[];
};

/** What the house pays for: the few people of the seed don't play enough for it. */
const house: { readonly [K in ContractKind]: Extract<Terms, { kind: K }> } = {
  DIVIDEND: {
    kind: 'DIVIDEND',
    payer: 'PLATFORM',
    period: 'SEMIMONTHLY',
    activeFrom: '1.00',
    carry: 'SECOND_HALF',
    feeRate: 300,
    tiers: [
      { validBet: '500.00', loss: '50.00', active: 10, rate: 2_000 },
      { validBet: '5000.00', loss: '500.00', active: 50, rate: 2_900 },
      { validBet: '50000.00', loss: '5000.00', active: 300, rate: 3_500 },
    ],
  },
  DAILY: {
    kind: 'DAILY',
    payer: 'PLATFORM',
    period: 'WEEKLY',
    activeFrom: '5.00',
    tiers: [
      { dailyBet: '100.00', active: 5, rate: 30 },
      { dailyBet: '500.00', active: 20, rate: 75 },
    ],
  },
  HOURLY: {
    kind: 'HOURLY',
    payer: 'PLATFORM',
    period: 'WEEKLY',
    tiers: [
      { hourlyBet: '20.00', rate: 60 },
      { hourlyBet: '200.00', rate: 120 },
    ],
  },
  REALTIME: {
    kind: 'REALTIME',
    payer: 'PLATFORM',
    tiers: [
      { singleBet: '10.00', profitRate: 50, lossRate: 100 },
      { singleBet: '20.00', profitRate: 80, lossRate: 150 },
    ],
  },
};

/** What an agent gives away: terms of one tier, with so many tenths of the house's highest rates. */
function given(kind: ContractKind, tenths: number, asked: 'little' | 'much'): Terms {
  const part = (rate: number) => Math.floor((rate * tenths) / 10);
  const needs = (little: string, much: string) => (asked === 'little' ? little : much);
  const payer = 'UPLINE';
  if (kind === 'DIVIDEND') {
    const tier = { validBet: needs('10.00', '100000.00'), loss: '0.00', active: 1, rate: part(3_500) };
    return { ...house.DIVIDEND, payer, carry: 'NONE', feeRate: 0, tiers: [tier] };
  }
  if (kind === 'DAILY') {
    const tier = { dailyBet: needs('5.00', '20000.00'), active: 0, rate: part(75) };
    return { ...house.DAILY, payer, tiers: [tier] };
  }
  if (kind === 'HOURLY')
    return { ...house.HOURLY, payer, tiers: [{ hourlyBet: needs('1.00', '10000.00'), rate: part(120) }] };
  const tier = { singleBet: needs('2.00', '2000.00'), profitRate: part(80), lossRate: part(150) };
  return { ...house.REALTIME, payer, tiers: [tier] };
}

/** How long the contracts of a kind have been in force: long enough for what there is to show of it. */
const since: Readonly<Record<ContractKind, number>> = { DIVIDEND: 95, DAILY: 26, HOURLY: 13, REALTIME: 2.5 };

/** The contracts of the seed's own people: all with the house, so that no agent's money moves by itself. */
export const fewPlanned: readonly Planned[] = [
  {
    agent: 'agent1',
    upline: null,
    terms: house.DIVIDEND,
    state: 'VALID',
    offered: since.DIVIDEND,
    bills: ['IN_REVIEW', 'DUE', 'PAID', 'REFUSED'],
  },
  {
    agent: 'agent1',
    upline: null,
    terms: { ...house.DIVIDEND, tiers: house.DIVIDEND.tiers.slice(0, 2) },
    state: 'ENDED',
    offered: 118,
    ended: [since.DIVIDEND, 'REPLACED'],
  },
  { agent: 'agent1', upline: null, terms: house.DAILY, state: 'VALID', offered: since.DAILY },
  {
    agent: 'agent1',
    upline: null,
    terms: house.HOURLY,
    state: 'VALID',
    offered: since.HOURLY,
    endAskedBy: 'UPLINE',
  },
  { agent: 'agent1', upline: null, terms: house.REALTIME, state: 'VALID', offered: since.REALTIME },
  { agent: 'agent2', upline: null, terms: house.DIVIDEND, state: 'REQUESTED', offered: 2 },
  {
    agent: 'agent2',
    upline: null,
    terms: house.DIVIDEND,
    state: 'ENDED',
    offered: 115,
    ended: [80, 'TERMINATED'],
  },
  { agent: 'agent2', upline: null, terms: house.DAILY, state: 'REQUESTED', offered: 1 },
  // agent2 was once below agent1.
  {
    agent: 'agent2',
    upline: 'agent1',
    terms: given('DAILY', 6, 'much'),
    state: 'ENDED',
    offered: 110,
    ended: [100, 'LEFT'],
  },
  { agent: 'agent41', upline: null, terms: house.DIVIDEND, state: 'VALID', offered: since.DIVIDEND },
  {
    agent: 'agent41',
    upline: null,
    terms: house.HOURLY,
    state: 'VALID',
    offered: since.HOURLY,
    endAskedBy: 'AGENT',
  },
  { agent: 'agent41', upline: null, terms: house.HOURLY, state: 'REJECTED', offered: 30 },
  { agent: 'agent42', upline: null, terms: house.DAILY, state: 'VALID', offered: since.DAILY },
  {
    agent: 'agent42',
    upline: null,
    terms: house.DAILY,
    state: 'ENDED',
    offered: 90,
    ended: [60, 'TERMINATED'],
  },
  { agent: 'agent42', upline: null, terms: house.REALTIME, state: 'VALID', offered: since.REALTIME },
];

/** What becomes of bills that an agent with no money has to pay: he paid until there was nothing left. */
const short: readonly BillState[] = ['PAYER_SHORT', 'PARTLY_PAID', 'PAID', 'PAID', 'PAID', 'EXPIRED'];

function ofKind(kind: ContractKind, crowd: readonly Person[]): Planned[] {
  const offered = since[kind];
  const below = (upline: string, nth: number) =>
    crowd.filter((one) => one.upline === upline && hasContracts(one.type, kind))[nth]?.account ?? '';
  const [first, second, third] = [1, 2, 3].map((nth) => below('agent1', nth));
  const one = (agent: string | undefined, upline: string, terms: Terms) =>
    ({ agent: agent ?? '', upline, terms, state: 'VALID', offered }) as const;
  return [
    one(first, 'agent1', given(kind, 8, 'little')),
    { ...one(second, 'agent1', given(kind, 6, 'little')), endAskedBy: 'AGENT' },
    { ...one(third, 'agent1', given(kind, 4, 'little')), state: 'REQUESTED', offered: 1 },
    { ...one(third, 'agent1', given(kind, 5, 'little')), state: 'REJECTED', offered: 12 },
    one(below(first ?? '', 0), first ?? '', given(kind, 5, 'little')),
    // subagent1 gets nothing for his line, and promised those below something.
    {
      ...one('subagent1', 'agent1', given(kind, 9, 'much')),
      ...(kind === 'DAILY' ? { endAskedBy: 'UPLINE' } : {}),
    },
    {
      ...one(below('subagent1', 1), 'subagent1', given(kind, 7, 'little')),
      ...(kind === 'REALTIME' ? { bills: short.slice(0, 2) } : { offered: 60, bills: short }),
    },
    { ...one('subagent2', 'subagent1', given(kind, 6, 'little')), offered: Math.min(offered, 20) },
  ];
}

/** More of agent1's line, where two that can sign in have something to answer on either side. */
const subagentsPlanned: readonly Planned[] = [
  {
    agent: 'subagent1',
    upline: 'agent1',
    terms: given('DIVIDEND', 5, 'much'),
    state: 'REQUESTED',
    offered: 2,
  },
  { agent: 'subagent1', upline: 'agent1', terms: given('DAILY', 9, 'much'), state: 'WITHDRAWN', offered: 70 },
  { agent: 'subagent1', upline: 'agent1', terms: given('HOURLY', 9, 'much'), state: 'LAPSED', offered: 50 },
  {
    agent: 'subagent2',
    upline: 'subagent1',
    terms: given('DIVIDEND', 9, 'little'),
    state: 'ENDED',
    offered: 80,
    ended: [40, 'RATE'],
  },
];

/** The contracts of agent1's line when it has the crowd. */
export function crowdPlanned(crowd: readonly Person[]): readonly Planned[] {
  const planned = [...contractKinds.flatMap((kind) => ofKind(kind, crowd)), ...subagentsPlanned];
  return planned.filter(({ agent, upline }) => agent !== '' && upline !== '');
}
