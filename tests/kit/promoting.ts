import type { CallName } from '#contract/calls.ts';

/** A call that promotes something, and how one sees in its answer that it was closed. */
export type Promoting = {
  readonly call: CallName;
  readonly input?: Readonly<Record<string, unknown>>;
  /** Whether nothing is promoted: a refusal, or an answer with nothing in it. */
  readonly seen: (answer: { code: string | null; value: never }) => unknown;
};

const code: Promoting['seen'] = ({ code }) => code === 'PROTECTION_RULE';
const none =
  (count: (value: never) => number): Promoting['seen'] =>
  (answer) =>
    answer.code === null ? count(answer.value) === 0 : code(answer);

const promo = { id: 'regalo-del-viernes', version: 1 };

/** Every call that promotes something to a member. */
export const promotingCalls: readonly Promoting[] = [
  {
    call: 'notices.announcements',
    input: { types: 'PR', platform: 'W', execution: 'B' },
    seen: none(({ promotion }: { promotion: unknown[] }) => promotion.length),
  },
  { call: 'promotions.detail', input: promo, seen: code },
  { call: 'promotions.eligibility', input: { id: promo.id }, seen: code },
  { call: 'promotions.join', input: promo, seen: code },
  {
    call: 'missions.summary',
    seen: none(
      ({ missions }: { missions: { state: string }[] }) =>
        missions.filter(({ state }) => state !== 'CLAIM' && state !== 'CLAIMED').length,
    ),
  },
  {
    call: 'missions.leaderboard',
    input: { board: 'DAILY', page: 1 },
    seen: none(({ rows, prizes }: { rows: unknown[]; prizes: unknown[] }) => rows.length + prizes.length),
  },
  {
    call: 'points.rewards',
    input: { page: 1 },
    seen: none(({ rewards }: { rewards: unknown[] }) => rewards.length),
  },
  { call: 'member.referral', seen: code },
];
