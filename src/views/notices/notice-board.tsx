import { CircleHelp, Megaphone } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { titleOrKind } from '#machines/kit/titles.rules.ts';
import {
  everything,
  foundIn,
  type NoticeEntry,
  type NoticesAsked,
  noticesInput,
  noticesOf,
  noticeTypes,
  onPage,
  pageOf,
} from '#machines/notices/list.rules.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { readingOf } from '#src/actors/reading.ts';
import { useOfferedRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Note } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { ReadingBoard } from '#src/ui/reading-board.tsx';
import { ReadingList } from '#src/ui/reading-list.tsx';
import { ReadingText } from '#src/ui/reading-text.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
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
  const language = useLanguage();
  const [asked, ask] = useState(everything);
  // Until the person turns the pages, the list is open where the chosen notice is.
  const [turned, turn] = useState<number | null>(null);
  const reading = readingOf(useOfferedRead('notices.announcements', noticesInput(language)));
  const { data, failure } = reading;
  // There may be ten thousand: they are sorted once, not at every key of the search.
  const notices = useMemo(() => (data ? noticesOf(data, language) : []), [data, language]);
  const found = foundIn(notices, asked);
  const { page, pages, shown } = onPage(found, turned ?? pageOf(found, chosen));
  const open = notices.find(({ id }) => id === chosen);
  const read = open ?? shown[0];
  const missing = data && chosen !== null && !open;
  if (failure) return <LoadFailed reading={reading} title={t('notices.failed')} />;
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
              <Note>
                {t('notices.noneFound')}{' '}
                <Button size="small" onClick={() => ask(everything)}>
                  {t('notices.showAll')}
                </Button>
              </Note>
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

/** Search in titles, and the choice of a type. */
function NoticeFilters({ asked, onAsked }: { asked: NoticesAsked; onAsked: (asked: NoticesAsked) => void }) {
  const { t } = useTranslation(['notices']);
  return (
    <div className={styles.filters}>
      <TextField
        type="search"
        label={t('notices.search')}
        value={asked.text}
        autoComplete="off"
        onValue={(text) => onAsked({ ...asked, text })}
      />
      <SelectField
        label={t('notices.by')}
        value={asked.type ?? ''}
        options={[
          { value: '', label: t('notices.all') },
          ...noticeTypes.map((value) => ({ value, label: t(`notices.types.${value}`) })),
        ]}
        onValue={(value) => onAsked({ ...asked, type: noticeTypes.find((one) => one === value) ?? null })}
      />
    </div>
  );
}

type NoticeListProps = {
  notices: readonly NoticeEntry[];
  /** The id of the one whose text is shown. */
  open: string | undefined;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  onOpen?: ((id: string) => void) | undefined;
};

/** The titles on one page, each a link to its notice, and the way to the other pages. */
function NoticeList({ notices, open, page, pages, onPage, onOpen }: NoticeListProps) {
  const { t } = useTranslation(['notices']);
  return (
    <>
      <ReadingList
        open={open}
        onOpen={onOpen}
        entries={notices.map(({ id, type, title, date, language }) => ({
          id,
          to: pathOf({ screen: 'noticePage', query: { id } }),
          title: titleOrKind(title, t('notices.kind')),
          lang: languageTag(language),
          facts: `${t(`notices.types.${type}`)} · ${formatDate(date)}`,
        }))}
      />
      <Pager
        page={page}
        pages={pages}
        onPage={onPage}
        label={t('notices.pages')}
        previousLabel={t('notices.previous')}
        nextLabel={t('notices.next')}
        pageLabel={(number) => t('notices.page', { number })}
      />
    </>
  );
}

type NoticeTextProps = {
  notice: NoticeEntry;
  /** The person chose it: its title takes the focus, so that it is read out. */
  asked: boolean;
};

/** The text of a notice, marked with its own language. */
function NoticeText({ notice, asked }: NoticeTextProps) {
  const { t } = useTranslation(['notices']);
  const pictureOf = usePictureCheck();
  const { title, content, date, language, promotion } = notice;
  return (
    <ReadingText
      title={titleOrKind(title, t('notices.kind'))}
      lang={languageTag(language)}
      facts={formatDate(date)}
      asked={asked}
    >
      {promotion === null ? (
        <SafeHtml html={content} pictureOf={pictureOf} fallback={<p>{t('notices.unshown')}</p>} />
      ) : (
        <>
          <p>{content}</p>
          <ButtonLink
            as={PathLink}
            to={pathOf({ screen: 'promoDetail', query: { id: promotion } })}
            variant="primary"
          >
            {t('notices.promotion')}
          </ButtonLink>
        </>
      )}
    </ReadingText>
  );
}
