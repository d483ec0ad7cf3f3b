import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/promotions/rewards.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatPercent } from '#src/i18n/money.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Card } from '#src/ui/card.tsx';
import { CountedButton } from '#src/views/acts/counted-button.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './rewards.module.css';
import { WageringBar } from './wagering-bar.tsx';

type Props = { id: string; title: string; wagering: NonNullable<Reward['wagering']> };

/** The wagering of a reward: done and left, by game type, bets still open, and the bets that made the figure. */
export function WageringCard({ id, title, wagering }: Props) {
  const { t } = useTranslation(['promotions', 'acts']);
  const language = useLanguage();
  const money = useMoney();
  const { byGame, open: bets } = wagering;
  return (
    <Card title={t('promotions.wagering.title')}>
      <WageringBar wagering={wagering} />
      {byGame.length > 0 && (
        <table className={styles.games}>
          <thead>
            <tr>
              <th scope="col">{t('promotions.wagering.game')}</th>
              <th scope="col">{t('promotions.wagering.staked')}</th>
              <th scope="col">{t('promotions.wagering.percent')}</th>
              <th scope="col">{t('promotions.wagering.counted')}</th>
            </tr>
          </thead>
          <tbody>
            {byGame.map(({ gameType, percent, staked, counted }) => (
              <tr key={gameType}>
                <th scope="row">{t(`promotions.game.${gameType as 'RNG'}`, { defaultValue: gameType })}</th>
                <AsIs as="td">{money(staked)}</AsIs>
                <td>{formatPercent(Number(percent), language)}</td>
                <AsIs as="td">{money(counted)}</AsIs>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.act}>
        {bets.bets > 0 && (
          <p className={styles.note}>
            {t('promotions.wagering.open', { count: bets.bets, stake: money(bets.stake) })}
          </p>
        )}
        <CountedButton call="promotions.rows" about={{ id }} title={title} unit={money} />
      </div>
    </Card>
  );
}
