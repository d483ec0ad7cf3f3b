import { useTranslation } from 'react-i18next';
import { signOf } from '#machines/wallet/amount.rules.ts';
import { type PayoutTerms, turnoverLeft } from '#machines/wallet/withdraw.rules.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Card } from '#src/ui/card.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './payout-card.module.css';

/** What may be withdrawn now, and how much of the required betting is done. */
export function PayoutCard({ terms }: { terms: PayoutTerms }) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { required, done } = terms.turnover;
  const left = turnoverLeft(terms);
  const said =
    signOf(left) > 0
      ? t('wallet.withdraw.turnoverLeft', { left: money(left), required: money(required) })
      : t('wallet.withdraw.turnoverDone', { required: money(required) });
  return (
    <Card tone="velvet">
      <dl className={styles.figures}>
        <div className={styles.available}>
          <dt>{t('wallet.withdraw.available')}</dt>
          <AsIs as="dd">{money(terms.available)}</AsIs>
        </div>
        <div>
          <dt>{t('wallet.withdraw.leftToday')}</dt>
          <AsIs as="dd">{money(terms.leftToday)}</AsIs>
        </div>
      </dl>
      {signOf(required) > 0 && (
        <div className={styles.turnover}>
          <p id="turnover">{said}</p>
          <progress max={Number(required)} value={Number(done)} aria-labelledby="turnover" />
        </div>
      )}
    </Card>
  );
}
