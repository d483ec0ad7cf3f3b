import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { exportMachine } from '#machines/wallet/export.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import type { RecordPlace } from './record-place.ts';
import { useAllRecordWords } from './record-words.ts';
import styles from './records.module.css';

interface Props {
  place: RecordPlace;
  heads: readonly string[];
  disabled: boolean;
}

/** Saves all that the filter shows as a file: how far it is, and the way to give it up or go on with it. */
export function ExportPanel({ place: { kind, view, asker }, heads, disabled }: Props) {
  const { t } = useTranslation(['wallet', 'system']);
  const textOf = useFailureText();
  const words = useAllRecordWords();
  const actor = usePageActor(exportMachine);
  const { page, pages, failure, wanted } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const retry = useSelector(actor, atStep('failed'));
  const cancel = (
    <Button onClick={() => actor.send({ type: 'cancelled' })}>{t('wallet.records.export.cancel')}</Button>
  );

  function ask(): void {
    const { page: _, ...filter } = view;
    const name = `${t(`wallet.records.export.file.${kind}`)}_${view.from}_${view.to}.csv`;
    actor.send({
      type: 'export.asked',
      wanted: { kind, filter: { ...filter, ...asker }, sheet: { name, heads, words } },
    });
  }

  if (busy)
    return (
      <div className={styles.export}>
        <label className={styles.progress}>
          <span>{t('wallet.records.export.progress', { page: Math.min(page, pages), pages })}</span>
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
            <Button onClick={() => actor.send({ type: 'retried' })}>
              {t('wallet.records.export.retry')}
            </Button>
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
        {wanted ? t('wallet.records.export.saved') : ''}
      </p>
      <Button icon={<Download aria-hidden="true" />} disabled={disabled} onClick={ask}>
        {t('wallet.records.export.ask')}
      </Button>
    </div>
  );
}
