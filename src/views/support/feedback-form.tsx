import { useSelector } from '@xstate/react';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { feedbackMachine } from '#machines/support/feedback.machine.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { Note, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import styles from './feedback.module.css';
import { useFeedbackFacts } from './feedback-facts.ts';
import { FeedbackText } from './feedback-text.tsx';

type Props = {
  feedback: ActorRefFrom<typeof feedbackMachine>;
  /** The pictures that go with it, by their proof ids. */
  pictures?: readonly string[];
  /** A picture is still on its way: sent now, it would be left out. */
  waits?: boolean;
  /** What else the form holds. */
  children?: ReactNode;
};

/** The text of a comment with its live count, and how its sending went. */
export function FeedbackForm({ feedback, pictures = [], waits = false, children }: Props) {
  const { t } = useTranslation(['support', 'acts']);
  const act = useMoneyAct<typeof feedbackMachine>(feedback);
  const { call, text, characters, fault, record } = useSelector(feedback, ({ context }) => context);
  const sending = act.step === 'sending';
  const reopens = call === 'support.reopen';
  const facts = useFeedbackFacts(record);

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    if (waits) return;
    feedback.send({ type: 'submitted', pictures });
    focusField(sent.currentTarget, [feedback.getSnapshot().context.fault ? 'text' : '']);
  }

  return (
    <Stack gap={4}>
      <ActOutcome
        act={act}
        changeable
        done={{
          title: t(reopens ? 'support.feedback.reopened' : 'support.feedback.sent'),
          text: t('support.feedback.sentText'),
          facts,
          again: t(reopens ? 'support.feedback.seen' : 'support.feedback.another'),
        }}
      />
      <LiveStatus text={sending ? t('acts.sending') : ''} />
      {(act.step === 'form' || sending) && (
        <Stack as="form" gap={4} noValidate onSubmit={submit}>
          <FeedbackText
            label={t(reopens ? 'support.feedback.why' : 'support.feedback.label')}
            {...{ text, characters, fault }}
            readOnly={sending}
            onType={(typed) => feedback.send({ type: 'text.typed', ...typed })}
          />
          {children}
          {waits && <Note>{t('support.feedback.waits')}</Note>}
          <Button
            className={styles.submit}
            type="submit"
            variant="primary"
            size="large"
            busy={sending}
            disabled={waits}
          >
            {t(reopens ? 'support.feedback.reopen' : 'support.feedback.send')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
