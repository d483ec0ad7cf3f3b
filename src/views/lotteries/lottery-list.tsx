import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryItem } from '#contract/lotteries.ts';
import { searched } from '#machines/lotteries/pages.rules.ts';
import type { LotteryScreen } from '#machines/lotteries/screens.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { type EntryActions, LotteryEntry } from './lottery-entry.tsx';
import styles from './lottery-list.module.css';

type Props = EntryActions & {
  screen: LotteryScreen;
  menus: readonly { gameGroupCode: string; labelName: string; games: readonly LotteryItem[] }[];
  current: string;
};

/** All lotteries of a page in their groups, filtered by the typed text. */
export function LotteryList({ screen, menus, current, ...actions }: Props) {
  const { t } = useTranslation(['lotteries']);
  const [typed, setTyped] = useState('');
  const groups = searched(menus, typed);
  const count = groups.reduce((sum, { games }) => sum + games.length, 0);
  return (
    <div className={styles.list}>
      <TextField
        type="search"
        label={t('lotteries.list.search')}
        value={typed}
        onValue={setTyped}
        autoComplete="off"
      />
      <LiveStatus text={typed === '' ? '' : t('lotteries.list.found', { count })} />
      {count === 0 && (
        <EmptyState
          level="h3"
          icon={<SearchX />}
          title={t('lotteries.list.nothing')}
          text={t('lotteries.list.nothingText')}
          action={
            <Button size="small" onClick={() => setTyped('')}>
              {t('lotteries.list.clear')}
            </Button>
          }
        />
      )}
      {groups.map(({ gameGroupCode, labelName, games }) => (
        <section key={gameGroupCode} aria-label={labelName}>
          <h3 className={styles.group}>{labelName}</h3>
          <ul className={styles.entries}>
            {games.map((item) => (
              <li key={item.code}>
                <LotteryEntry item={item} screen={screen} current={item.code === current} {...actions} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
