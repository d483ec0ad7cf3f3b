import { useTranslation } from 'react-i18next';
import type { FullBill } from '#contract/contracts/bill.ts';
import { ratesOf, type SumLine, sumOf } from '#machines/contracts/bill.rules.ts';
import { daysSoFar } from '#machines/contracts/standing.rules.ts';
import { useAccountName, useLanguage } from '#src/actors/residents.ts';
import { formatCount } from '#src/i18n/money.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Card } from '#src/ui/card.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './bills.module.css';
import { TeamLink } from './team-link.tsx';
import { useContractWords } from './use-contract-words.ts';

/** What is added is never above zero, and has its own sign. */
const signs: Readonly<Record<SumLine['as'], string>> = { is: '', plus: '', minus: '− ', total: '= ' };

/** How a bill is computed, from what the team did to what is paid. */
export function BillSum({ bill, zone, now }: { bill: FullBill; zone: string; now: number }) {
  const { t } = useTranslation(['contracts']);
  const language = useLanguage();
  const money = useMoney();
  const { rate } = useContractWords();
  const { terms, pay } = bill;
  const rates = ratesOf(bill);
  // Whoever pays sees another team in the report than the one that this bill is about.
  const own = useAccountName() === bill.agent.account;
  const label = (name: SumLine['name']) => {
    if (name === 'fee') return t('contracts.bill.sum.fee', { rate: rate(rates.fee) });
    if (name === 'pay' && rates.pay > 0) return t('contracts.bill.sum.share', { rate: rate(rates.pay) });
    return t(`contracts.bill.sum.${name}`);
  };
  return (
    <Card title={t('contracts.bill.sum.title')} className={styles.sheet}>
      <dl className={styles.sum}>
        <div>
          <dt>{t('contracts.bill.sum.validBet')}</dt>
          <AsIs as="dd">{money(pay.validBet)}</AsIs>
        </div>
        <div>
          <dt>{t('contracts.bill.sum.active')}</dt>
          <dd>{formatCount(pay.active, language)}</dd>
        </div>
        {sumOf(bill).map(({ name, as, amount }) => (
          <div key={name} data-as={as} data-name={name}>
            <dt>{label(name)}</dt>
            <AsIs as="dd">{`${signs[as]}${money(amount)}`}</AsIs>
          </div>
        ))}
      </dl>
      {own && <TeamLink days={daysSoFar(bill.period, now, zone)} />}
      {terms.kind === 'DIVIDEND' && (
        <p className={styles.note}>
          {t('contracts.bill.sum.carry', { rule: t(`contracts.carry.${terms.carry}`) })}
        </p>
      )}
    </Card>
  );
}
