import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Field } from '#src/ui/field.tsx';
import styles from './save-trace.module.css';

/** Kinds of what is in the file, as src/watch/redaction-kinds.ts lists them. */
type Replaced = 'typed' | 'texts' | 'secrets' | 'amounts' | 'addresses' | 'keys';
type KeptAsItIs = 'words' | 'times' | 'numbers' | 'measures' | 'shape' | 'files' | 'note';

type Props = {
  /** Saves with the person's note; returns the name of the file, or null when there is nothing to save yet. */
  onSave: (note: string) => Promise<string | null>;
  /** Characters of a note. */
  longest: number;
  /** What the file replaces and what it keeps, kind by kind. */
  replaced: readonly Replaced[];
  kept: readonly KeptAsItIs[];
};

/** How the last try went. */
type Saved = { readonly step: 'not yet' | 'saving' | 'saved' | 'nothing' | 'failed'; readonly name: string };

/** Offers to save the latest steps of the page, with a note, and says what that file contains and what not. */
export function SaveTrace({ onSave, longest, replaced, kept }: Props) {
  const { t } = useTranslation(['support']);
  const [note, setNote] = useState('');
  const [{ step, name }, setSaved] = useState<Saved>({ step: 'not yet', name: '' });

  async function save(): Promise<void> {
    setSaved({ step: 'saving', name: '' });
    const saved = await onSave(note).then(
      (file): Saved => ({ step: file === null ? 'nothing' : 'saved', name: file ?? '' }),
      (): Saved => ({ step: 'failed', name: '' }),
    );
    setSaved(saved);
  }

  return (
    <Card className={styles.panel} title={t('support.trace.title')}>
      <p>{t('support.trace.text')}</p>
      <details>
        <summary>{t('support.trace.promise')}</summary>
        <p>{t('support.trace.replacedTitle')}</p>
        <ul>
          {replaced.map((kind) => (
            <li key={kind}>{t(`support.trace.replaced.${kind}`)}</li>
          ))}
        </ul>
        <p>{t('support.trace.keptTitle')}</p>
        <ul>
          {kept.map((kind) => (
            <li key={kind}>{t(`support.trace.kept.${kind}`)}</li>
          ))}
        </ul>
      </details>
      <Field
        label={t('support.trace.note')}
        error={note.length > longest && t('support.trace.noteTooLong', { most: longest })}
        hint={t('support.trace.noteHint')}
        hearing={{ value: note, onValue: setNote }}
        aside={
          <span className={styles.length}>
            {t('support.trace.noteLength', { length: note.length, most: longest })}
          </span>
        }
      >
        {(wiring) => (
          <textarea
            {...wiring}
            rows={3}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        )}
      </Field>
      <Button
        className={styles.save}
        icon={<Download />}
        busy={step === 'saving'}
        disabled={note.length > longest}
        onClick={() => void save()}
      >
        {t('support.trace.save')}
      </Button>
      {step === 'saved' && <Alert tone="neutral">{t('support.trace.saved', { name })}</Alert>}
      {step === 'nothing' && <Alert tone="neutral">{t('support.trace.nothing')}</Alert>}
      {step === 'failed' && <Alert>{t('support.trace.failed')}</Alert>}
    </Card>
  );
}
