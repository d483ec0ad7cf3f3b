import { useTranslation } from 'react-i18next';
import { countText, longestText, shortestText, type TextFault } from '#machines/support/feedback.rules.ts';
import { Field } from '#src/ui/field.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import styles from './feedback.module.css';

type Props = {
  label: string;
  text: string;
  /** Characters of the text as a person counts them. */
  characters: number;
  fault: TextFault | null;
  readOnly: boolean;
  onType: (typed: ReturnType<typeof countText>) => void;
};

/** So many characters before the most, the count is told to those who hear the page. */
const near = 20;

/** The text of a comment, named `text` in its form, with its live count. */
export function FeedbackText({ label, text, characters, fault, readOnly, onType }: Props) {
  const { t } = useTranslation(['support']);
  const left = longestText - characters;
  const type = (value: string) => onType(countText(value));
  return (
    <>
      <Field
        label={label}
        hint={t('support.feedback.hint')}
        error={fault && t(`support.feedback.fault.${fault}`, { least: shortestText, most: longestText })}
        required
        hearing={{ value: text, onValue: type }}
        aside={
          <span className={styles.count} data-over={left < 0}>
            {t('support.feedback.count', { characters, most: longestText })}
          </span>
        }
      >
        {(wiring) => (
          <textarea
            {...wiring}
            name="text"
            rows={4}
            value={text}
            required
            readOnly={readOnly}
            onChange={({ currentTarget }) => type(currentTarget.value)}
          />
        )}
      </Field>
      <LiveStatus text={left <= near ? t('support.feedback.left', { count: Math.max(0, left) }) : ''} />
    </>
  );
}
