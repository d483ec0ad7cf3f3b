import { useSelector } from '@xstate/react';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { FeedbackCase } from '#contract/support/feedback.ts';
import type { feedbackMachine } from '#machines/support/feedback.machine.ts';
import { counted, longestText, shortestText } from '#machines/support/feedback.rules.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { Button } from '#src/ui/button.tsx';
import { Field } from '#src/ui/field.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import styles from './feedback.module.css';

type Props = {
  feedback: ActorRefFrom<typeof feedbackMachine>;
  /** The pictures that go with it, by their proof ids. */
  pictures?: readonly string[];
  /** A picture is still on its way: sent now, it would be left out. */
  waits?: boolean;
  /** What else the form holds. */
  children?: ReactNode;
};

/** So many characters before the most, the count is told to those who hear the page. */
const near = 20;

/** The text of a comment with its live count, and how its sending went. */
export function FeedbackForm({ feedback, pictures = [], waits = false, children }: Props) {
  const { t } = useTranslation(['support', 'acts']);
  const act = useMoneyAct<typeof feedbackMachine>(feedback);
  const { call, text, characters, fault, record } = useSelector(feedback, ({ context }) => context);
  const sending = act.step === 'sending';
  const reopens = call === 'support.reopen';
  const left = longestText - characters;
  const factsOf = ({ reference, acknowledgeBy, decideBy }: FeedbackCase) => [
    { id: 'reference', label: t('acts.reference'), value: reference },
    { id: 'seen', label: t('support.feedback.acknowledgeBy'), value: formatDate(acknowledgeBy) },
    { id: 'decided', label: t('support.feedback.decideBy'), value: formatDate(decideBy) },
  ];

  const type = (value: string) => feedback.send({ type: 'text.typed', ...counted(value) });

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    if (waits) return;
    feedback.send({ type: 'submitted', pictures });
    focusField(sent.currentTarget, [feedback.getSnapshot().context.fault ? 'text' : '']);
  }

  return (
    <div className={styles.column}>
      <ActOutcome
        act={act}
        changeable
        done={{
          title: t(reopens ? 'support.feedback.reopened' : 'support.feedback.sent'),
          text: t('support.feedback.sentText'),
          facts: record ? factsOf(record) : [],
          again: t(reopens ? 'support.feedback.seen' : 'support.feedback.another'),
        }}
      />
      <LiveStatus text={sending ? t('acts.sending') : ''} />
      {(act.step === 'form' || sending) && (
        <form className={styles.form} noValidate onSubmit={submit}>
          <Field
            label={t(reopens ? 'support.feedback.why' : 'support.feedback.label')}
            hint={t('support.feedback.hint')}
            error={fault && t(`support.feedback.fault.${fault}`, { least: shortestText, most: longestText })}
            required
            hearing={{ value: text, onValue: type }}
            aside={
              <span className={styles.count} data-over={left < 0}>
                {t('support.feedback.count', { characters, most: longestText })}
              </span>
            }
          >
            {(wiring) => (
              <textarea
                {...wiring}
                name="text"
                rows={4}
                value={text}
                readOnly={sending}
                onChange={({ currentTarget }) => type(currentTarget.value)}
              />
            )}
          </Field>
          <LiveStatus text={left <= near ? t('support.feedback.left', { count: Math.max(0, left) }) : ''} />
          {children}
          {waits && <p className={styles.note}>{t('support.feedback.waits')}</p>}
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
        </form>
      )}
    </div>
  );
}
