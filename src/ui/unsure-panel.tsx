import { CircleHelp } from 'lucide-react';
import { Button } from './button.tsx';
import styles from './unsure-panel.module.css';

type Props = {
  title: string;
  text: string;
  /** What the person can do about it, the best way first. */
  ways: readonly { readonly label: string; readonly onClick: () => void }[];
  /** It is being found out just now. */
  busy: boolean;
};

function takeFocus(panel: HTMLElement | null): void {
  panel?.focus();
}

/** An act with an unknown outcome, in the place of its form: read out as soon as it appears, with the ways on. */
export function UnsurePanel({ title, text, ways, busy }: Props) {
  return (
    <div className={styles.panel} role="status" tabIndex={-1} ref={takeFocus}>
      <CircleHelp aria-hidden="true" />
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      <div className={styles.ways}>
        {ways.map(({ label, onClick }, at) => (
          <Button
            key={label}
            variant={at === 0 ? 'primary' : 'quiet'}
            busy={busy && at === 0}
            onClick={onClick}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
}
