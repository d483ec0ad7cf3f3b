import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { avatarMachine } from '#machines/member/avatar.machine.ts';
import { gallery } from '#machines/member/avatar.rules.ts';
import styles from './avatar-form.module.css';
import { choicePicture } from './choice-picture.ts';

/** The product's own pictures to pick from. */
export function AvatarGallery({ avatar }: { avatar: ActorRefFrom<typeof avatarMachine> }) {
  const { t } = useTranslation(['member']);
  const choice = useSelector(avatar, ({ context }) => context.choice);
  const busy = useSelector(avatar, (snapshot) => !snapshot.can({ type: 'static.picked', avatar: '' }));
  const picked = choice?.avatarType === 'STATIC' ? choice.avatar : null;
  return (
    <fieldset className={styles.gallery} disabled={busy}>
      <legend>{t('member.avatar.gallery')}</legend>
      <div className={styles.pictures}>
        {gallery.map((name, at) => (
          <label key={name} className={styles.option}>
            <input
              type="radio"
              name="avatar"
              className="visually-hidden"
              checked={picked === name}
              onChange={() => avatar.send({ type: 'static.picked', avatar: name })}
            />
            <img
              src={choicePicture({ avatarType: 'STATIC', avatar: name })}
              alt={t('member.avatar.picture', { number: at + 1 })}
              width={72}
              height={72}
              draggable={false}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
