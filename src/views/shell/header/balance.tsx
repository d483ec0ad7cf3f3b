import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { formatMoney } from '#src/i18n/money.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import styles from './balance.module.css';

/** The balance (spec 2): a click hides it behind three stars, the icon asks for it again. */
export function Balance() {
  const { t } = useTranslation(['shell']);
  const language = useLanguage();
  const { currencySymbol } = useConfiguration().brand;
  const [hidden, setHidden] = useState(false);
  const { data, isFetching, isError, refetch } = useMemberRead('wallet.balance', {});
  const amount = data && formatMoney(data.sumBalance, language, currencySymbol);
  const words = isError ? t('shell.header.balanceFailed') : (amount ?? t('shell.header.updatingBalance'));
  return (
    <div className={styles.balance}>
      <button
        type="button"
        className={styles.amount}
        aria-pressed={hidden}
        title={hidden ? t('shell.header.showBalance') : t('shell.header.hideBalance')}
        onClick={() => setHidden(!hidden)}
      >
        <span className={styles.label}>{t('shell.header.balance')}</span>{' '}
        <AsIs className={styles.figure} aria-live="polite">
          {isFetching ? t('shell.header.updatingBalance') : hidden ? '***' : words}
        </AsIs>
      </button>
      <IconButton
        size="small"
        className={styles.refresh}
        label={t('shell.header.refreshBalance')}
        icon={<RefreshCw />}
        data-turning={isFetching}
        disabled={isFetching}
        onClick={() => void refetch()}
      />
    </div>
  );
}
