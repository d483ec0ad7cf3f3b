import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '#contract/wallet/withdrawals.ts';
import { Tag } from '#src/ui/badge.tsx';

const tones = {
  PENDING: 'warning',
  APPROVED: 'accent',
  PAYING: 'accent',
  PAID: 'positive',
  REJECTED: 'danger',
  CANCELLED: 'neutral',
} as const;

/** How far a withdrawal is, in a word or two. */
export function WithdrawalStatus({ status }: Pick<Withdrawal, 'status'>) {
  const { t } = useTranslation(['wallet']);
  return <Tag tone={tones[status]}>{t(`wallet.withdrawal.status.${status}`)}</Tag>;
}
