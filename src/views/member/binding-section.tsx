import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { bindingMachine } from '#machines/member/binding.machine.ts';
import {
  type BindingField,
  type BindingKind,
  type BindingProblem,
  bindingDraft,
  isEmailProblem,
} from '#machines/member/binding.rules.ts';
import { placeOf } from '#machines/verification/sms-code.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { atStep } from '#src/actors/meta.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useResident } from '#src/actors/residents.ts';
import { useSecretActor } from '#src/actors/secret-actor.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { Note, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { EmailError } from '#src/views/acts/email-error.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { CodeField } from '#src/views/verification/code-field.tsx';
import { MobileFields } from '#src/views/verification/mobile-fields.tsx';
import { DonePanel } from './done-panel.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { Unsure } from './unsure.tsx';

/** The form of a binding, beside what is bound now. */
export function BindingSection({ kind }: { kind: BindingKind }) {
  const { data: profile } = useMemberRead('member.profile', {});
  return <BindingForm kind={kind} bound={profile?.[kind] ?? null} />;
}

type Props = {
  kind: BindingKind;
  /** What is bound now, mostly hidden. */
  bound: string | null;
};

const words = {
  mobile: {
    note: 'member.binding.noteMobile',
    submit: 'member.binding.submitMobile',
    done: 'member.binding.doneMobile',
    unsure: 'member.binding.unsureMobile',
  },
  email: {
    note: 'member.binding.noteEmail',
    submit: 'member.binding.submitEmail',
    done: 'member.binding.doneEmail',
    unsure: 'member.binding.unsureEmail',
  },
} as const;
const errorNames: Readonly<Record<string, string>> = { mobile: 'mobileNum', email: 'email' };

/** Binding a mobile number or a mail address: a code sent to it, and the sign-in password. */
function BindingForm({ kind, bound }: Props) {
  const { t } = useTranslation(['member', 'system']);
  const binding = useSecretActor(bindingMachine, { kind });
  useDraft(binding, bindingDraft, kind);
  const password = useSelector(binding, ({ context }) => context.fields.password);
  const missing = useSelector(binding, ({ context }) => context.problems.password !== undefined);
  const failure = useSelector(binding, ({ context }) => context.failure);
  const busy = useSelector(binding, (snapshot) => snapshot.hasTag('busy'));
  const unsure = useSelector(binding, (snapshot) => snapshot.hasTag('unsure'));
  const notDone = useSelector(binding, atStep('notDone'));
  const done = useSelector(binding, ({ status }) => status === 'done');

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    binding.send({ type: 'submitted', bound });
    const wrong = Object.keys(binding.getSnapshot().context.problems);
    focusField(
      sent.currentTarget,
      wrong.map((field) => (field === 'target' ? (errorNames[kind] ?? field) : field)),
    );
  }

  if (done) return <DonePanel title={t(words[kind].done)} text={t('member.binding.doneText')} />;
  if (unsure) {
    return (
      <Unsure
        text={t(words[kind].unsure)}
        busy={busy}
        onLook={() => binding.send({ type: 'outcome.asked' })}
        onForm={() => binding.send({ type: 'form.wanted' })}
      />
    );
  }
  return (
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
      {bound && <Note>{t('member.binding.current', { target: bound })}</Note>}
      {failure && <FailureAlert failure={failure} />}
      {notDone && <Alert tone="neutral">{t('system.unsure.notDone')}</Alert>}
      <BindingFields binding={binding} />
      <Note>{t(words[kind].note)}</Note>
      <OwnPasswordField
        value={password}
        missing={missing}
        busy={busy}
        onValue={(value) => binding.send({ type: 'field.changed', field: 'password', value })}
      />
      <LiveStatus text={busy ? t('member.secret.sending') : ''} />
      <Button wide="on-phone" type="submit" variant="primary" size="large" busy={busy}>
        {t(words[kind].submit)}
      </Button>
    </Stack>
  );
}

type BindingFieldsProps = { binding: ActorRefFrom<typeof bindingMachine> };

/** What the fields of a number know of its problems; the gateway refuses one without a reason. */
function numberProblem(problem: BindingProblem | undefined) {
  const named = problem === 'required' || problem === 'mobileSigns' || problem === 'mobileCountry';
  return named ? problem : problem && 'mobileDigits';
}

/** The number or address to be bound and the code sent to it: fields of verifying, within a form of the member’s. */
function BindingFields({ binding }: BindingFieldsProps) {
  const { t } = useTranslation(['member', 'verification', 'acts']);
  const sender = useResident('bindingCode');
  const { kind, fields, dialing, problems } = useSelector(binding, ({ context }) => context);
  const busy = useSelector(binding, (snapshot) => snapshot.hasTag('busy'));
  const change = (field: BindingField) => (value: string) =>
    binding.send({ type: 'field.changed', field, value });
  const target = kind === 'mobile' ? 'mobileNum' : 'email';

  function emailError(problem: BindingProblem | undefined) {
    if (problem === undefined) return undefined;
    if (problem === 'required') return t('member.binding.emailRequired');
    const format = t('member.binding.emailFormat');
    return isEmailProblem(problem) ? <EmailError {...{ format, problem }} /> : format;
  }

  function send(form: HTMLFormElement | null) {
    binding.send({ type: 'code.asked' });
    focusField(form, [binding.getSnapshot().context.problems.target ? target : 'code']);
  }

  if (kind === 'mobile')
    return (
      <MobileFields
        sender={sender}
        number={fields.target}
        code={fields.code}
        dialing={dialing}
        problems={{
          number: numberProblem(problems.target),
          code: problems.code && 'required',
        }}
        busy={busy}
        onNumber={change('target')}
        onCode={change('code')}
        onDialing={(picked) => binding.send({ type: 'country.picked', dialing: picked })}
        onSend={send}
      />
    );
  return (
    <>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('member.binding.email')}
        value={fields.target}
        error={emailError(problems.target)}
        required
        readOnly={busy}
        onValue={change('target')}
      />
      <CodeField
        sender={sender}
        place={placeOf({ kind, target: fields.target, countryDialingCode: '' })}
        way="mail"
        code={fields.code}
        problem={problems.code && 'required'}
        busy={busy}
        onCode={change('code')}
        onSend={send}
      />
    </>
  );
}
