import { useTranslation } from 'react-i18next';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatPointValue } from '#src/i18n/money.ts';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './mall.module.css';

/** How points are earned (spec 9): points per 100.00 of settled bets, by game type, with the version of the rule. */
export function EarningTable() {
  const { t } = useTranslation(['points']);
  const language = useLanguage();
  const money = useMoney();
  const { data } = useMemberRead('points.config', {});
  if (!data) return null;
  return (
    <details className={styles.earning}>
      <summary>{t('points.earning.title')}</summary>
      <p className={styles.note}>{t('points.earning.text', { amount: money('100.00') })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('points.earning.game')}</th>
            <th scope="col">{t('points.earning.points')}</th>
          </tr>
        </thead>
        <tbody>
          {data.earning.map(({ gameType, per100 }) => (
            <tr key={gameType}>
              <th scope="row">{t(`points.game.${gameType}`, gameType)}</th>
              <td>{formatPointValue(per100, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{t('points.earning.version', { version: data.version })}</p>
    </details>
  );
}
