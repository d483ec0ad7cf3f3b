import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/state-panel.tsx';

/** What stands where transfers would, with a gateway that keeps everybody's money in one wallet. */
export function SingleWallet() {
  const { t } = useTranslation(['wallet']);
  return (
    <EmptyState icon={<Wallet />} title={t('wallet.funds.single')} text={t('wallet.funds.singleText')} />
  );
}
