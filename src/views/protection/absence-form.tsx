import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import styles from './absence.module.css';
import { LengthChoice } from './length-choice.tsx';

type Props = ComponentProps<typeof LengthChoice> & {
  /** What stands before the choice. */
  intro?: ReactNode;
  onNext: () => void;
};

/** The first screen of a break or an exclusion: for how long, and on to what stays open. */
export function AbsenceForm({ intro, onNext, ...choice }: Props) {
  const { t } = useTranslation(['protection']);
  return (
    <form
      className={styles.flow}
      noValidate
      onSubmit={(sent) => {
        sent.preventDefault();
        onNext();
        if (choice.chosen === null)
          focusField(sent.currentTarget, [choice.asked?.days == null ? 'length' : 'days']);
      }}
    >
      {intro}
      <LengthChoice {...choice} />
      <div className={styles.ways}>
        <Button type="submit" variant="primary" size="large">
          {t('protection.away.next')}
        </Button>
      </div>
    </form>
  );
}
