import { useSelector } from '@xstate/react';
import { ImageUp } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { avatarMachine } from '#machines/member/avatar.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './avatar-form.module.css';

const nothing = { type: '', size: 0 };

/** A file of the member's, prepared in the browser, with its progress and a way to cancel. */
export function OwnPicture({ avatar }: { avatar: ActorRefFrom<typeof avatarMachine> }) {
  const { t } = useTranslation(['member']);
  const id = useId();
  const preparing = useSelector(avatar, atStep('preparing'));
  const open = useSelector(avatar, (snapshot) => snapshot.can({ type: 'file.chosen', file: nothing }));
  const percent = useSelector(avatar, ({ context }) => context.percent);
  return (
    <div className={styles.own}>
      <p className={styles.ownTitle}>{t('member.avatar.own')}</p>
      <p id={`${id}-hint`} className={styles.hint}>
        {t('member.avatar.ownHint')}
      </p>
      {preparing ? (
        <div className={styles.progress}>
          <label htmlFor={id} role="status">
            {t('member.avatar.preparing')}
          </label>
          <progress id={id} max={100} value={percent}>
            {t('member.avatar.progress', { percent })}
          </progress>
          <Button size="small" onClick={() => avatar.send({ type: 'dropped' })}>
            {t('member.avatar.cancel')}
          </Button>
        </div>
      ) : (
        <label className={styles.file} data-disabled={!open}>
          <ImageUp aria-hidden="true" />
          {t('member.avatar.choose')}
          <input
            type="file"
            className="visually-hidden"
            accept="image/png,image/jpeg"
            aria-describedby={`${id}-hint`}
            disabled={!open}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) avatar.send({ type: 'file.chosen', file });
              // Lets the same file be chosen again after a refusal.
              currentTarget.value = '';
            }}
          />
        </label>
      )}
    </div>
  );
}
