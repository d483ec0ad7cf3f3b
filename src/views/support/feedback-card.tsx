import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { feedbackMachine } from '#machines/support/feedback.machine.ts';
import { feedbackBy } from '#machines/support/feedback.parts.ts';
import { feedbackDraft } from '#machines/support/feedback.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useMoneyActor } from '#src/actors/money-act.ts';
import { useNthAct } from '#src/actors/nth-act.ts';
import { useUploads } from '#src/actors/uploads.ts';
import { Card } from '#src/ui/card.tsx';
import { takesFiles } from '#src/views/acts/file-drop.ts';
import { ProofPicker } from '#src/views/acts/proof-picker.tsx';
import { FeedbackForm } from './feedback-form.tsx';

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
export function FeedbackCard() {
  const feedback = useMoneyActor(feedbackBy(call), call, { call, about: '' });
  useDraft(feedback, feedbackDraft);
  const nth = useNthAct(feedback);
  return <NewFeedback key={nth} feedback={feedback} />;
}
