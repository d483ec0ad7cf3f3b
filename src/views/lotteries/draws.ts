import { useSelector } from '@xstate/react';
import type { LotteryItem } from '#contract/lotteries.ts';
import { askAgainIn, awaitsResult, lookAt } from '#machines/lotteries/draws.rules.ts';
import { vietnamese } from '#machines/lotteries/pages.rules.ts';
import { useMemberRead, useRead } from '#src/actors/reads.ts';
import { useResident } from '#src/actors/residents.ts';

const fresh = 5_000;

/** The chance that this page drew: it asks a moment later than the draw, and not together with all other pages. */
function useChance(): number {
  return useSelector(useResident('status'), ({ context }) => context.chance);
}

/** The next draw, fetched again when it is held; its times are the gateway's, epoch ms. */
export function useNextDraw(gameCode: string) {
  const chance = useChance();
  const { data, error, isFetching, refetch } = useRead(
    'lotteries.next',
    { gameCode },
    {
      fresh,
      again: ({ drawsAt }, { askedAt, now }) => askAgainIn(lookAt(drawsAt, chance), askedAt, now),
    },
  );
  return {
    next: data,
    closesAt: data?.closesAt ?? null,
    drawsAt: data?.drawsAt ?? null,
    failed: error !== null,
    busy: isFetching,
    again: () => void refetch(),
  };
}

/** The last draws of a lottery, the newest first. One that was held and is not among them yet is asked for until it is. */
export function useOpened(item: LotteryItem) {
  const { code } = item;
  const vietnam = vietnamese(item);
  const chance = useChance();
  const { data: next } = useRead('lotteries.next', { gameCode: code }, { fresh });
  const options = {
    again: (
      { list }: { list: Parameters<typeof awaitsResult>[0] },
      times: { askedAt: number; now: number },
    ) =>
      next && awaitsResult(list, next)
        ? askAgainIn(lookAt(next.lastAt, chance), times.askedAt, times.now)
        : null,
  };
  const input = { gameCode: code, count: '100' } as const;
  const [shared, own] = [
    useRead('lotteries.vnOpened', input, { ...options, enabled: vietnam }),
    useMemberRead('lotteries.opened', input, { ...options, enabled: !vietnam }),
  ];
  const { data, error, isFetching, refetch } = vietnam ? shared : own;
  return {
    list: data?.list,
    awaiting: data !== undefined && next !== undefined && awaitsResult(data.list, next),
    failure: error?.failure,
    busy: isFetching,
    /** Whether only members may see them (spec 7). */
    guarded: !vietnam,
    again: () => void refetch(),
  };
}
