import { useSelector } from '@xstate/react';
import { CircleCheck, ImageIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isTaken, percentOf, problemOf } from '#machines/wallet/upload.rules.ts';
import type { UploadActor } from '#src/actors/uploads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { FailureHelp } from './failure-help.tsx';
import styles from './proof.module.css';

/** A file that the product itself can't use. */
const unusable = { kind: 'refused', code: 'PROOF_REFUSED' } as const;

/** One picture: its progress, why it stopped, and its actions. */
export function ProofRow({ upload, number }: { upload: UploadActor; number: number }) {
  const { t } = useTranslation(['acts', 'system']);
  const textOf = useFailureText();
  const context = useSelector(upload, (snapshot) => snapshot.context);
  const stoppable = useSelector(upload, (snapshot) => snapshot.can({ type: 'stopped' }));
  const resumable = useSelector(upload, (snapshot) => snapshot.can({ type: 'resumed' }));
  const removable = useSelector(upload, (snapshot) => snapshot.can({ type: 'removed' }));
  const { file, preview, failure } = context;
  const problem = problemOf(context);
  const trouble = problem ? t(`acts.proof.problem.${problem}`) : failure && textOf(failure);
  if (!file) {
    return trouble ? (
      <li>
        <Alert action={problem !== 'repeated' && <FailureHelp failure={failure ?? unusable} />}>
          {trouble}
        </Alert>
      </li>
    ) : null;
  }
  const ready = isTaken(context);
  const name = t('acts.proof.name', { number });
  const percent = percentOf(context);
  const said = ready
    ? t('acts.proof.ready')
    : resumable
      ? t(failure ? 'acts.proof.cutOff' : 'acts.proof.stopped', { percent })
      : t('acts.proof.sending', { percent });
  return (
    <li className={styles.row} data-ready={ready}>
      {preview ? (
        <img className={styles.preview} src={preview} alt={name} width={64} height={64} />
      ) : (
        <span className={styles.preview}>
          <ImageIcon aria-hidden="true" />
        </span>
      )}
      <div className={styles.way}>
        <p className={styles.name}>{name}</p>
        {!ready && <progress className={styles.progress} max={100} value={percent} aria-label={name} />}
        <p className={styles.said} role="status">
          {ready && <CircleCheck aria-hidden="true" />}
          <span>{said}</span>
        </p>
        {resumable && trouble && <p className={styles.error}>{trouble}</p>}
      </div>
      <div className={styles.actions}>
        {stoppable && (
          <Button size="small" onClick={() => upload.send({ type: 'stopped' })}>
            {t('acts.proof.stop')}
          </Button>
        )}
        {resumable && (
          <Button size="small" variant="primary" onClick={() => upload.send({ type: 'resumed' })}>
            {t(failure ? 'acts.proof.retry' : 'acts.proof.resume')}
          </Button>
        )}
        {removable && (
          <Button size="small" variant="quiet" onClick={() => upload.send({ type: 'removed' })}>
            {t('acts.proof.remove', { number })}
          </Button>
        )}
      </div>
    </li>
  );
}
