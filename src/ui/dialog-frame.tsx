import { X } from 'lucide-react';
import { type ReactNode, useContext, useId } from 'react';
import styles from './dialog.module.css';
import { rememberFocus } from './focus-return.ts';
import { IconButton } from './icon-button.tsx';
import { Skeleton } from './skeleton.tsx';
import { SkipEntranceContext } from './skip-entrance.ts';

interface DialogFrameProps {
  title: string;
  size: 'warning' | 'generic';
  closeLabel: string;
  onClose: () => void;
  banner?: ReactNode;
  /** Where the content will be, and in words that it is on its way. */
  children: ReactNode;
}

function takeFocus(frame: HTMLElement | null) {
  const giveBack = rememberFocus();
  frame?.focus({ preventScroll: true });
  // Once it is gone; a dialog that takes its place takes the focus too.
  return () => queueMicrotask(giveBack);
}

const stay = (moved: Event) => moved.preventDefault();

/** The page behind does not scroll; while the library that sees to it is on its way, this does. */
function holdStill(frame: HTMLElement | null) {
  for (const moved of ['wheel', 'touchmove']) frame?.addEventListener(moved, stay, { passive: false });
}

/**
 * A dialog whose code is on its way: it looks like the dialog that takes its place, can be closed like it, and is so
 * light that it is painted together with the press. Its only control is the button that closes it.
 */
export function DialogFrame({ title, size, closeLabel, onClose, banner, children }: DialogFrameProps) {
  const titleId = useId();
  const still = useContext(SkipEntranceContext);
  return (
    <div ref={holdStill}>
      <div className={styles.scrim} data-still={still} onClick={onClose} aria-hidden="true" />
      <div
        ref={takeFocus}
        className={styles.dialog}
        data-size={size}
        data-still={still}
        role="dialog"
        aria-modal="true"
        aria-busy="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={(key) => {
          if (key.key === 'Escape') onClose();
          if (key.key === 'Tab') key.currentTarget.querySelector('button')?.focus();
          if (key.key === 'Escape' || key.key === 'Tab') key.preventDefault();
        }}
      >
        {banner && <div className={styles.banner}>{banner}</div>}
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p className={styles.description}>
            <Skeleton />
          </p>
        </div>
        <div className={styles.body}>{children}</div>
        <IconButton
          className={styles.close}
          label={closeLabel}
          icon={<X />}
          overPicture={Boolean(banner)}
          onClick={onClose}
        />
      </div>
    </div>
  );
}
