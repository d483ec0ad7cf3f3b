import { useTranslation } from 'react-i18next';
import type { Terms, Tier } from '#contract/contracts/terms.ts';
import { isRate, type TierField, tierFields } from '#machines/contracts/offer-form.rules.ts';
import { Tag } from '#src/ui/badge.tsx';
import styles from './contracts.module.css';
import { useContractWords } from './use-contract-words.ts';

type Props = {
  terms: Terms;
  /** The tier that is reached, from 0; null for none. */
  lit?: number | null | undefined;
};

/** The tiers of a contract; the one that is reached is lit, and says so. */
export function TermsTable({ terms, lit = null }: Props) {
  const { t } = useTranslation(['contracts']);
  const { rate, amount } = useContractWords();
  const all: readonly TierField[] = tierFields[terms.kind];
  // The rates first: a phone shows no more than the first columns before it is scrolled.
  const fields = [...all.filter(isRate), ...all.filter((name) => !isRate(name))];
  const tiers: readonly Tier[] = terms.tiers;
  const said = (name: TierField, value: string | number) =>
    isRate(name) ? rate(Number(value)) : amount(name, value);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only keys scrolls it too
    <section className={styles.scroll} aria-label={t('contracts.tiers.label')} tabIndex={0}>
      <table className={styles.tiers}>
        <caption className="visually-hidden">{t('contracts.tiers.label')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('contracts.tiers.tier')}</th>
            {fields.map((name) => (
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
                  <span>{at + 1}</span>{' '}
                  {at === lit && <Tag tone="positive">{t('contracts.tiers.reached')}</Tag>}
                </th>
                {fields.map((name) => (
                  <td key={name}>{said(name, of[name] ?? '')}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
