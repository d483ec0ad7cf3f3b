import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Length } from '#machines/protection/absence.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import styles from './absence.module.css';
import { LengthChoice } from './length-choice.tsx';

type Props = {
  /** What stands before the choice. */
  intro?: ReactNode;
  offered: readonly Length[];
  chosen: Length | null;
  /** The person went on without choosing. */
  missing: boolean;
  /** The person came back from the second screen: the focus comes along. */
  returned: boolean;
  onChoice: (length: Length) => void;
  onNext: () => void;
};

/** The first screen of a break or an exclusion: for how long, and on to what stays open. */
export function AbsenceForm({ intro, offered, chosen, missing, returned, onChoice, onNext }: Props) {
  const { t } = useTranslation(['protection']);
  return (
    <form
      className={styles.flow}
      noValidate
      onSubmit={(sent) => {
        sent.preventDefault();
        onNext();
        if (chosen === null) focusField(sent.currentTarget, ['length']);
      }}
    >
      {intro}
      <LengthChoice
        offered={offered}
        chosen={chosen}
        missing={missing}
        returned={returned}
        onChoice={onChoice}
      />
      <div className={styles.ways}>
        <Button type="submit" variant="primary" size="large">
          {t('protection.away.next')}
        </Button>
      </div>
    </form>
  );
}
