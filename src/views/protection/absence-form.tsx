import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Length } from '#machines/protection/absence.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { Row } from '#src/ui/layout.tsx';
import { RadioRow } from '#src/ui/radio-row.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { NumberField } from '#src/views/acts/number-field.tsx';
import styles from './absence.module.css';
import { useLengthWords } from './use-length-words.ts';

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
      <Row gap={3}>
        <Button type="submit" variant="primary" size="large">
          {t('protection.away.next')}
        </Button>
      </Row>
    </form>
  );
}

type LengthChoiceProps = {
  offered: readonly Length[];
  chosen: Length | null;
  /** As many days as one asks for, up to so many; `days` as they were typed, null while another length is chosen. */
  asked?: { readonly upTo: number; readonly days: string | null; readonly onDays: (days: string) => void };
  /** The person went on without choosing. */
  missing: boolean;
  /** It takes the focus: the person came back to it. */
  returned: boolean;
  onChoice: (length: Length) => void;
};

const nameOf = ({ hours, months }: Length) => `${hours ?? ''}/${months ?? ''}`;

/** For how long: the lengths of the market, or days of one's own, nothing of it chosen beforehand. */
function LengthChoice({ offered, chosen, asked, missing, returned, onChoice }: LengthChoiceProps) {
  const { t } = useTranslation(['protection']);
  const words = useLengthWords();
  const typing = asked !== undefined && asked.days !== null;
  return (
    <fieldset
      className={styles.lengths}
      tabIndex={-1}
      ref={returned ? takeFocus : undefined}
      aria-describedby={missing ? 'length-missing' : undefined}
    >
      <legend>{t('protection.away.choose')}</legend>
      {offered.map((length) => (
        <RadioRow
          key={nameOf(length)}
          name="length"
          label={words(length)}
          checked={!typing && chosen !== null && nameOf(chosen) === nameOf(length)}
          onChoice={() => onChoice(length)}
        />
      ))}
      {asked && (
        <RadioRow
          name="length"
          label={t('protection.away.asked', { upTo: asked.upTo })}
          checked={typing}
          onChoice={() => asked.onDays('')}
        />
      )}
      {asked && asked.days !== null && (
        <NumberField
          name="days"
          unit="count"
          label={t('protection.away.howMany')}
          value={asked.days}
          error={missing && t('protection.away.howManyFault', { upTo: asked.upTo })}
          required
          onValue={asked.onDays}
        />
      )}
      {missing && !typing && (
        <p id="length-missing" className={styles.problem} role="alert">
          {t('protection.away.chooseFirst')}
        </p>
      )}
    </fieldset>
  );
}
