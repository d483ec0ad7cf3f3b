import { Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FullBill } from '#contract/contracts/bill.ts';
import { billTones, sayingOf } from '#machines/contracts/bill.rules.ts';
import { useAccountName } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './bills.module.css';
import { useBillWords } from './use-bill-words.ts';
import { useContractWords } from './use-contract-words.ts';

/** States in which the payer can do something. */
const waiting: readonly FullBill['state'][] = ['PARTLY_PAID', 'PAYER_SHORT'];

/** The number of a bill, its state and what happens next, who pays whom, and how much. */
export function BillHead({ bill, zone }: { bill: FullBill; zone: string }) {
  const { t } = useTranslation(['contracts']);
  const money = useMoney();
  const words = useBillWords(zone);
  const { person } = useContractWords();
  const account = useAccountName();
  const { number, state, agent, payer, computedAt } = bill;
  const [amount, paid, at] = [money(bill.amount), money(bill.paid), words.momentOf(bill)];
  const mine = payer?.account === account && waiting.includes(state);
  const facts = [
    { id: 'agent', label: t('contracts.bill.fact.agent'), value: <Name>{person(agent)}</Name> },
    { id: 'payer', label: t('contracts.bill.fact.payer'), value: <Name>{person(payer)}</Name> },
    { id: 'period', label: t('contracts.bill.fact.period'), value: words.period(bill) },
    { id: 'computed', label: t('contracts.bill.fact.computed'), value: words.at(computedAt) },
    { id: 'amount', label: t('contracts.bill.fact.amount'), value: amount, strong: true },
    { id: 'paid', label: t('contracts.bill.fact.paid'), value: paid },
  ];
  return (
    <Card className={styles.sheet}>
      <header className={styles.head}>
        <h2 tabIndex={-1} ref={takeFocus}>
          {t('contracts.bill.title', { number })}
        </h2>
        <Tag tone={billTones[state]}>{t(`contracts.bills.code.${state}`)}</Tag>
      </header>
      {mine ? (
        <div className={styles.mine}>
          <p>{t('contracts.bill.mine.text', { at })}</p>
          <ButtonLink
            as={PathLink}
            to={pathOf({ screen: 'member', page: 'depositv2' })}
            icon={<Wallet aria-hidden="true" />}
          >
            {t('contracts.bill.mine.deposit')}
          </ButtonLink>
        </div>
      ) : (
        <p>{t(`contracts.bill.says.${sayingOf(bill)}`, { at, amount, paid, payer: person(payer) })}</p>
      )}
      <ActFacts facts={facts} />
    </Card>
  );
}
