import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FeedbackCase } from '#contract/support/feedback.ts';
import { draftName } from '#machines/kit/draft.rules.ts';
import { feedbackDraft } from '#machines/support/feedback.rules.ts';
import { feedbackBy } from '#machines/support/feedback-by-call.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useMoneyActor } from '#src/actors/money-act.ts';
import { useSystem } from '#src/actors/system-context.tsx';
import { formatDate } from '#src/i18n/dates.ts';
import { Tag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Note, Row } from '#src/ui/layout.tsx';
import { ProofPicture } from '#src/views/acts/proof-picture.tsx';
import styles from './feedback.module.css';
import { FeedbackForm } from './feedback-form.tsx';

const tones = {
  RECEIVED: 'neutral',
  ACKNOWLEDGED: 'accent',
  ANSWERED: 'positive',
  REOPENED: 'warning',
} as const;

const call = 'support.reopen';

/** Reopens an answered comment. */
function Reopening({ about }: { about: string }) {
  const reopening = useMoneyActor(feedbackBy(call), call, { call, about }, about);
  useDraft(reopening, feedbackDraft, about);
  return <FeedbackForm feedback={reopening} />;
}

/** What was written and what happened, moment by moment. */
function Timeline({ one: { receivedAt, text, steps } }: { one: FeedbackCase }) {
  const { t } = useTranslation(['support']);
  const all = [{ state: 'RECEIVED', text, at: receivedAt } as const, ...steps];
  return (
    <ol className={styles.timeline}>
      {all.map((step) => (
        <li key={`${step.state} ${step.at}`} data-state={step.state}>
          <p className={styles.step}>
            <strong>{t(`support.cases.steps.${step.state}`)}</strong>
            <time dateTime={new Date(step.at).toISOString()}>{formatDate(step.at)}</time>
          </p>
          {step.text !== null && <p className={styles.said}>{step.text}</p>}
        </li>
      ))}
    </ol>
  );
}

/** One comment: where it stands, until when it is answered, what was said, and a way to reopen it. */
export function CaseRow({ one }: { one: FeedbackCase }) {
  const { t } = useTranslation(['support', 'acts']);
  const { keptKey, drafts } = useSystem();
  const { reference, state, pictures, acknowledgeBy, decideBy } = one;
  // A reopening whose answer never came goes on by itself, and so does one that was being written.
  const [reopens, setReopens] = useState(
    () => keptKey(call, reference) !== null || drafts.recall(draftName('feedback', reference)).length > 0,
  );
  const due = formatDate(state === 'RECEIVED' ? acknowledgeBy : decideBy);
  return (
    <article className={styles.case} aria-labelledby={`case-${reference}`}>
      <Row as="p" gap={2} align="center" justify="between">
        <strong id={`case-${reference}`} className={styles.reference}>
          {t('support.cases.named', { reference })}
        </strong>
        <Tag tone={tones[state]}>{t(`support.cases.state.${state}`)}</Tag>
      </Row>
      {state !== 'ANSWERED' && <Note>{t(`support.cases.due.${state}`, { moment: due })}</Note>}
      <Timeline one={one} />
      {pictures.length > 0 && (
        <Row as="ul" gap={3} aria-label={t('support.feedback.pictures')}>
          {pictures.map((id, at) => (
            <li key={id}>
              <ProofPicture proofId={id} number={at + 1} />
            </li>
          ))}
        </Row>
      )}
      {state === 'ANSWERED' && !reopens && (
        <Button className={styles.submit} size="small" onClick={() => setReopens(true)}>
          {t('support.cases.reopen')}
        </Button>
      )}
      {reopens && <Reopening about={reference} />}
    </article>
  );
}
