import { useTranslation } from 'react-i18next';
import type { Terms, Tier } from '#contract/contracts/terms.ts';
import { Tag } from '#src/ui/badge.tsx';
import styles from './contracts.module.css';
import { useContractWords } from './use-contract-words.ts';

/** The conditions of a tier of each kind, and its rates, as columns. */
const columns = {
  DIVIDEND: { asks: ['validBet', 'loss', 'active'], rates: ['rate'] },
  DAILY: { asks: ['dailyBet', 'active'], rates: ['rate'] },
  HOURLY: { asks: ['hourlyBet'], rates: ['rate'] },
  REALTIME: { asks: ['singleBet'], rates: ['profitRate', 'lossRate'] },
} as const;

type Props = {
  terms: Terms;
  /** The tier that is reached, from 0; null for none. */
  lit?: number | null | undefined;
};

/** The tiers of a contract; the one that is reached is lit, and says so. */
export function TermsTable({ terms, lit = null }: Props) {
  const { t } = useTranslation(['contracts']);
  const { rate, amount } = useContractWords();
  const { asks, rates } = columns[terms.kind];
  const tiers: readonly Tier[] = terms.tiers;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only keys scrolls it too
    <section className={styles.scroll} aria-label={t('contracts.tiers.label')} tabIndex={0}>
      <table className={styles.tiers}>
        <caption className="visually-hidden">{t('contracts.tiers.label')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('contracts.tiers.tier')}</th>
            {[...asks, ...rates].map((name) => (
              <th key={name} scope="col">
                {t(`contracts.condition.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tiers.map((tier, at) => {
            const of = tier as Readonly<Record<string, string | number>>;
            return (
              <tr key={JSON.stringify(tier)} data-lit={at === lit}>
                <th scope="row">
                  {at + 1} {at === lit && <Tag tone="positive">{t('contracts.tiers.reached')}</Tag>}
                </th>
                {asks.map((name) => (
                  <td key={name}>{amount(name, of[name] ?? '0.00')}</td>
                ))}
                {rates.map((name) => (
                  <td key={name}>{rate(Number(of[name]))}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
