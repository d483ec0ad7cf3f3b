import type { CallInput } from '#contract/calls.ts';
import {
  type PointReward,
  type Redemption,
  redemptionStatuses,
  rewardKinds,
} from '#contract/points/rewards.ts';
import { signsOf } from '#contract/typed.ts';

/** The parts of the mall, in the order of their tabs. */
export const mallParts = ['rewards', 'convert', 'redemptions'] as const;
export type MallPart = (typeof mallParts)[number];

/** The orders of the list; the first is the usual one. */
export const rewardSorts = ['AFFORDABLE', 'PRICE_UP', 'PRICE_DOWN', 'NEW'] as const;

/** The kinds and the statuses that a list can be narrowed to. */
export const mallKinds: readonly PointReward['kind'][] = rewardKinds;
export const mallStatuses: readonly Redemption['status'][] = redemptionStatuses;

/** What the address asks to see; null for all. */
export type MallView = {
  readonly part: MallPart;
  readonly kind: PointReward['kind'] | null;
  readonly affordable: boolean;
  readonly sort: (typeof rewardSorts)[number];
  readonly page: number;
  /** The reward that is open. */
  readonly reward: string | null;
};

function pageIn(parameters: URLSearchParams): number {
  const page = parameters.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1;
}

/** What the parameters of an address ask for; anything unknown is the default. */
export function mallViewIn(parameters: URLSearchParams): MallView {
  return {
    part: mallParts.find((one) => one === parameters.get('part')) ?? 'rewards',
    kind: rewardKinds.find((one) => one === parameters.get('kind')) ?? null,
    affordable: parameters.get('affordable') === '1',
    sort: rewardSorts.find((one) => one === parameters.get('sort')) ?? 'AFFORDABLE',
    page: pageIn(parameters),
    reward: parameters.get('reward')?.slice(0, 64) || null,
  };
}

/** The parameters of an address that asks for this view; the default asks for nothing. */
export function mallParameters({
  part,
  kind,
  affordable,
  sort,
  page,
  reward,
}: MallView): Record<string, string> {
  return {
    ...(part === 'rewards' ? {} : { part }),
    ...(kind === null ? {} : { kind }),
    ...(affordable ? { affordable: '1' } : {}),
    ...(sort === 'AFFORDABLE' ? {} : { sort }),
    ...(page === 1 ? {} : { page: String(page) }),
    ...(reward === null ? {} : { reward }),
  };
}

/** The question for a page of rewards; `language` is a code such as 'EN'. */
export function rewardsInput(
  { kind, affordable, sort, page }: MallView,
  language: string,
): CallInput<'points.rewards'> {
  return { page, language, sort, ...(kind ? { kind } : {}), ...(affordable ? { affordable: '1' } : {}) };
}

/** Milliseconds between two looks at a redemption under review. */
const every = 5_000;

/** Milliseconds until redemptions are read again; null when nothing changes by itself any more. */
export function askRedemptionsAgainIn(redemptions: readonly Pick<Redemption, 'status'>[]): number | null {
  return redemptions.some(({ status }) => status === 'IN_PROCESS') ? every : null;
}

/**
 * How the listed redemptions stand, another text when one of them turned; and what is out of date then: points that were held
 * are spent or came back, and what they bought is there.
 */
export const redemptionsTurn = {
  stand: ({ redemptions }: { readonly redemptions: readonly Pick<Redemption, 'reference' | 'status'>[] }) =>
    redemptions.map(({ reference, status }) => `${reference} ${status}`).join(),
  reads: [
    'points.balance',
    'points.rewards',
    'points.rows',
    'promotions.rewards',
    'wallet.balance',
    'wallet.funds',
    'wallet.bonuses',
  ],
} as const;

/** What a search of the redemptions asks for: a status, and a part of a reference. */
export function redemptionsInput(
  asked: { readonly page: number; readonly status: string; readonly reference: string },
  language: string,
): CallInput<'points.redemptions'> {
  const status = redemptionStatuses.find((one) => one === asked.status);
  const reference = signsOf(asked.reference);
  return {
    page: asked.page,
    language,
    ...(status ? { status } : {}),
    ...(reference === '' ? {} : { reference }),
  };
}
