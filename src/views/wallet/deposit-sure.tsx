import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { depositMachine } from '#machines/wallet/deposit.machine.ts';
import { quoteOf } from '#machines/wallet/deposit.rules.ts';
import type { MoneyAct } from '#src/actors/money-act.ts';
import type { ActFact } from '#src/views/acts/act-facts.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { DepositPromotion } from './deposit-promotion.tsx';
import { useDepositWords } from './deposit-words.ts';
import styles from './form.module.css';

type Props = { deposit: ActorRefFrom<typeof depositMachine>; act: MoneyAct };

const next = {
  BANK: 'nextBank',
  EWALLET: 'nextCashier',
  CARD: 'nextCashier',
  VOUCHER: 'nextVoucher',
} as const;

/** What is paid, the fee, what is credited, and what comes next. */
export function DepositSure({ deposit, act }: Props) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { usual } = useDepositWords();
  const { typed, voucher, terms } = useSelector(deposit, ({ context }) => context);
  if (!terms) return null;
  const { method, proofs } = terms;
  const quote = quoteOf(typed, method);
  const how: ActFact = { id: 'method', label: t('wallet.deposit.method'), value: method.name };
  const code: ActFact = { id: 'voucher', label: t('wallet.deposit.voucher'), value: voucher };
  const amounts: readonly ActFact[] = [
    { id: 'amount', label: t('wallet.deposit.amount'), value: money(quote.amount) },
    { id: 'fee', label: t('wallet.deposit.fee'), value: money(quote.fee) },
    ...(method.kind === 'BANK'
      ? [{ id: 'proofs', label: t('wallet.deposit.proofs'), value: String(proofs.length) }]
      : []),
    { id: 'credited', label: t('wallet.deposit.credited'), value: money(quote.credited), strong: true },
  ];
  const time: ActFact = { id: 'time', label: t('wallet.deposit.time'), value: usual(method) };
  const facts = method.kind === 'VOUCHER' ? [how, code, time] : [how, time, ...amounts];
  return (
    <SurePanel
      act={act}
      facts={facts}
      confirm={t('wallet.deposit.confirm')}
      later={method.kind !== 'VOUCHER' && <DepositPromotion amount={quote.amount} />}
    >
      <p className={styles.note}>{t(`wallet.deposit.${next[method.kind]}`)}</p>
    </SurePanel>
  );
}
