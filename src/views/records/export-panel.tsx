import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportOf } from '#machines/kit/export-of.ts';
import { type AnyRecord, askedOf } from '#machines/kit/records.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { fileSigns } from '#src/i18n/file-signs.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import type { RecordPlace } from './record-place.ts';
import { useAllRecordWords } from './record-words.ts';
import styles from './records.module.css';

interface Props {
  place: Omit<RecordPlace, 'kind' | 'change' | 'reach'> & {
    readonly kind: AnyRecord;
    readonly asker: Readonly<Record<string, string | number>>;
  };
  /** The beginning of the file's name; its days follow, and its zone. */
  file: string;
  heads: readonly string[];
  disabled: boolean;
}

/** Saves all that the filter shows as a file: how far it is, and the way to give it up or go on with it. */
export function ExportPanel({ place, file, heads, disabled }: Props) {
  const { kind, view, days, zone, asker } = place;
  const { t } = useTranslation(['records', 'system']);
  const textOf = useFailureText();
  const words = useAllRecordWords();
  const [machine] = useState(() => exportOf(kind.call));
  const actor = usePageActor(machine);
  const { page, pages, failure, wanted } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const retry = useSelector(actor, atStep('failed'));
  const cancel = (
    <Button onClick={() => actor.send({ type: 'cancelled' })}>{t('records.export.cancel')}</Button>
  );

  function ask(): void {
    // Slashes are no part of a file's name.
    const dates = [days?.from, days?.to, zone?.replaceAll('/', '-')].filter((part) => part);
    const { rows, columns, paged } = kind;
    const name = `${[file, ...dates].join('_')}.csv`;
    const sheet = { name, signs: fileSigns(), heads, rows, columns, words, zone: zone ?? 'UTC' };
    const asked = askedOf(kind, { ...view, ...days }, asker);
    actor.send({ type: 'export.asked', wanted: { asked, paged, sheet } });
  }

  if (busy)
    return (
      <div className={styles.export}>
        <label className={styles.progress}>
          <span>{t('records.export.progress', { page: Math.min(page, pages), pages })}</span>
          <progress value={page - 1} max={pages} />
        </label>
        {cancel}
      </div>
    );
  if (retry)
    return (
      <Alert
        action={
          <span className={styles.ways}>
            <Button onClick={() => actor.send({ type: 'retried' })}>{t('records.export.retry')}</Button>
            {cancel}
          </span>
        }
      >
        {failure ? textOf(failure) : ''}
      </Alert>
    );
  return (
    <div className={styles.export}>
      <p className={styles.saved} role="status">
        {wanted ? t('records.export.saved') : ''}
      </p>
      <Button icon={<Download aria-hidden="true" />} disabled={disabled} onClick={ask}>
        {t('records.export.ask')}
      </Button>
    </div>
  );
}
