import { useTranslation } from 'react-i18next';
import type { MonthStatement } from '#contract/protection/statement.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Card } from '#src/ui/card.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './statement.module.css';

/** What was paid in by each way. */
export function StatementMeans({ means }: Pick<MonthStatement, 'means'>) {
  const { t } = useTranslation(['protection']);
  const money = useMoney();
  return (
    <Card title={t('protection.statement.means')}>
      {means.length === 0 ? (
        <p className={styles.note}>{t('protection.statement.none')}</p>
      ) : (
        <table className={styles.figures}>
          <caption className="visually-hidden">{t('protection.statement.means')}</caption>
          <tbody>
            {means.map(({ name, count, amount }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <AsIs>{money(amount)}</AsIs>{' '}
                  <span className={styles.note}>{t('protection.statement.count', { count })}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
