import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { bindingMachine } from '#machines/member/binding.machine.ts';
import type { BindingKind } from '#machines/member/binding.rules.ts';
import { bindingDraft } from '#machines/member/binding.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { atStep } from '#src/actors/meta.ts';
import { useSecretActor } from '#src/actors/secret-actor.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { BindingFields } from './binding-fields.tsx';
import { DonePanel } from './done-panel.tsx';
import styles from './form.module.css';
import { OwnPasswordField } from './own-password-field.tsx';
import { Unsure } from './unsure.tsx';

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
export function BindingForm({ kind, bound }: Props) {
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
    <form className={styles.form} noValidate onSubmit={submit}>
      {bound && <p className={styles.note}>{t('member.binding.current', { target: bound })}</p>}
      {failure && <FailureAlert failure={failure} />}
      {notDone && <Alert tone="neutral">{t('system.unsure.notDone')}</Alert>}
      <BindingFields binding={binding} />
      <p className={styles.note}>{t(words[kind].note)}</p>
      <OwnPasswordField
        value={password}
        missing={missing}
        busy={busy}
        onValue={(value) => binding.send({ type: 'field.changed', field: 'password', value })}
      />
      <LiveStatus text={busy ? t('member.secret.sending') : ''} />
      <Button className={styles.submit} type="submit" variant="primary" size="large" busy={busy}>
        {t(words[kind].submit)}
      </Button>
    </form>
  );
}
