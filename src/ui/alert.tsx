import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { focusField } from './focus-field.ts';

interface AlertProps {
  tone?: 'neutral' | 'danger' | undefined;
  /** What to do about it, under the text. */
  action?: ReactNode;
  /** The name of the control that the message is about, in the same form. */
  about?: string | undefined;
  children: ReactNode;
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
  focusField(element?.closest('form') ?? null, [element?.dataset.about ?? '']);
}

/**
 * A message about a whole form or dialog. A danger message takes the focus when it appears, so that it is
 * read out and visible, and the keyboard continues from it, or from the control it is about: give it a `key`
 * that changes with every new refusal.
 */
export function Alert({ tone = 'danger', action, about, children }: AlertProps) {
  const Icon = tone === 'danger' ? CircleAlert : Info;
  const grave = tone === 'danger';
  return (
    <div
      className={styles.alert}
      data-tone={tone}
      data-about={about}
      role={grave ? 'alert' : 'status'}
      tabIndex={grave ? -1 : undefined}
      ref={grave ? takeFocus : undefined}
    >
      <Icon aria-hidden="true" />
      <div className={styles.text}>
        <p>{children}</p>
        {action}
      </div>
    </div>
  );
}
