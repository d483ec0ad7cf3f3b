import { useSelector } from '@xstate/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { visitorFeedbackMachine } from '#machines/support/visitor-feedback.machine.ts';
import { answerTo, visitorDraft } from '#machines/support/visitor-feedback.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { randomName } from '#src/ui/random-name.ts';
import { takeFocus } from '#src/ui/take-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import styles from '#src/views/acts/act.module.css';
import { ActFacts } from '#src/views/acts/act-facts.tsx';
import { EmailError } from '#src/views/acts/email-error.tsx';
import feedbackStyles from './feedback.module.css';
import { useFeedbackFacts } from './feedback-facts.ts';
import { FeedbackText } from './feedback-text.tsx';

type Feedback = { feedback: ActorRefFrom<typeof visitorFeedbackMachine> };

/** The answer was lost: only the same comment can be sent, because it may be there already. */
function Unsure({ feedback }: Feedback) {
  const { t } = useTranslation(['support']);
  const textOf = useFailureText();
  const failure = useSelector(feedback, ({ context }) => context.failure);
  return (
    <div className={styles.outcome} data-step="unsure" role="status" tabIndex={-1} ref={takeFocus}>
      <CircleAlert aria-hidden="true" />
      <p className={styles.title}>{t('support.visitor.unsure')}</p>
      <p className={styles.text}>{t('support.visitor.unsureText')}</p>
      {failure && <p className={styles.text}>{textOf(failure)}</p>}
      <Button variant="primary" onClick={() => feedback.send({ type: 'sent.again' })}>
        {t('support.visitor.again')}
      </Button>
    </div>
  );
}

/** The gateway has it, and where its answer goes. */
function Received({ feedback }: Feedback) {
  const { t } = useTranslation(['support']);
  const context = useSelector(feedback, (snapshot) => snapshot.context);
  const facts = useFeedbackFacts(context.receipt);
  const to = answerTo(context);
  return (
    <div className={styles.outcome} data-step="done" role="status" tabIndex={-1} ref={takeFocus}>
      <CircleCheck aria-hidden="true" />
      <p className={styles.title}>{t('support.feedback.sent')}</p>
      <p className={styles.text}>{t('support.visitor.sentText')}</p>
      {to !== '' && <p className={styles.text}>{t('support.visitor.answerTo', { email: to })}</p>}
      <ActFacts facts={facts} />
      <Button onClick={() => feedback.send({ type: 'again.asked', key: randomName(16) })}>
        {t('support.feedback.another')}
      </Button>
    </div>
  );
}

/** Where a visitor writes to the house (spec 2, 5). What is typed stays while the dialog is closed, until its page is left. */
export function VisitorFeedbackDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['support']);
  const [key] = useState(() => randomName(16));
  const feedback = usePageActor(visitorFeedbackMachine, { key });
  useDraft(feedback, visitorDraft);
  const unsure = useSelector(feedback, atStep('unsure'));
  const done = useSelector(feedback, atStep('done'));
  return (
    <Dialog
      open={open}
      title={t('support.visitor.title')}
      description={t('support.visitor.text')}
      closeLabel={t('support.visitor.close')}
      onClose={onClose}
    >
      {unsure && <Unsure feedback={feedback} />}
      {done && <Received feedback={feedback} />}
      {!unsure && !done && <VisitorFeedbackForm feedback={feedback} />}
    </Dialog>
  );
}

/** The text of a visitor's comment and an address for the answer; after a refusal with its reason. */
function VisitorFeedbackForm({ feedback }: { feedback: ActorRefFrom<typeof visitorFeedbackMachine> }) {
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
    <Stack as="form" gap={4} noValidate onSubmit={submit}>
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
      <Button className={feedbackStyles.submit} type="submit" variant="primary" size="large" busy={sending}>
        {t('support.feedback.send')}
      </Button>
    </Stack>
  );
}
