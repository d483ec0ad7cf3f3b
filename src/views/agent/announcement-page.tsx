import { CircleHelp, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOrKind } from '#machines/kit/titles.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { pathOf } from '#src/paths.ts';
import { Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { ReadingBoard } from '#src/ui/reading-board.tsx';
import { ReadingList } from '#src/ui/reading-list.tsx';
import { ReadingText } from '#src/ui/reading-text.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';

/** What the operator tells agents (spec 2, announcement), nine a page; `inside` is the id of the one that is read. */
export function AnnouncementPage({ inside }: { inside: string | undefined }) {
  const { t } = useTranslation(['agent', 'system']);
  const pictureOf = usePictureCheck();
  const language = useLanguage();
  // Until the agent turns the pages, the list is open where the chosen notice is.
  const [turned, turn] = useState<number | null>(null);
  const id = inside?.slice(0, 64);
  const asked = { page: turned ?? 1, language, ...(turned === null && id !== undefined ? { id } : {}) };
  const reading = readingOf(useMemberRead('agent.announcements', asked, { fresh: 0 }));
  const latest = useLatest(reading.data);
  const announcements = latest?.announcements ?? [];
  const open = announcements.find((one) => one.id === inside);
  const read = open ?? announcements[0];
  if (reading.failure) return <LoadFailed reading={reading} level="h1" title={t('agent.notices.failed')} />;
  if (latest?.count === 0)
    return (
      <EmptyState
        level="h1"
        icon={<Megaphone />}
        title={t('agent.notices.none')}
        text={t('agent.notices.noneText')}
      />
    );
  const entries = announcements.map(({ id: one, title, date }) => ({
    id: one,
    to: pathOf({ screen: 'agent', page: 'announcement', section: one }),
    title: titleOrKind(title, t('agent.notices.kind')),
    facts: formatDate(date),
  }));
  const missing = latest !== undefined && inside !== undefined && turned === null && !open;
  return (
    <Stack gap={5}>
      <h1>{t('agent.announcement')}</h1>
      <LiveStatus
        text={latest ? t('agent.notices.count', { count: latest.count }) : t('agent.notices.loading')}
      />
      <ReadingBoard
        label={t('agent.notices.list')}
        chosen={open !== undefined}
        index={
          <>
            {missing && (
              <EmptyState
                icon={<CircleHelp />}
                title={t('agent.notices.missing')}
                text={t('agent.notices.missingText')}
              />
            )}
            {!latest && <Skeleton shape="block" />}
            <ReadingList entries={entries} open={read?.id} />
            <Pager
              page={latest?.page ?? 1}
              pages={latest?.totalPages ?? 1}
              onPage={turn}
              label={t('agent.notices.pages')}
              previousLabel={t('agent.notices.previous')}
              nextLabel={t('agent.notices.next')}
              pageLabel={(number) => t('agent.notices.page', { number })}
            />
          </>
        }
      >
        {read && (
          <ReadingText
            key={read.id}
            title={titleOrKind(read.title, t('agent.notices.kind'))}
            facts={formatDate(read.date)}
            asked={open !== undefined}
          >
            <SafeHtml
              html={read.content}
              pictureOf={pictureOf}
              fallback={<p>{t('agent.notices.unshown')}</p>}
            />
          </ReadingText>
        )}
      </ReadingBoard>
    </Stack>
  );
}
