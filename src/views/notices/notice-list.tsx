import { useTranslation } from 'react-i18next';
import { titled } from '#machines/kit/titles.rules.ts';
import type { NoticeEntry } from '#machines/notices/list.rules.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { pathOf } from '#src/paths.ts';
import { Pager } from '#src/ui/pager.tsx';
import { ReadingList } from '#src/ui/reading-list.tsx';

type Props = {
  notices: readonly NoticeEntry[];
  /** The id of the one whose text is shown. */
  open: string | undefined;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  onOpen?: ((id: string) => void) | undefined;
};

/** The titles on one page, each a link to its notice, and the way to the other pages. */
export function NoticeList({ notices, open, page, pages, onPage, onOpen }: Props) {
  const { t } = useTranslation(['notices']);
  return (
    <>
      <ReadingList
        open={open}
        onOpen={onOpen}
        entries={notices.map(({ id, type, title, date, language }) => ({
          id,
          to: pathOf({ screen: 'noticePage', query: { id } }),
          title: titled(title, t('notices.kind')),
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
