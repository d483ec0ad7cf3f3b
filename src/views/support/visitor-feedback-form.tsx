import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { visitorFeedbackMachine } from '#machines/support/visitor-feedback.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { EmailError } from '#src/views/acts/email-error.tsx';
import styles from './feedback.module.css';
import { FeedbackText } from './feedback-text.tsx';

/** The text of a visitor's comment and an address for the answer; after a refusal with its reason. */
export function VisitorFeedbackForm({ feedback }: { feedback: ActorRefFrom<typeof visitorFeedbackMachine> }) {
  const { t } = useTranslation(['support', 'acts']);
  const textOf = useFailureText();
  const sending = useSelector(feedback, atStep('sending'));
  const { text, characters, email, faults, failure } = useSelector(feedback, ({ context }) => context);

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    feedback.send({ type: 'submitted' });
    const found = feedback.getSnapshot().context.faults;
    focusField(sent.currentTarget, [found.text ? 'text' : '', found.email ? 'email' : '']);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {failure && <Alert>{failure.absent ? t('support.visitor.absent') : textOf(failure)}</Alert>}
      <LiveStatus text={sending ? t('acts.sending') : ''} />
      <FeedbackText
        label={t('support.feedback.label')}
        {...{ text, characters }}
        fault={faults.text}
        readOnly={sending}
        onType={(typed) => feedback.send({ type: 'text.typed', ...typed })}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('support.visitor.email')}
        hint={t('support.visitor.emailHint')}
        error={
          faults.email && <EmailError format={t('support.visitor.emailFormat')} problem={faults.email} />
        }
        value={email}
        readOnly={sending}
        onValue={(value) => feedback.send({ type: 'email.typed', email: value })}
      />
      <Button className={styles.submit} type="submit" variant="primary" size="large" busy={sending}>
        {t('support.feedback.send')}
      </Button>
    </form>
  );
}
