import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import type { Terms } from '#contract/contracts/terms.ts';
import { daysSoFar, firstAsked, missingTo } from '#machines/contracts/standing.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatDays } from '#src/i18n/merchant-dates.ts';
import { formatCount } from '#src/i18n/money.ts';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './own.module.css';
import { TeamLink } from './team-link.tsx';
import { useContractWords } from './use-contract-words.ts';

type Props = {
  terms: Terms;
  running: NonNullable<CallOutput<'contracts.own'>['running']>;
  zone: string;
  now: number;
};

/** How the running period stands: the tier that is reached, its sums, what is missing for the next, and what it comes to so far. */
export function RunningPeriod({ terms, running: { period, pay }, zone, now }: Props) {
  const { kind } = terms;
  const { t } = useTranslation(['contracts']);
  const language = useLanguage();
  const money = useMoney();
  const words = useContractWords();
  const tier = pay.unit?.tier ?? null;
  const begun = pay.unit !== null;
  const lacks = begun ? (tier === null ? pay.unmet : pay.next) : firstAsked(terms);
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
        {tier !== null
          ? t(`contracts.running.tier.${kind}`, { tier: tier + 1 })
          : t(begun ? `contracts.running.noTier.${kind}` : 'contracts.running.noBets')}
      </p>
      <ActFacts facts={facts} />
      {lacks.length > 0 && (
        <>
          <h4>{t(tier === null ? 'contracts.running.toFirst' : 'contracts.running.toNext')}</h4>
          <ul>
            {lacks.map((one) => (
              <li key={one.name}>
                <span>{`${words.condition(one)} · `}</span>
                <strong>
                  {t('contracts.running.missing', { amount: words.amount(one.name, missingTo(one)) })}
                </strong>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className={styles.note}>{t('contracts.running.soFar')}</p>
      <TeamLink days={daysSoFar(period, now, zone)} />
    </section>
  );
}
