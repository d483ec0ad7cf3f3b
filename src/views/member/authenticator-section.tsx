import { useSelector } from '@xstate/react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { authenticatorMachine } from '#machines/member/authenticator.machine.ts';
import type { Begun, ProofProblem } from '#machines/member/authenticator.rules.ts';
import { removeAuthenticatorMachine } from '#machines/member/remove-authenticator.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useSecretActor } from '#src/actors/secret-actor.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Code } from '#src/ui/as-is.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { Note, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Qr } from '#src/ui/qr.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import authenticatorSecretStyles from './authenticator-secret.module.css';
import { DonePanel } from './done-panel.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { Question } from './question.tsx';
import { Unsure } from './unsure.tsx';

/**
 * Sets up an authenticator, or removes it. Which one is decided when the section opens: it stays although the
 * act changes the profile, and although an ended session allows no reads.
 */
export function AuthenticatorSection() {
  const { t } = useTranslation(['member']);
  const { data: profile } = useMemberRead('member.profile', {});
  const [inForce, settle] = useState<boolean>();
  if (inForce === undefined && profile) settle(profile.authenticatorSet);
  if (inForce !== undefined) return inForce ? <RemovalForm /> : <AuthenticatorForm />;
  return (
    <>
      <LiveStatus text={t('member.overview.loading')} />
      <Skeleton shape="block" />
    </>
  );
}

/** Taking the authenticator away again: the sign-in password, a code, and a question. */
function RemovalForm() {
  const { t } = useTranslation(['member', 'system']);
  const removal = useSecretActor(removeAuthenticatorMachine);
  const { fields, problems, failure } = useSelector(removal, ({ context }) => context);
  const busy = useSelector(removal, (snapshot) => snapshot.hasTag('busy'));
  const asked = useSelector(removal, atStep('sure'));
  const unsure = useSelector(removal, (snapshot) => snapshot.hasTag('unsure'));
  const notDone = useSelector(removal, atStep('notDone'));
  const done = useSelector(removal, ({ status }) => status === 'done');

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    removal.send({ type: 'submitted' });
    focusField(sent.currentTarget, Object.keys(removal.getSnapshot().context.problems));
  }

  if (done)
    return (
      <DonePanel title={t('member.authenticator.removed')} text={t('member.authenticator.removedText')} />
    );
  if (unsure) {
    return (
      <Unsure
        text={t('member.authenticator.removalUnsure')}
        busy={busy}
        onLook={() => removal.send({ type: 'outcome.asked' })}
        onForm={() => removal.send({ type: 'form.wanted' })}
      />
    );
  }
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      <Note>{t('member.authenticator.setText')}</Note>
      {failure && <FailureAlert failure={failure} />}
      {notDone && <Alert tone="neutral">{t('system.unsure.notDone')}</Alert>}
      <OwnPasswordField
        value={fields.password}
        missing={problems.password !== undefined}
        busy={busy}
        onValue={(value) => removal.send({ type: 'field.changed', field: 'password', value })}
      />
      <TotpField
        value={fields.code}
        problem={problems.code}
        busy={busy}
        onValue={(value) => removal.send({ type: 'field.changed', field: 'code', value })}
      />
      <LiveStatus text={busy ? t('member.secret.sending') : ''} />
      <Button wide="on-phone" type="submit" variant="danger" size="large" busy={busy}>
        {t('member.authenticator.remove')}
      </Button>
      <Question
        open={asked}
        title={t('member.authenticator.sure')}
        text={t('member.authenticator.sureText')}
        yes={t('member.authenticator.yes')}
        no={t('member.authenticator.no')}
        onYes={() => removal.send({ type: 'confirmed' })}
        onNo={() => removal.send({ type: 'cancelled' })}
      />
    </Stack>
  );
}

/** Setting an authenticator up: the sign-in password, then the secret and a first code. */
function AuthenticatorForm() {
  const { t } = useTranslation(['member', 'system']);
  const set = useSecretActor(authenticatorMachine);
  const { fields, begun, problems, failure } = useSelector(set, ({ context }) => context);
  const busy = useSelector(set, (snapshot) => snapshot.hasTag('busy'));
  const unsure = useSelector(set, (snapshot) => snapshot.hasTag('unsure'));
  const notDone = useSelector(set, atStep('notDone'));
  const done = useSelector(set, ({ status }) => status === 'done');

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    set.send({ type: 'submitted' });
    focusField(sent.currentTarget, Object.keys(set.getSnapshot().context.problems));
  }

  if (done)
    return <DonePanel title={t('member.authenticator.done')} text={t('member.authenticator.doneText')} />;
  if (unsure) {
    return (
      <Unsure
        text={t('member.authenticator.unsure')}
        busy={busy}
        onLook={() => set.send({ type: 'outcome.asked' })}
        onForm={() => set.send({ type: 'form.wanted' })}
      />
    );
  }
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      {failure && <FailureAlert failure={failure} />}
      {notDone && <Alert tone="neutral">{t('system.unsure.notDone')}</Alert>}
      {begun ? (
        <>
          <AuthenticatorSecret begun={begun} />
          <TotpField
            value={fields.code}
            problem={problems.code}
            busy={busy}
            onValue={(value) => set.send({ type: 'field.changed', field: 'code', value })}
          />
        </>
      ) : (
        <>
          <Note>{t('member.authenticator.intro')}</Note>
          <OwnPasswordField
            value={fields.password}
            missing={problems.password !== undefined}
            busy={busy}
            onValue={(value) => set.send({ type: 'field.changed', field: 'password', value })}
          />
        </>
      )}
      <LiveStatus text={busy ? t('member.secret.sending') : ''} />
      <Button wide="on-phone" type="submit" variant="primary" size="large" busy={busy}>
        {begun ? t('member.authenticator.confirm') : t('member.authenticator.begin')}
      </Button>
      {begun && (
        <Button
          wide="on-phone"
          variant="quiet"
          disabled={busy}
          onClick={() => set.send({ type: 'restarted' })}
        >
          {t('member.authenticator.restart')}
        </Button>
      )}
    </Stack>
  );
}

/** Four letters at a time, as people type them. */
const groups = /.{1,4}/g;

/** The secret of a new authenticator, to scan or type. Drawn here, so that no other service sees it. */
function AuthenticatorSecret({ begun }: { begun: Begun }) {
  const { t } = useTranslation(['member']);
  return (
    <Stack gap={3} align="start">
      <p>{t('member.authenticator.scan')}</p>
      <Qr value={begun.uri} label={t('member.authenticator.scanLabel')} />
      <p>{t('member.authenticator.type')}</p>
      <Code className={authenticatorSecretStyles.letters}>{begun.secret.match(groups)?.join(' ')}</Code>
      <Note small>{t('member.authenticator.keep')}</Note>
    </Stack>
  );
}

type Props = {
  value: string;
  problem: ProofProblem | undefined;
  busy: boolean;
  onValue: (value: string) => void;
};

/** The code that an authenticator shows now. */
function TotpField({ value, problem, busy, onValue }: Props) {
  const { t } = useTranslation(['member']);
  return (
    <TextField
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      label={t('member.authenticator.code')}
      hint={t('member.authenticator.codeHint')}
      value={value}
      error={problem && t(`member.authenticator.problem.${problem}`)}
      required
      readOnly={busy}
      onValue={onValue}
    />
  );
}
