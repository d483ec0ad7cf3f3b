import { useTranslation } from 'react-i18next';
import { prizeModeOf } from '#machines/lotteries/pages.rules.ts';
import type { LotteryScreen } from '#machines/lotteries/screens.rules.ts';
import { useMemberRead, useRead } from '#src/actors/reads.ts';
import { useAccount, useLanguage } from '#src/actors/residents.ts';
import { Rail } from '#src/ui/rail.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { type EntryActions, LotteryEntry } from './lottery-entry.tsx';
import styles from './lottery-page.module.css';

type Props = EntryActions & { screen: LotteryScreen; current: string };

/**
 * The most played lotteries, twenty at most, and on Vietnam's page those the member played last. Nothing when
 * neither is known.
 */
export function PopularList({ screen, current, ...actions }: Props) {
  const { t } = useTranslation(['lotteries']);
  const spoken = { device: 'WEB', language: useLanguage() } as const;
  const member = useAccount() !== null;
  const popular = useRead('lotteries.popular', { count: '20', prizeMode: prizeModeOf(screen), ...spoken });
  const recent = useMemberRead('lotteries.vnRecent', spoken, {
    enabled: member && screen === 'vnlottery',
    // Whoever comes back from a game finds it among them.
    fresh: 0,
  });
  if (popular.isPending) return <Skeleton className={styles.popularAwaited} />;
  const rails = [
    { key: 'recent', title: t('lotteries.list.recent'), games: recent.data?.games ?? [] },
    { key: 'popular', title: t('lotteries.list.popular'), games: popular.data?.games ?? [] },
  ];
  return rails
    .filter(({ games }) => games.length > 0)
    .map(({ key, title, games }) => (
      <Rail
        key={key}
        title={title}
        item="auto"
        previousLabel={t('lotteries.list.previous')}
        nextLabel={t('lotteries.list.next')}
      >
        {games.map((item) => (
          <div key={item.code} className={styles.chip}>
            <LotteryEntry item={item} screen={screen} current={item.code === current} {...actions} />
          </div>
        ))}
      </Rail>
    ));
}
