import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { CallOutput } from '#contract/calls.ts';
import { signOf } from '#machines/wallet/amount.rules.ts';
import { vendorsWithMoney } from '#machines/wallet/collect-funds.rules.ts';
import type { transferMachine } from '#machines/wallet/transfer.act.ts';
import { vendorsNamed } from '#machines/wallet/transfer.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './vendor-wallets.module.css';

/** So many are shown unless more hold money. */
const few = 8;

type Props = {
  transfer: ActorRefFrom<typeof transferMachine>;
  funds: CallOutput<'wallet.funds'>;
};

/** What lies with each vendor, those with money first; each leads into the transfer above. */
export function VendorWallets({ transfer, funds }: Props) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const [sought, setSought] = useState('');
  const [whole, setWhole] = useState(false);
  const filling = useSelector(transfer, atStep('form'));
  const all = vendorsNamed(funds, sought);
  // Vendors with money come first: the rest shows on request.
  const found = whole || sought ? all : all.slice(0, Math.max(few, vendorsWithMoney(funds).length));

  function pick(wallet: string, direction: 'in' | 'out'): void {
    transfer.send({ type: 'field.changed', field: 'way', value: { wallet, direction } });
    const field = document.getElementsByName('amount')[0];
    field?.focus();
  }

  return (
    <Card title={t('wallet.funds.vendors')}>
      <TextField
        name="vendor"
        type="search"
        label={t('wallet.funds.search')}
        prefix={<Search aria-hidden="true" size={18} />}
        value={sought}
        autoComplete="off"
        onValue={setSought}
      />
      {found.length === 0 && <p role="status">{t('wallet.funds.noVendor')}</p>}
      <ul className={styles.list} aria-label={t('wallet.funds.vendors')}>
        {found.map(({ vassalage, displayName, amount, open }) => (
          <li key={vassalage} className={styles.one}>
            <AsIs className={styles.name}>{displayName}</AsIs>
            <AsIs className={styles.amount} data-none={signOf(amount) === 0}>
              {money(amount)}
            </AsIs>
            {open ? (
              <span className={styles.actions}>
                <Button
                  size="small"
                  aria-label={t('wallet.funds.payInTo', { vendor: displayName })}
                  disabled={!filling}
                  onClick={() => pick(vassalage, 'in')}
                >
                  {t('wallet.funds.payIn')}
                </Button>
                <Button
                  size="small"
                  aria-label={t('wallet.funds.takeOutOf', { vendor: displayName })}
                  disabled={!filling || signOf(amount) === 0}
                  onClick={() => pick(vassalage, 'out')}
                >
                  {t('wallet.funds.takeOut')}
                </Button>
              </span>
            ) : (
              <span className={styles.closed}>
                <Tag tone="warning">{t('wallet.funds.closed')}</Tag>
                <span>{t('wallet.funds.closedText')}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      {found.length < all.length && (
        <Button onClick={() => setWhole(true)}>{t('wallet.funds.showAll', { count: all.length })}</Button>
      )}
    </Card>
  );
}
