import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { feedbackMachine } from '#machines/support/feedback.machine.ts';
import { askCasesAgainIn, feedbackDraft } from '#machines/support/feedback.rules.ts';
import { feedbackBy } from '#machines/support/feedback-by-call.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useMoneyActor } from '#src/actors/money-act.ts';
import { useNthAct } from '#src/actors/nth-act.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useUploads } from '#src/actors/uploads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Card } from '#src/ui/card.tsx';
import { Note, PageHead, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { takesFiles } from '#src/views/acts/file-drop.ts';
import { ProofPicker } from '#src/views/acts/proof-picker.tsx';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import { CaseRow } from './case-row.tsx';
import { ContactCards } from './contact-cards.tsx';
import styles from './feedback.module.css';
import { FeedbackForm } from './feedback-form.tsx';

/** Comments (spec 5, 7): a new one, the own ones with their answers, and the ways to a person for what can't wait. */
export function FeedbackPage() {
  const { t } = useTranslation(['support']);
  return (
    <Stack gap={5}>
      <PageHead title={t('support.feedback.title')} text={t('support.feedback.text')} />
      <FeedbackCard />
      <CasesCard />
      <ContactCards />
    </Stack>
  );
}

const call = 'support.sendFeedback';

/** A new comment with its pictures, which may be dropped anywhere on its card; another one has pictures of its own. */
function NewFeedback({ feedback }: { feedback: ActorRefFrom<typeof feedbackMachine> }) {
  const { t } = useTranslation(['support']);
  const uploads = useUploads(call);
  return (
    <Card title={t('support.feedback.write')} {...takesFiles(uploads.choose)}>
      <FeedbackForm feedback={feedback} pictures={uploads.proofs} waits={uploads.underWay}>
        <ProofPicker
          uploads={uploads}
          title={t('support.feedback.pictures')}
          hint={t('support.feedback.picturesHint')}
        />
      </FeedbackForm>
    </Card>
  );
}

/** Where a comment is written, and how it went. */
function FeedbackCard() {
  const feedback = useMoneyActor(feedbackBy(call), call, { call, about: '' });
  useDraft(feedback, feedbackDraft);
  const nth = useNthAct(feedback);
  return <NewFeedback key={nth} feedback={feedback} />;
}

/** The member's own comments, newest first, each with what happened to it. */
function CasesCard() {
  const { t } = useTranslation(['support', 'system']);
  const textOf = useFailureText();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useMemberRead(
    'support.cases',
    { page },
    { fresh: 0, again: ({ cases }) => askCasesAgainIn(cases) },
  );
  const failed = error && !data;
  return (
    <Card title={t('support.cases.title')}>
      <LiveStatus
        text={
          data || failed ? t('support.cases.count', { count: data?.count ?? 0 }) : t('support.cases.loading')
        }
      />
      {failed && (
        <Alert action={<RetryButton busy={isFetching} onClick={() => void refetch()} />}>
          {textOf(error.failure)}
        </Alert>
      )}
      {!data && !failed && <Skeleton shape="block" />}
      {data?.count === 0 && <Note>{t('support.cases.none')}</Note>}
      <ul className={styles.cases} aria-label={t('support.cases.title')} aria-busy={isFetching}>
        {data?.cases.map((one) => (
          <li key={one.reference}>
            <CaseRow one={one} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={data?.totalPages ?? 1}
        onPage={setPage}
        label={t('support.cases.pages')}
        previousLabel={t('support.cases.previous')}
        nextLabel={t('support.cases.next')}
        pageLabel={(number) => t('support.cases.page', { number })}
      />
    </Card>
  );
}
