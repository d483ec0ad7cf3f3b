import { CircleAlert, CircleHelp, Megaphone } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  everything,
  foundIn,
  noticesInput,
  noticesOf,
  onPage,
  pageOf,
} from '#machines/notices/list.rules.ts';
import { useOfferedRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { ReadingBoard } from '#src/ui/reading-board.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#src/ui/state-panel.tsx';
import { NoticeFilters } from './notice-filters.tsx';
import { NoticeList } from './notice-list.tsx';
import { NoticeText } from './notice-text.tsx';
import styles from './notices.module.css';

type Props = {
  /** The id of the chosen notice; null while the person has chosen none. */
  chosen: string | null;
  /** A title was pressed to be read here; without it the link to the notice's address is followed. */
  onOpen?: ((id: string) => void) | undefined;
};

/** All announcements (spec 2): their titles, nine a page, on the left, and the text of the chosen one on the right. */
export function NoticeBoard({ chosen, onOpen }: Props) {
  const { t } = useTranslation(['notices', 'system']);
  const textOf = useFailureText();
  const language = useLanguage();
  const [asked, ask] = useState(everything);
  // Until the person turns the pages, the list is open where the chosen notice is.
  const [turned, turn] = useState<number | null>(null);
  const { data, error, isFetching, refetch } = useOfferedRead(
    'notices.announcements',
    noticesInput(language),
  );
  // There may be ten thousand: they are sorted once, not at every key of the search.
  const notices = useMemo(() => (data ? noticesOf(data, language) : []), [data, language]);
  const found = foundIn(notices, asked);
  const { page, pages, shown } = onPage(found, turned ?? pageOf(found, chosen));
  const open = notices.find(({ id }) => id === chosen);
  const read = open ?? shown[0];
  const failed = error && !data;
  const missing = data && chosen !== null && !open;
  if (failed) {
    return (
      <ErrorState
        icon={<CircleAlert />}
        title={t('notices.failed')}
        text={textOf(error.failure)}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('notices.retry')}
          </Button>
        }
      />
    );
  }
  if (data && notices.length === 0) {
    return <EmptyState icon={<Megaphone />} title={t('notices.none')} text={t('notices.noneText')} />;
  }
  return (
    <>
      <LiveStatus text={data ? t('notices.count', { count: found.length }) : t('notices.loading')} />
      <ReadingBoard
        label={t('notices.list')}
        chosen={open !== undefined}
        index={
          <>
            {missing && (
              <EmptyState
                icon={<CircleHelp />}
                title={t('notices.missing')}
                text={t('notices.missingText')}
              />
            )}
            {/* With the notices: what is chosen before the page can hear it would be lost. */}
            {data && (
              <NoticeFilters
                asked={asked}
                onAsked={(wanted) => {
                  ask(wanted);
                  turn(1);
                }}
              />
            )}
            {!data && <Skeleton shape="block" />}
            {data && found.length === 0 && (
              <p className={styles.none}>
                {t('notices.noneFound')}{' '}
                <Button size="small" onClick={() => ask(everything)}>
                  {t('notices.showAll')}
                </Button>
              </p>
            )}
            <NoticeList
              notices={shown}
              open={read?.id}
              page={page}
              pages={pages}
              onPage={turn}
              onOpen={onOpen}
            />
          </>
        }
      >
        {read && <NoticeText key={read.id} notice={read} asked={open !== undefined} />}
      </ReadingBoard>
    </>
  );
}
