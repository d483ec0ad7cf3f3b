import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { avatarMachine } from '#machines/member/avatar.machine.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { FailureHelp } from '#src/views/acts/failure-help.tsx';
import { takesFiles } from '#src/views/acts/file-drop.ts';
import styles from './avatar-form.module.css';
import { AvatarGallery } from './avatar-gallery.tsx';
import { choicePicture } from './choice-picture.ts';
import form from './form.module.css';
import { OwnPicture } from './own-picture.tsx';

/** A file that the product itself can't use. */
const unusable = { kind: 'refused', code: 'IMAGE_REFUSED' } as const;

/** Choosing a picture: from the gallery, or a file of the member's, previewed before it is used. */
export function AvatarForm() {
  const { t } = useTranslation(['member', 'system']);
  const textOf = useFailureText();
  const avatar = usePageActor(avatarMachine);
  const { choice, problem, failure, saved } = useSelector(avatar, ({ context }) => context);
  const saving = useSelector(avatar, (snapshot) => snapshot.hasTag('busy'));
  const picture = choicePicture(choice);
  const refusal = problem ? t(`member.avatar.problem.${problem}`) : failure && textOf(failure);
  return (
    <div
      className={form.form}
      {...takesFiles(([file]) => file && avatar.send({ type: 'file.chosen', file }))}
    >
      {refusal && <Alert action={<FailureHelp failure={failure ?? unusable} />}>{refusal}</Alert>}
      <AvatarGallery avatar={avatar} />
      <OwnPicture avatar={avatar} />
      {picture && (
        <figure className={styles.preview}>
          <img src={picture} alt="" width={96} height={96} />
          <figcaption>{t('member.avatar.preview')}</figcaption>
        </figure>
      )}
      {saved && (
        <p className={form.saved} role="status">
          {t('member.avatar.saved')}
        </p>
      )}
      <LiveStatus text={saving ? t('member.avatar.saving') : ''} />
      <Button
        className={form.submit}
        variant="primary"
        size="large"
        busy={saving}
        disabled={!choice}
        onClick={() => avatar.send({ type: 'submitted' })}
      >
        {t('member.avatar.submit')}
      </Button>
    </div>
  );
}
