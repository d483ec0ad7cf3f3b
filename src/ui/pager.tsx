import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import styles from './pager.module.css';
import { pagerRange } from './pager-range.ts';

interface PagerProps {
  /** The current page, from 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** The accessible name of one page, such as "Page 3". */
  pageLabel: (page: number) => string;
}

/** The way through a list in pages: previous, first, around the current, last, next. One page needs no pager. */
export function Pager({ page, pages, onPage, label, previousLabel, nextLabel, pageLabel }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      <IconButton
        size="small"
        label={previousLabel}
        icon={<ChevronLeft />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {pagerRange(page, pages).map((entry, index) =>
        entry === 'gap' ? (
          <span key={index < 3 ? 'gap-before' : 'gap-after'} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={entry}
            type="button"
            className={styles.page}
            aria-label={pageLabel(entry)}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onPage(entry)}
          >
            {entry}
          </button>
        ),
      )}
      <IconButton
        size="small"
        label={nextLabel}
        icon={<ChevronRight />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
