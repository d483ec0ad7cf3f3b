import styles from './page-progress.module.css';
import { Spinner } from './spinner.tsx';

interface PageProgressProps {
  label: string;
  /** `bar` is a thin line at the top of the window; `page` a ring in the middle of an empty page. */
  look?: 'bar' | 'page' | undefined;
}

/** A page is on its way. It shows only after a moment, so that a quick one does not flash. */
export function PageProgress({ label, look = 'page' }: PageProgressProps) {
  return (
    <div className={styles.progress} data-look={look} role="status">
      {look === 'page' ? <Spinner size="large" /> : <span className={styles.line} aria-hidden="true" />}
      <span className="visually-hidden">{label}</span>
    </div>
  );
}
