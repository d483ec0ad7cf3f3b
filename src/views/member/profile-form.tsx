import { useSelector } from '@xstate/react';
import { CircleAlert, Lock } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { profileMachine } from '#machines/member/profile.machine.ts';
import { lastBirthday, profileDraft } from '#machines/member/profile.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { useToday } from '#src/actors/today.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import styles from './form.module.css';
import { ProfileField } from './profile-field.tsx';

/** Nickname, real name and birthday. Typed text survives an ended session, because the machine holds it. */
export function ProfileForm() {
  const { t } = useTranslation(['member', 'system']);
  const textOf = useFailureText();
  const { minimumAge } = useConfiguration().brand;
  const profile = usePageActor(profileMachine, { today: useToday(), minimumAge });
  useDraft(profile, profileDraft);
  const known = useSelector(profile, ({ context }) => context.known);
  const unknown = useSelector(profile, atStep('unknown'));
  const saving = useSelector(profile, (snapshot) => snapshot.hasTag('busy'));
  const saved = useSelector(profile, ({ context }) => context.saved);
  const nameKnown = useSelector(profile, ({ context }) => context.nameKnown);
  const failure = useSelector(profile, ({ context }) => context.failure);
  const limit = useSelector(profile, ({ context }) => lastBirthday(context.today, context.minimumAge));

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    profile.send({ type: 'submitted' });
    focusField(sent.currentTarget, Object.keys(profile.getSnapshot().context.problems));
  }

  if (unknown)
    return (
      <ErrorState
        icon={<CircleAlert />}
        title={t('member.profile.failed')}
        text={failure && textOf(failure)}
        action={
          <Button onClick={() => profile.send({ type: 'retry.clicked' })}>{t('member.profile.retry')}</Button>
        }
      />
    );
  if (!known)
    return (
      <div className={styles.form}>
        <LiveStatus text={t('member.profile.loading')} />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure && <FailureAlert failure={failure} />}
      <ProfileField
        {...{ profile }}
        field="nickname"
        label={t('member.profile.nickname')}
        hint={t('member.profile.nicknameHint')}
        required
        autoComplete="nickname"
      />
      <ProfileField
        {...{ profile }}
        field="payeeName"
        label={t('member.profile.payeeName')}
        hint={nameKnown ? t('member.profile.payeeNameKnown') : t('member.profile.payeeNameHint')}
        readOnly={nameKnown}
        suffix={nameKnown && <Lock aria-hidden="true" className={styles.lock} />}
        autoComplete="name"
      />
      <ProfileField
        {...{ profile }}
        field="birthday"
        label={t('member.profile.birthday')}
        hint={t('member.profile.birthdayHint', { age: minimumAge })}
        max={limit}
        autoComplete="bday"
      />
      {saved && (
        <p className={styles.saved} role="status">
          {t('member.profile.saved')}
        </p>
      )}
      <LiveStatus text={saving ? t('member.profile.saving') : ''} />
      <Button className={styles.submit} type="submit" variant="primary" size="large" busy={saving}>
        {t('member.profile.submit')}
      </Button>
    </form>
  );
}
