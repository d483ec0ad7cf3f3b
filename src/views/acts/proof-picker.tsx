import { useSelector } from '@xstate/react';
import { Camera, CircleCheck, ImageIcon, ImageUp } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isTaken, percentOf, problemOf } from '#machines/wallet/upload.rules.ts';
import type { UploadActor, Uploads } from '#src/actors/uploads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Note, Row } from '#src/ui/layout.tsx';
import { FailureHelp } from './failure-help.tsx';
import styles from './proof.module.css';

type Props = {
  uploads: Uploads;
  title: string;
  hint: string;
  /** The problem of the pictures as a whole. */
  error?: string | false | undefined;
};

/** Up to three pictures that prove or show something: picked, taken with the camera, or dropped on the form (`takesFiles`), each with its way to the gateway. */
export function ProofPicker({ uploads, title, hint, error }: Props) {
  const { t } = useTranslation(['acts']);
  const id = useId();
  const sources = [
    { capture: undefined, text: t('acts.proof.choose'), Icon: ImageUp },
    { capture: 'environment', text: t('acts.proof.camera'), Icon: Camera },
  ] as const;
  return (
    <fieldset className={styles.picker} aria-describedby={error ? `${id}-error` : `${id}-hint`}>
      <legend>{title}</legend>
      <Note id={`${id}-hint`}>{hint}</Note>
      <ul className={styles.rows}>
        {uploads.actors.map((upload, at) => (
          <ProofRow key={upload.sessionId} upload={upload} number={at + 1} />
        ))}
      </ul>
      {!uploads.full && (
        <Row gap={2}>
          {sources.map(({ capture, text, Icon }) => (
            <label key={text} className={styles.source} data-camera={capture !== undefined}>
              <Icon aria-hidden="true" />
              {text}
              <input
                type="file"
                className="visually-hidden"
                accept="image/png,image/jpeg"
                multiple={capture === undefined}
                capture={capture}
                onChange={({ currentTarget }) => {
                  uploads.choose(currentTarget.files ?? []);
                  // Lets the same file be chosen again after it was taken back.
                  currentTarget.value = '';
                }}
              />
            </label>
          ))}
        </Row>
      )}
      <Note role="status">{uploads.left > 0 && t('acts.proof.tooMany', { count: uploads.left })}</Note>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A file that the product itself can't use. */
const unusable = { kind: 'refused', code: 'PROOF_REFUSED' } as const;

/** One picture: its progress, why it stopped, and its actions. */
function ProofRow({ upload, number }: { upload: UploadActor; number: number }) {
  const { t } = useTranslation(['acts', 'system', 'shell']);
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
            {t(failure ? 'shell.retry' : 'acts.proof.resume')}
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
