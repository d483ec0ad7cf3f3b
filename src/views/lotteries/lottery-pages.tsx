import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { LotteryItem } from '#contract/lotteries.ts';
import {
  chosenOf,
  lotteryQuery,
  type PlayType,
  playTypeOf,
  readLotteryQuery,
} from '#machines/lotteries/pages.rules.ts';
import type { LotteryScreen } from '#machines/lotteries/screens.rules.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { ChosenLottery } from './chosen-lottery.tsx';
import { LotteryList } from './lottery-list.tsx';
import styles from './lottery-page.module.css';
import { OpenedNumbers } from './opened-numbers.tsx';
import { PopularList } from './popular-list.tsx';
import { VendorGames } from './vendor-games.tsx';

interface Props {
  screen: LotteryScreen;
  menus: readonly { gameGroupCode: string; labelName: string; games: readonly LotteryItem[] }[];
}

/** The lotteries of a page and the chosen one; the address says which one it is and how to show it. */
export function LotteryPages({ screen, menus }: Props) {
  const { t } = useTranslation(['lotteries']);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = readLotteryQuery(params);
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState('');
  const [gameList, setGameList] = useState<LotteryItem>();
  const chosen = chosenOf(screen, menus, query.gameCode);
  const unknown = query.gameCode !== '' && chosen?.code !== query.gameCode;
  const actions = {
    onGameList: setGameList,
    onPick: ({ code }: LotteryItem) => {
      setPicked(code);
      setOpen(false);
    },
  };
  const look = (code: string) => (playType: PlayType) =>
    void navigate(lotteryQuery(code, playType), { replace: true, preventScrollReset: true });
  return (
    <>
      {unknown && <Alert tone="neutral">{t('lotteries.states.unknown')}</Alert>}
      <PopularList screen={screen} current={chosen?.code ?? ''} {...actions} />
      <div className={styles.room}>
        <section className={styles.all} data-open={open} aria-label={t('lotteries.list.title')}>
          <Button
            className={styles.opener}
            wide
            aria-expanded={open}
            icon={<ChevronDown />}
            onClick={() => setOpen(!open)}
          >
            {open ? t('lotteries.list.close') : t('lotteries.list.open')}
          </Button>
          <div className={styles.allInside}>
            <LotteryList screen={screen} menus={menus} current={chosen?.code ?? ''} {...actions} />
          </div>
        </section>
        {chosen && (
          <div className={styles.chosen}>
            <ChosenLottery
              key={chosen.code}
              item={chosen}
              screen={screen}
              takesFocus={picked === chosen.code}
            />
            <OpenedNumbers
              item={chosen}
              playType={playTypeOf(query, chosen)}
              onPlayType={look(chosen.code)}
            />
          </div>
        )}
      </div>
      {gameList && (
        <VendorGames key={gameList.code} gameList={gameList} onClose={() => setGameList(undefined)} />
      )}
    </>
  );
}
