import { useTranslation } from 'react-i18next';
import type { NoticeEntry } from '#machines/notices/list.rules.ts';
import { formatDate } from '#src/i18n/dates.ts';
import { languageTag } from '#src/i18n/languages.ts';
import { pathOf } from '#src/paths.ts';
import { instead } from '#src/ui/opens-elsewhere.ts';
import { Pager } from '#src/ui/pager.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './notices.module.css';

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
      <ul className={styles.titles}>
        {notices.map(({ id, type, title, date, language }) => (
          <li key={id}>
            <PathLink
              to={pathOf({ screen: 'noticePage', query: { id } })}
              className={styles.entry}
              data-in-place={onOpen ? '' : undefined}
              aria-current={id === open ? 'true' : undefined}
              onClick={onOpen && instead(() => onOpen(id))}
            >
              <span className={styles.name} lang={languageTag(language)}>
                {title}
              </span>
              <span className={styles.facts}>
                {t(`notices.types.${type}`)} · {formatDate(date)}
              </span>
            </PathLink>
          </li>
        ))}
      </ul>
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
