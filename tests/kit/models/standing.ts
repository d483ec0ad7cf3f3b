import type { CallOutput } from '#contract/calls.ts';
import { protections } from '#contract/protection/markets.ts';

type Standing = CallOutput<'protection.standing'>;

const care: Standing['care'] = {
  standing: 'NONE',
  since: null,
  toAnswer: null,
  answerBy: null,
  suspended: false,
};

/** Nothing is closed to this member, and nothing is asked of them; what is given is laid over it. */
export function standingWith(
  said: Partial<Standing['care']> = {},
  { may, ...more }: Partial<Omit<Standing, 'care' | 'may'>> & { may?: Partial<Standing['may']> } = {},
): Standing {
  return {
    now: 1_790_000_000_000,
    zone: 'America/Lima',
    market: 'BASE',
    rules: protections.BASE,
    limits: [],
    limitsAsked: 'no',
    absence: null,
    care: { ...care, ...said },
    session: null,
    checkMinutes: null,
    noticeSince: null,
    lockedUntil: null,
    may: {
      play: true,
      deposit: true,
      payByCard: true,
      promote: true,
      vip: true,
      transferInLine: true,
      cancelWithdrawal: true,
      ...may,
    },
    ...more,
  };
}
