import { useTranslation } from 'react-i18next';
import type { VisitorReceipt } from '#contract/support/feedback.ts';
import { formatDate } from '#src/i18n/dates.ts';
import type { ActFact } from '#src/views/acts/act-facts.tsx';

type Received = Pick<VisitorReceipt, 'reference' | 'acknowledgeBy' | 'decideBy'>;

/** What is told of a comment that was received: its reference, and by when it is seen and decided. */
export function useFeedbackFacts(received: Received | null): readonly ActFact[] {
  const { t } = useTranslation(['support', 'acts']);
  if (received === null) return [];
  const { reference, acknowledgeBy, decideBy } = received;
  return [
    { id: 'reference', label: t('acts.reference'), value: reference },
    { id: 'seen', label: t('support.feedback.acknowledgeBy'), value: formatDate(acknowledgeBy) },
    { id: 'decided', label: t('support.feedback.decideBy'), value: formatDate(decideBy) },
  ];
}
