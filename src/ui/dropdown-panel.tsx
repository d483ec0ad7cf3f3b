import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './dropdown.module.css';
import { reachableIn, walkFocus } from './focus-walk.ts';

/** The preferred position: under the trigger, from its middle or its start, or to its left if there is space. */
export interface Place {
  side: 'bottom' | 'left';
  align: 'start' | 'center';
}

interface DropdownPanelProps extends Place {
  id: string;
  label: string;
  /** Set when the keyboard opened it: the focus goes to the first element inside. */
  focusFirst: RefObject<boolean>;
  /** A step back from the first thing inside. */
  onBefore: () => void;
  onPicked: () => void;
  children: ReactNode;
}

/** The open panel of a dropdown, in the top layer of the page, where the style sheet ties it to its trigger. */
export function DropdownPanel({
  id,
  label,
  side,
  align,
  focusFirst,
  children,
  ...heard
}: DropdownPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    panel.current?.showPopover?.();
    if (focusFirst.current) reachableIn(panel.current)[0]?.focus();
    focusFirst.current = false;
  }, [focusFirst]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      ref={panel}
      id={id}
      className={styles.panel}
      data-place={side === 'left' ? side : align}
      popover="manual"
      role="group"
      aria-label={label}
      onClick={(click) =>
        click.target instanceof Element && click.target.closest('a, button') && heard.onPicked()
      }
      onKeyDown={(key) => {
        const target = walkFocus(key.key, reachableIn(panel.current), document.activeElement);
        if (!target) return;
        key.preventDefault();
        if (target === 'before') heard.onBefore();
        else target.focus();
      }}
    >
      {children}
    </div>
  );
}
