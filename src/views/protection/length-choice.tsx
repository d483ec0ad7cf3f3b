import { useTranslation } from 'react-i18next';
import type { Length } from '#machines/protection/absence.rules.ts';
import { RadioRow } from '#src/ui/radio-row.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import styles from './absence.module.css';
import { useLengthWords } from './use-length-words.ts';

type Props = {
  offered: readonly Length[];
  chosen: Length | null;
  /** The person went on without choosing. */
  missing: boolean;
  /** It takes the focus: the person came back to it. */
  returned: boolean;
  onChoice: (length: Length) => void;
};

const nameOf = ({ hours, months }: Length) => `${hours ?? ''}/${months ?? ''}`;

/** For how long: the lengths of the market, none of them chosen beforehand. */
export function LengthChoice({ offered, chosen, missing, returned, onChoice }: Props) {
  const { t } = useTranslation(['protection']);
  const words = useLengthWords();
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
          checked={chosen !== null && nameOf(chosen) === nameOf(length)}
          onChoice={() => onChoice(length)}
        />
      ))}
      {missing && (
        <p id="length-missing" className={styles.problem} role="alert">
          {t('protection.away.chooseFirst')}
        </p>
      )}
    </fieldset>
  );
}
