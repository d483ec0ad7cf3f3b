import { ArrowLeft, CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { askCasesAgainIn } from '#machines/support/feedback.rules.ts';
import { useLatestReading } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { pathOf } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import { CaseRow } from './case-row.tsx';
import { ContactCards } from './contact-cards.tsx';

const list = pathOf({ screen: 'member', page: 'feedback' });

/** One comment at its own address. */
export function CasePage({ reference }: { reference: string }) {
  const { t } = useTranslation(['support', 'system']);
  const reading = useLatestReading(
    useMemberRead('support.case', { reference }, { fresh: 0, again: (one) => askCasesAgainIn([one]) }),
  );
  const { data: one, failure } = reading;
  // What is no reference at all is refused like one that nobody has.
  const unknown = failure?.code === 'NOT_FOUND' || failure?.code === 'INPUT_INVALID';
  const back = (
    <ButtonLink as={PathLink} to={list} variant="quiet" icon={<ArrowLeft />}>
      {t('support.cases.back')}
    </ButtonLink>
  );
  if (unknown)
    return (
      <EmptyState
        level="h1"
        icon={<CircleHelp />}
        title={t('support.cases.missing')}
        text={t('support.cases.missingText')}
        action={back}
      />
    );
  if (failure) return <LoadFailed reading={reading} level="h1" title={t('support.cases.failed')} />;
  return (
    <Stack gap={5}>
      <h1>{t('support.feedback.title')}</h1>
      <LiveStatus text={one ? '' : t('support.cases.loading')} />
      {one ? <CaseRow one={one} /> : <Skeleton shape="block" />}
      <p>{back}</p>
      <ContactCards />
    </Stack>
  );
}
