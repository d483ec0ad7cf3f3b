import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './cover.module.css';
import { rememberFocus } from './focus-return.ts';

/** Opens it over all there is, dialogs and a game that fills the screen too, and keeps it open while it is drawn. */
function standOver(cover: HTMLDialogElement): () => void {
  const returnFocus = rememberFocus();
  const stand = () => {
    cover.showModal();
    cover.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  };
  // Some browsers let a second Escape close any dialog.
  cover.addEventListener('close', stand);
  stand();
  document.body.dataset.covered = '';
  return () => {
    cover.removeEventListener('close', stand);
    cover.close();
    delete document.body.dataset.covered;
    returnFocus();
  };
}

/**
 * Covers the whole window: nothing behind it can be seen, reached or read aloud, and it is unchanged when the cover
 * goes away. It needs no code that may not be loaded yet. The focus goes to the element with `data-autofocus`.
 */
export function Cover({ label, children }: { label: string; children: ReactNode }) {
  return createPortal(
    <dialog
      className={styles.cover}
      data-layer=""
      ref={standOver}
      role="alertdialog"
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      // An open dialog below takes a press outside of it for a wish to close it.
      onPointerDown={(event) => event.stopPropagation()}
    >
      {children}
    </dialog>,
    document.body,
  );
}
