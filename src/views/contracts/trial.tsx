import { useTranslation } from 'react-i18next';
import type { Preview } from '#machines/contracts/contract.rules.ts';
import { paysNothing } from '#machines/contracts/standing.rules.ts';
import { formatDays } from '#src/i18n/merchant-dates.ts';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './acts.module.css';
import { useContractWords } from './use-contract-words.ts';

type Props = { trial: NonNullable<Preview['trial']>; zone: string };

/** The simulator: what an offer would have paid for the last period, from its real rows, beside the contract in force. */
export function Trial({ trial: { period, offered, inForce }, zone }: Props) {
  const { t } = useTranslation(['contracts']);
  const money = useMoney();
  const words = useContractWords();
  const facts = [
    { id: 'offered', label: t('contracts.trial.offered'), value: money(offered.pay), strong: true },
    ...(inForce ? [{ id: 'inForce', label: t('contracts.trial.inForce'), value: money(inForce.pay) }] : []),
  ];
  const title = t('contracts.trial.title', { period: formatDays(period.from, period.to, zone) });
  return (
    <section className={styles.trial} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.note}>{t('contracts.trial.text')}</p>
      <ActFacts facts={facts} />
      {paysNothing(offered) && offered.unmet.length > 0 && (
        <>
          <p className={styles.note}>{t('contracts.trial.unmet')}</p>
          <ul>
            {offered.unmet.map((one) => (
              <li key={one.name}>{words.condition(one)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
