import { useTranslation } from 'react-i18next';
import type { Terms } from '#contract/contracts/terms.ts';
import { partsOfTerms, type TermPart } from '#machines/contracts/conditions-left.rules.ts';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './own.module.css';
import { useContractWords } from './use-contract-words.ts';

type Props = {
  terms: Terms;
  /** What was not so before: said in words beside it. */
  changed?: readonly TermPart[];
};

/** What terms say beside their tiers: who pays, after which period, who counts as active, what becomes of losses. */
export function TermsFacts({ terms, changed = [] }: Props) {
  const { t } = useTranslation(['contracts']);
  const words = useContractWords();
  const money = useMoney();
  const said: Readonly<Record<TermPart, string | null>> = {
    payer: t(`contracts.payer.${terms.payer}`),
    period: words.period(terms),
    activeFrom: 'activeFrom' in terms ? money(terms.activeFrom) : null,
    carry: 'carry' in terms ? t(`contracts.carry.${terms.carry}`) : null,
    feeRate: 'feeRate' in terms ? words.rate(terms.feeRate) : null,
  };
  return (
    <dl className={styles.facts}>
      {partsOfTerms(terms).map((part) => (
        <div key={part} data-changed={changed.includes(part)}>
          <dt>{t(`contracts.part.${part}`)}</dt>
          <dd>
            {said[part]}
            {changed.includes(part) && <span className={styles.changed}>{t('contracts.own.changed')}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
