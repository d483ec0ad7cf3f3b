import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/state-panel.tsx';

/** Shown instead of transfers when the gateway keeps everyone's money in one wallet. */
export function SingleWallet() {
  const { t } = useTranslation(['wallet']);
  return (
    <EmptyState icon={<Wallet />} title={t('wallet.funds.single')} text={t('wallet.funds.singleText')} />
  );
}
