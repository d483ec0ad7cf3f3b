import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import { signOf } from '#machines/wallet/amount.rules.ts';
import { useAccount } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './funds-card.module.css';

type Props = {
  funds: CallOutput<'wallet.funds'> | undefined;
  busy: boolean;
  onRefresh: () => void;
};

/** The member's funds: the total, the main wallet, and what is held in withdrawals. */
export function FundsCard({ funds, busy, onRefresh }: Props) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const away = useAccount() === 'away';
  const held = funds !== undefined && signOf(funds.held) > 0;
  return (
    <Card tone="velvet" className={styles.funds}>
      <dl className={styles.figures}>
        <div className={styles.sum}>
          <dt>{t('wallet.funds.sum')}</dt>
          <dd>{funds ? money(funds.sum) : <Skeleton shape="title" />}</dd>
        </div>
        <div>
          <dt>{t('wallet.funds.main')}</dt>
          <AsIs as="dd">{funds ? money(funds.main) : <Skeleton />}</AsIs>
        </div>
        {held && (
          <div>
            <dt>{t('wallet.funds.held')}</dt>
            <dd>
              <AsIs>{money(funds.held)}</AsIs>{' '}
              <span className={styles.note}>{t('wallet.funds.heldText')}</span>
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        {!away && (
          <ButtonLink as={PathLink} to={pathOf({ screen: 'member', page: 'depositv2' })} variant="primary">
            {t('wallet.funds.deposit')}
          </ButtonLink>
        )}
        <ButtonLink as={PathLink} to={pathOf({ screen: 'member', page: 'withdraw' })}>
          {t('wallet.funds.withdraw')}
        </ButtonLink>
        <Button icon={<RefreshCw aria-hidden="true" />} busy={busy} onClick={onRefresh}>
          {busy ? t('wallet.funds.refreshing') : t('wallet.funds.refresh')}
        </Button>
      </div>
    </Card>
  );
}
