import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { changeMachine } from '#machines/password/change.machine.ts';
import type { ChangeField } from '#machines/password/change.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { useSignInAgain } from '#src/actors/sign-in-again.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { UnsurePanel } from '#src/ui/unsure-panel.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { SecretField } from './secret-field.tsx';

/** The form for a new password: the account, the old password unless it is held in memory, the new one twice. */
export function ChangeForm({ change }: { change: ActorRefFrom<typeof changeMachine> }) {
  const { t } = useTranslation(['password']);
  const account = useSelector(change, ({ context }) => context.account);
  const holding = useSelector(change, ({ context }) => context.holding);
  const fields = useSelector(change, ({ context }) => context.fields);
  const problems = useSelector(change, ({ context }) => context.problems);
  const rule = useSelector(change, ({ context }) => context.rule);
  const failure = useSelector(change, ({ context }) => context.failure);
  const busy = useSelector(change, (snapshot) => snapshot.hasTag('busy'));

  const unsure = useSelector(change, (snapshot) => snapshot.hasTag('unsure'));
  const notDone = useSelector(change, atStep('notDone'));

  if (unsure) return <ChangeUnsure change={change} />;

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    change.send({ type: 'submitted' });
    focusField(sent.currentTarget, Object.keys(change.getSnapshot().context.problems));
  }

  const secret = (field: ChangeField, label: string) => (
    <SecretField
      field={field}
      label={label}
      value={fields[field]}
      problem={problems[field]}
      mismatch={t('password.change.confirmation')}
      rule={rule}
      busy={busy}
      onValue={(value) => change.send({ type: 'field.changed', field, value })}
    />
  );

  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      {failure && <FailureAlert failure={failure} />}
      {notDone && <Alert tone="neutral">{t('password.unsure.notDone')}</Alert>}
      <TextField
        name="account"
        label={t('password.change.account')}
        value={account}
        readOnly
        tabIndex={-1}
        autoComplete="username"
      />
      {!holding && secret('oldPassword', t('password.change.old'))}
      {secret('newPassword', t('password.change.new'))}
      {secret('confirmNewPassword', t('password.change.confirm'))}
      <LiveStatus text={busy ? t('password.change.submitting') : ''} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {t('password.change.submit')}
      </Button>
    </Stack>
  );
}

/**
 * A change whose answer never came: if it was forced, the session itself is asked; by choice, the person
 * signs in or tries again.
 */
function ChangeUnsure({ change }: { change: ActorRefFrom<typeof changeMachine> }) {
  const { t } = useTranslation(['password', 'system']);
  const forced = useSelector(change, ({ context }) => context.forced);
  const busy = useSelector(change, (snapshot) => snapshot.hasTag('busy'));
  const signIn = { label: t('system.unsure.signIn'), onClick: useSignInAgain() };
  const ask = { label: t('system.unsure.look'), onClick: () => change.send({ type: 'outcome.asked' }) };
  const back = { label: t('system.unsure.back'), onClick: () => change.send({ type: 'form.wanted' }) };
  return (
    <UnsurePanel
      title={t('system.unsure.title')}
      text={
        busy ? t('password.unsure.asking') : t(forced ? 'password.unsure.forced' : 'password.unsure.text')
      }
      ways={forced ? [ask, signIn] : [signIn, back]}
      busy={busy}
    />
  );
}
