import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  icon?: ReactNode;
  /** Open from the start; after that it is its own. */
  startsOpen?: boolean | undefined;
  /** Disclosures of one name close one another. */
  name?: string | undefined;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** A heading that shows and hides what is under it. */
export function Disclosure({ summary, icon, startsOpen = false, name, onOpen, children }: DisclosureProps) {
  return (
    <details
      className={styles.disclosure}
      name={name}
      open={startsOpen}
      onToggle={(toggle) => toggle.currentTarget.open && onOpen?.()}
    >
      <summary className={styles.summary}>
        {icon}
        <span className={styles.words}>{summary}</span>
        <ChevronDown className={styles.arrow} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
