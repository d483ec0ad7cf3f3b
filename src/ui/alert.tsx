import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './alert.module.css';
import { focusField } from './field-events.ts';

interface AlertProps {
  tone?: 'neutral' | 'danger' | undefined;
  /** What to do about it, under the text. */
  action?: ReactNode;
  /** It keeps its role, and takes the focus, but is not red: a rule that protects somebody is no fault of theirs. */
  calm?: boolean | undefined;
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
export function Alert({ tone = 'danger', calm = false, action, about, children }: AlertProps) {
  const grave = tone === 'danger';
  const Icon = grave && !calm ? CircleAlert : Info;
  return (
    <div
      className={styles.alert}
      data-tone={calm ? 'neutral' : tone}
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
