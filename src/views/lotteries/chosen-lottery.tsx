import { useTranslation } from 'react-i18next';
import type { LotteryItem } from '#contract/lotteries.ts';
import { lotteryQuery } from '#machines/lotteries/pages.rules.ts';
import type { LotteryScreen } from '#machines/lotteries/screens.rules.ts';
import { useLaunch } from '#src/actors/launch.ts';
import { pathOf } from '#src/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import styles from './chosen-lottery.module.css';
import { LastResult } from './last-result.tsx';
import { NextDraw } from './next-draw.tsx';

interface Props {
  item: LotteryItem;
  screen: LotteryScreen;
  /** Its name takes the focus when it appears, because the person has just chosen it. */
  takesFocus: boolean;
}

/** The lottery that the page is about: its next draw, its last result, and the ways into its lobby (spec 7). */
export function ChosenLottery({ item, screen, takesFocus }: Props) {
  const { t } = useTranslation(['lotteries']);
  const launch = useLaunch();
  const { code, labelName } = item;
  const back = `${pathOf({ screen })}${lotteryQuery(code)}`;
  const open = (view: 'betting' | 'lobby') => () => launch({ kind: 'lobby', gameCode: code, view, back });
  return (
    <section className={styles.chosen} aria-label={labelName}>
      <h2 className={styles.name} tabIndex={-1} ref={takesFocus ? takeFocus : undefined}>
        {labelName}
      </h2>
      <NextDraw gameCode={code} />
      <div className={styles.words}>
        <LastResult item={item} />
        <div className={styles.actions}>
          <Button variant="primary" onClick={open('betting')}>
            {t('lotteries.draw.bet')}
          </Button>
          <Button onClick={open('lobby')}>{t('lotteries.draw.lobby')}</Button>
        </div>
      </div>
    </section>
  );
}
