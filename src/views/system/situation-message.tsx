import type { ReactNode } from 'react';
import { Note } from '#src/ui/layout.tsx';
import styles from './situation-message.module.css';

type Props = {
  icon: ReactNode;
  /** What kind of message it is, over the title. */
  kind?: string;
  title: string;
  text: string;
  /** Facts between the text and the buttons. */
  facts?: ReactNode;
  actions?: ReactNode;
};

/** The message that replaces the app: read out when it appears. */
export function SituationMessage({ icon, kind, title, text, facts, actions }: Props) {
  return (
    <div className={styles.message} role="alert">
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      {kind && <p className={styles.kind}>{kind}</p>}
      <h1>{title}</h1>
      <Note>{text}</Note>
      {facts}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
