import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  icon: ReactNode;
  /** The way on: a button. */
  action?: ReactNode;
  children: ReactNode;
}

/** Something about the whole page that lasts until it is over or seen to: it floats at the foot, and is read out. */
export function Notice({ icon, action, children }: NoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <p>{children}</p>
      {action}
    </div>
  );
}

/** Where notices float, one above the other. */
export function NoticeStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
