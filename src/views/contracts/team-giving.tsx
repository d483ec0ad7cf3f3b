import { useTranslation } from 'react-i18next';
import type { Terms } from '#contract/contracts/terms.ts';
import { givingOf } from '#machines/contracts/team-view.rules.ts';
import { Note } from '#src/ui/layout.tsx';
import styles from './team.module.css';
import { useContractWords } from './use-contract-words.ts';

type Props = { own: Terms; given: readonly number[] };

/** What the agent has, what all that was given adds up to, and what is left to give. */
export function TeamGiving({ own, given }: Props) {
  const { t } = useTranslation(['contracts']);
  const { rates } = useContractWords();
  const giving = givingOf(own, given);
  const parts = ['top', 'given', 'left'] as const;
  return (
    <section className={styles.giving} aria-label={t('contracts.team.giving.label')}>
      <dl>
        {parts.map((part) => (
          <div key={part}>
            <dt>{t(`contracts.team.giving.${part}`)}</dt>
            <dd>{rates(giving[part])}</dd>
          </div>
        ))}
      </dl>
      <Note figures>{t('contracts.team.giving.text')}</Note>
    </section>
  );
}
