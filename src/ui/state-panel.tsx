import type { ReactNode } from 'react';
import styles from './state-panel.module.css';

interface StatePanelProps {
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
  /** The heading's level on its page. */
  level?: 'h1' | 'h2' | 'h3' | undefined;
}

/** Content that is still empty, with a suggestion what to do. */
export function EmptyState(props: StatePanelProps) {
  return <StatePanel {...props} tone="plain" />;
}

/** A place that could not be shown; read out when it appears. */
export function ErrorState(props: StatePanelProps) {
  return <StatePanel {...props} tone="danger" />;
}

function StatePanel(props: StatePanelProps & { tone: 'plain' | 'danger' }) {
  const { icon, title, text, action, tone, level: Heading = 'h2' } = props;
  return (
    <div className={styles.panel} data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <span className={styles.niche} aria-hidden="true">
        {icon}
      </span>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
