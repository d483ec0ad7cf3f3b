import { menusOf } from '#machines/lotteries/pages.rules.ts';
import type { LotteryScreen } from '#machines/lotteries/screens.rules.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';

/** The groups of a lottery page. */
export function useMenus(screen: LotteryScreen) {
  const input = { device: 'WEB', language: useLanguage() } as const;
  const vietnam = screen === 'vnlottery';
  const [all, vietnamese] = [
    useRead('lotteries.menus', input, { enabled: !vietnam }),
    useRead('lotteries.vnMenu', input, { enabled: vietnam }),
  ];
  const { data, error, isFetching, refetch } = vietnam ? vietnamese : all;
  return readingOf({ data: data && menusOf(screen, data.gameMenus), error, isFetching, refetch });
}
