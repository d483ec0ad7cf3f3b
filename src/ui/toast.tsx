import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './toast.module.css';

export interface Toast {
  id: string;
  tone?: 'neutral' | 'positive' | 'danger' | undefined;
  text: ReactNode;
  action?: ReactNode;
}

const TONE_ICON = { neutral: Info, positive: CircleCheck, danger: CircleAlert };

interface ToastsProps {
  toasts: readonly Toast[];
  label: string;
  dismissLabel: string;
  onDismiss: (id: string) => void;
}

/**
 * Short messages over the page, read out as they come. How long one stays is for whoever owns the list: mount this
 * once and keep it mounted, or the first message is not announced.
 */
export function Toasts({ toasts, label, dismissLabel, onDismiss }: ToastsProps) {
  return (
    <section className={styles.toasts} aria-label={label} data-toasts="">
      <div className={styles.list} role="status">
        {toasts.map(({ id, tone = 'neutral', text, action }) => {
          const Icon = TONE_ICON[tone];
          return (
            <div key={id} className={styles.toast} data-tone={tone}>
              <Icon aria-hidden="true" />
              <p>{text}</p>
              {action}
              <IconButton size="small" label={dismissLabel} icon={<X />} onClick={() => onDismiss(id)} />
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** Says `text` to assistive technology whenever it changes, and shows nothing. */
export function LiveStatus({ text, urgent = false }: { text: string; urgent?: boolean }) {
  return (
    <p className="visually-hidden" role={urgent ? 'alert' : 'status'}>
      {text}
    </p>
  );
}
