import { useTranslation } from 'react-i18next';
import { waitingForDeposit } from '#machines/promotions/rewards.rules.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './form.module.css';

/** What a deposit brings to the promotion that waits for one; asked before it is made. `amount` is decimal money. */
export function DepositPromotion({ amount }: { amount: string }) {
  const { t } = useTranslation(['wallet']);
  const language = useLanguage();
  const money = useMoney();
  const { data: own } = useMemberRead('promotions.rewards', { language });
  const waiting = own && waitingForDeposit(own.rewards);
  const id = waiting?.promotionId ?? '';
  const { data } = useMemberRead('promotions.eligibility', { id, amount }, { enabled: id !== '', fresh: 0 });
  if (!waiting || !data) return null;
  const about = { title: waiting.title, gives: money(data.gives) };
  return (
    <p className={styles.note} role="status">
      {data.rule === null
        ? t('wallet.deposit.promotion', about)
        : t(`wallet.deposit.promotionRules.${data.rule}`, about)}
    </p>
  );
}
