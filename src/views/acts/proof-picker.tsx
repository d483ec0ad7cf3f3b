import { Camera, ImageUp } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Uploads } from '#src/actors/uploads.ts';
import styles from './proof.module.css';
import { ProofRow } from './proof-row.tsx';

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
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <ul className={styles.rows}>
        {uploads.actors.map((upload, at) => (
          <ProofRow key={upload.sessionId} upload={upload} number={at + 1} />
        ))}
      </ul>
      {!uploads.full && (
        <div className={styles.sources}>
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
        </div>
      )}
      <p role="status" className={styles.hint}>
        {uploads.left > 0 && t('acts.proof.tooMany', { count: uploads.left })}
      </p>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
