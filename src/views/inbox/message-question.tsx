import { useSelector } from '@xstate/react';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#contract/inbox.ts';
import type { InboxActor } from '#src/actors/inbox.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { Button } from '#src/ui/button.tsx';
import { RadioRow } from '#src/ui/radio-row.tsx';
import styles from './inbox.module.css';

type Props = { inbox: InboxActor; message: Message };

/** What a message asks, with its choices; afterwards what was answered, and when. */
export function MessageQuestion({ inbox, message: { id, question } }: Props) {
  const { t } = useTranslation(['inbox']);
  const language = useLanguage();
  const busy = useSelector(inbox, (snapshot) => snapshot.hasTag('busy'));
  const [choice, choose] = useState<string | null>(null);
  const [asked, ask] = useState(false);
  const problem = useId();
  if (question === null) return null;
  const given = question.choices.find((one) => one.id === question.answer);
  if (question.answer !== null) {
    const date = formatDate(question.answeredAt);
    return (
      <p className={styles.question} role="status">
        {t('inbox.message.answered', { answer: given?.label ?? question.answer, date })}
      </p>
    );
  }
  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    ask(true);
    if (choice === null) sent.currentTarget.querySelector('input')?.focus();
    else inbox.send({ type: 'question.answered', id, choice, language });
  }
  const missing = asked && choice === null;
  return (
    <form className={styles.question} noValidate onSubmit={submit}>
      <fieldset aria-describedby={missing ? problem : undefined}>
        <legend>{t('inbox.message.question')}</legend>
        {question.choices.map((one) => (
          <RadioRow
            key={one.id}
            name="choice"
            value={one.id}
            label={one.label}
            checked={choice === one.id}
            onChoice={() => choose(one.id)}
          />
        ))}
      </fieldset>
      {missing && (
        <p id={problem} className={styles.problem}>
          {t('inbox.message.choose')}
        </p>
      )}
      <Button type="submit" variant="primary" busy={busy}>
        {t('inbox.message.send')}
      </Button>
    </form>
  );
}
