import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';
import { PathLink } from './path-link.tsx';

interface AwaitedDialogProps {
  title: string;
  description?: string | undefined;
  /** The place of a banner above the title. */
  banner?: ReactNode;
  /** Where its close button leads, before anything else of it works. */
  closeTo: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A dialog that is on its way: its frame and its title stand in the page before any of its code is here, at the place of
 * the real one, which takes over without moving.
 */
export function AwaitedDialog(props: AwaitedDialogProps) {
  const { title, description, banner, closeTo, closeLabel, children } = props;
  return (
    <div className={styles.awaited}>
      <div className={styles.scrim} />
      <section className={styles.dialog} data-size="generic" aria-label={title} aria-busy="true">
        {banner && <div className={styles.banner}>{banner}</div>}
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        <div className={styles.body}>{children}</div>
        <IconButton
          as={PathLink}
          to={closeTo}
          className={styles.close}
          label={closeLabel}
          icon={<X />}
          overPicture={Boolean(banner)}
        />
      </section>
    </div>
  );
}
