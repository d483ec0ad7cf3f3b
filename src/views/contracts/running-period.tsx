import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { missingTo } from '#machines/contracts/standing.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatDays } from '#src/i18n/merchant-dates.ts';
import { formatCount } from '#src/i18n/money.ts';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './own.module.css';
import { useContractWords } from './use-contract-words.ts';

type Props = {
  kind: ContractKind;
  running: NonNullable<CallOutput<'contracts.own'>['running']>;
  zone: string;
};

/** How the running period stands: the tier that is reached, its sums, what is missing for the next, and what it comes to so far. */
export function RunningPeriod({ kind, running: { period, pay }, zone }: Props) {
  const { t } = useTranslation(['contracts']);
  const language = useLanguage();
  const money = useMoney();
  const words = useContractWords();
  const tier = pay.unit?.tier ?? null;
  const lacks = tier === null ? pay.unmet : pay.next;
  const title = t('contracts.running.title', { period: formatDays(period.from, period.to, zone) });
  const fact = (id: 'gross' | 'bonus' | 'fee' | 'opening' | 'result' | 'closing' | 'validBet') => ({
    id,
    label: t(`contracts.running.${id}`),
    value: money(pay[id]),
  });
  const facts = [
    fact('validBet'),
    { id: 'active', label: t('contracts.condition.active'), value: formatCount(pay.active, language) },
    ...(kind === 'DIVIDEND'
      ? [fact('gross'), fact('bonus'), fact('fee'), fact('opening'), fact('result'), fact('closing')]
      : []),
    { id: 'pay', label: t('contracts.running.pay'), value: money(pay.pay), strong: true },
  ];
  return (
    <section className={styles.running} aria-label={title}>
      <h3>{title}</h3>
      <p>
        {tier === null
          ? t(`contracts.running.noTier.${kind}`)
          : t(`contracts.running.tier.${kind}`, { tier: tier + 1 })}
      </p>
      <ActFacts facts={facts} />
      {lacks.length > 0 && (
        <>
          <h4>{t(tier === null ? 'contracts.running.toFirst' : 'contracts.running.toNext')}</h4>
          <ul>
            {lacks.map((one) => (
              <li key={one.name}>
                {words.condition(one)}
                {' · '}
                <strong>
                  {t('contracts.running.missing', { amount: words.amount(one.name, missingTo(one)) })}
                </strong>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.note}>{t('contracts.running.soFar')}</p>
    </section>
  );
}
