import { useSelector } from '@xstate/react';
import { ImageUp, Lock } from 'lucide-react';
import { type ComponentProps, type ReactNode, type SubmitEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { SecuritySection as Section } from '#machines/centres.ts';
import { avatarMachine } from '#machines/member/avatar.machine.ts';
import { gallery } from '#machines/member/avatar.rules.ts';
import { profileMachine } from '#machines/member/profile.machine.ts';
import { type ProfileField as Field, lastBirthday, profileDraft } from '#machines/member/profile.rules.ts';
import { withdrawPasswordMachine } from '#machines/member/withdraw-password.machine.ts';
import type { WithdrawField } from '#machines/member/withdraw-password.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useSecretActor } from '#src/actors/secret-actor.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { DateField } from '#src/ui/date-field.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { Note, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { FailureHelp } from '#src/views/acts/failure-help.tsx';
import { takesFiles } from '#src/views/acts/file-drop.ts';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import { AuthenticatorSection } from './authenticator-section.tsx';
import avatarFormStyles from './avatar-form.module.css';
import { BindingSection } from './binding-section.tsx';
import { choicePicture } from './choice-picture.ts';
import { DonePanel } from './done-panel.tsx';
import styles from './form.module.css';
import { OwnPasswordField } from './own-password-field.tsx';
import { SectionFrame } from './section-frame.tsx';
import { SignIns } from './sign-ins.tsx';
import { useToday } from './today.ts';
import { Unsure } from './unsure.tsx';

type Props = {
  section: Section;
  /** The password change, which is another area's. */
  password: ReactNode;
};

/** One section of the security centre under its name. */
export function SecuritySection({ section, password }: Props) {
  const bodies: Readonly<Record<Section, () => ReactNode>> = {
    profile: () => <ProfileForm />,
    avatar: () => <AvatarForm />,
    password: () => password,
    withdrawPassword: () => <WithdrawPasswordForm />,
    mobile: () => <BindingSection kind="mobile" />,
    email: () => <BindingSection kind="email" />,
    authenticator: () => <AuthenticatorSection />,
    signIns: () => <SignIns />,
  };
  return (
    <SectionFrame key={section} section={section}>
      {bodies[section]()}
    </SectionFrame>
  );
}

/** Nickname, real name and birthday. Typed text survives an ended session, because the machine holds it. */
function ProfileForm() {
  const { t } = useTranslation(['member', 'system']);
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
      <LoadFailed
        reading={{ failure, busy: false, again: () => profile.send({ type: 'retry.clicked' }) }}
        title={t('member.profile.failed')}
      />
    );
  if (!known)
    return (
      <Stack gap={4}>
        <LiveStatus text={t('member.profile.loading')} />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    );
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
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
      <Button wide="on-phone" type="submit" variant="primary" size="large" busy={saving}>
        {t('member.profile.submit')}
      </Button>
    </Stack>
  );
}

type ProfileFormProps = ComponentProps<typeof TextField> & {
  profile: ActorRefFrom<typeof profileMachine>;
  field: Field;
};

/** One field of the profile, with its message. */
function ProfileField({ profile, field, readOnly = false, ...rest }: ProfileFormProps) {
  const { t } = useTranslation(['member']);
  const value = useSelector(profile, ({ context }) => context.fields[field]);
  const problem = useSelector(profile, ({ context }) => context.problems[field]);
  const age = useSelector(profile, ({ context }) => context.minimumAge);
  const busy = useSelector(profile, (snapshot) => snapshot.hasTag('busy'));
  const Control = field === 'birthday' ? DateField : TextField;
  return (
    <Control
      {...rest}
      name={field}
      value={value}
      error={problem && t(`member.profile.problem.${problem}`, { age })}
      readOnly={readOnly || busy}
      onValue={(typed) => profile.send({ type: 'field.changed', field, value: typed })}
    />
  );
}

/** A file that the product itself can't use. */
const unusable = { kind: 'refused', code: 'IMAGE_REFUSED' } as const;

/** Choosing a picture: from the gallery, or a file of the member's, previewed before it is used. */
function AvatarForm() {
  const { t } = useTranslation(['member', 'system']);
  const textOf = useFailureText();
  const avatar = usePageActor(avatarMachine);
  const { choice, problem, failure, saved } = useSelector(avatar, ({ context }) => context);
  const saving = useSelector(avatar, (snapshot) => snapshot.hasTag('busy'));
  const picture = choicePicture(choice);
  const refusal = problem ? t(`member.avatar.problem.${problem}`) : failure && textOf(failure);
  return (
    <Stack gap={4} {...takesFiles(([file]) => file && avatar.send({ type: 'file.chosen', file }))}>
      {refusal && <Alert action={<FailureHelp failure={failure ?? unusable} />}>{refusal}</Alert>}
      <AvatarGallery avatar={avatar} />
      <OwnPicture avatar={avatar} />
      {picture && (
        <figure className={avatarFormStyles.preview}>
          <img src={picture} alt="" width={96} height={96} />
          <figcaption>{t('member.avatar.preview')}</figcaption>
        </figure>
      )}
      {saved && (
        <p className={styles.saved} role="status">
          {t('member.avatar.saved')}
        </p>
      )}
      <LiveStatus text={saving ? t('member.avatar.saving') : ''} />
      <Button
        wide="on-phone"
        variant="primary"
        size="large"
        busy={saving}
        disabled={!choice}
        onClick={() => avatar.send({ type: 'submitted' })}
      >
        {t('member.avatar.submit')}
      </Button>
    </Stack>
  );
}

/** The product's own pictures to pick from. */
function AvatarGallery({ avatar }: { avatar: ActorRefFrom<typeof avatarMachine> }) {
  const { t } = useTranslation(['member']);
  const choice = useSelector(avatar, ({ context }) => context.choice);
  const busy = useSelector(avatar, (snapshot) => !snapshot.can({ type: 'static.picked', avatar: '' }));
  const picked = choice?.avatarType === 'STATIC' ? choice.avatar : null;
  return (
    <fieldset className={avatarFormStyles.gallery} disabled={busy}>
      <legend>{t('member.avatar.gallery')}</legend>
      <div className={avatarFormStyles.pictures}>
        {gallery.map((name, at) => (
          <label key={name} className={avatarFormStyles.option}>
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

const nothing = { type: '', size: 0 };

/** A file of the member's, prepared in the browser, with its progress and a way to cancel. */
function OwnPicture({ avatar }: { avatar: ActorRefFrom<typeof avatarMachine> }) {
  const { t } = useTranslation(['member']);
  const id = useId();
  const preparing = useSelector(avatar, atStep('preparing'));
  const open = useSelector(avatar, (snapshot) => snapshot.can({ type: 'file.chosen', file: nothing }));
  const percent = useSelector(avatar, ({ context }) => context.percent);
  return (
    <Stack gap={2}>
      <p className={avatarFormStyles.ownTitle}>{t('member.avatar.own')}</p>
      <Note id={`${id}-hint`} small>
        {t('member.avatar.ownHint')}
      </Note>
      {preparing ? (
        <div className={avatarFormStyles.progress}>
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
        <label className={avatarFormStyles.file} data-disabled={!open}>
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
    </Stack>
  );
}

/** The six digits that money is sent with, set with the sign-in password. */
export function WithdrawPasswordForm() {
  const { t } = useTranslation(['member', 'system']);
  const withdraw = useSecretActor(withdrawPasswordMachine);
  const { fields, problems, failure } = useSelector(withdraw, ({ context }) => context);
  const busy = useSelector(withdraw, (snapshot) => snapshot.hasTag('busy'));
  const unsure = useSelector(withdraw, (snapshot) => snapshot.hasTag('unsure'));
  const done = useSelector(withdraw, ({ status }) => status === 'done');

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    withdraw.send({ type: 'submitted' });
    focusField(sent.currentTarget, Object.keys(withdraw.getSnapshot().context.problems));
  }

  if (done)
    return (
      <DonePanel title={t('member.withdrawPassword.done')} text={t('member.withdrawPassword.doneText')} />
    );
  if (unsure) {
    const back = () => withdraw.send({ type: 'form.wanted' });
    return <Unsure text={t('member.withdrawPassword.unsure')} onForm={back} />;
  }
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      {failure && <FailureAlert failure={failure} />}
      <OwnPasswordField
        value={fields.password}
        missing={problems.password !== undefined}
        busy={busy}
        onValue={(value) => withdraw.send({ type: 'field.changed', field: 'password', value })}
      />
      <SixDigitsField
        withdraw={withdraw}
        field="newPassword"
        label={t('member.withdrawPassword.new')}
        hint={t('member.withdrawPassword.newHint')}
      />
      <SixDigitsField
        withdraw={withdraw}
        field="confirmNewPassword"
        label={t('member.withdrawPassword.confirm')}
      />
      <LiveStatus text={busy ? t('member.secret.sending') : ''} />
      <Button wide="on-phone" type="submit" variant="primary" size="large" busy={busy}>
        {t('member.withdrawPassword.submit')}
      </Button>
    </Stack>
  );
}

type WithdrawPasswordFormProps = {
  withdraw: ActorRefFrom<typeof withdrawPasswordMachine>;
  field: Exclude<WithdrawField, 'password'>;
  label: string;
  hint?: string;
};

/** Six digits, hidden, typed with the keys of a phone's numbers. */
function SixDigitsField({ withdraw, field, label, hint }: WithdrawPasswordFormProps) {
  const { t } = useTranslation(['member']);
  const value = useSelector(withdraw, ({ context }) => context.fields[field]);
  const problem = useSelector(withdraw, ({ context }) => context.problems[field]);
  const busy = useSelector(withdraw, (snapshot) => snapshot.hasTag('busy'));
  return (
    <PasswordField
      name={field}
      label={label}
      hint={hint}
      showLabel={t('member.secret.show')}
      hideLabel={t('member.secret.hide')}
      value={value}
      error={problem && t(`member.withdrawPassword.problem.${problem}`)}
      required
      readOnly={busy}
      inputMode="numeric"
      autoComplete="off"
      onValue={(typed) => withdraw.send({ type: 'field.changed', field, value: typed })}
    />
  );
}
