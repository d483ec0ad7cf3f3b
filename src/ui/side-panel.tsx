import X from 'lucide-react/icons/x';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { rememberFocus } from './focus-return.ts';
import { IconButton } from './icon-button.tsx';
import styles from './side-panel.module.css';

interface SidePanelProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  closeLabel: string;
  /** The edge it comes from. */
  edge?: 'start' | 'end' | 'bottom' | undefined;
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel that slides in from an edge over the page. Escape and a press outside close it. */
export function SidePanel({
  open,
  title,
  onClose,
  closeLabel,
  edge = 'end',
  footer,
  children,
}: SidePanelProps) {
  const returnFocus = useRef<() => void>(undefined);
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={styles.panel}
          data-edge={edge}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            returnFocus.current = rememberFocus();
          }}
          onCloseAutoFocus={(closing) => {
            closing.preventDefault();
            returnFocus.current?.();
          }}
        >
          <div className={styles.head}>
            <Radix.Title>{title}</Radix.Title>
            <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
