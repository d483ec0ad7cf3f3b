import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './dropdown.module.css';
import { type Place, placePanel } from './dropdown-place.ts';
import { reachableIn, walkFocus } from './focus-walk.ts';

interface DropdownPanelProps extends Place {
  id: string;
  label: string;
  /** Set by whoever opened it with the keyboard: the focus goes to the first thing inside. */
  focusFirst: RefObject<boolean>;
  /** A step back from the first thing inside. */
  onBefore: () => void;
  onPicked: () => void;
  children: ReactNode;
}

/** The open panel of a dropdown, in the top layer of the page. */
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
    const element = panel.current;
    const trigger = element?.parentElement?.firstElementChild;
    if (!element || !trigger) return;
    element.showPopover?.();
    placePanel(element, trigger, { side, align });
    if (focusFirst.current) reachableIn(element)[0]?.focus();
    focusFirst.current = false;
  }, [side, align, focusFirst]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another language the trigger stands elsewhere
  useLayoutEffect(() => {
    const element = panel.current;
    const trigger = element?.parentElement?.firstElementChild;
    if (!element || !trigger) return;
    const place = () => placePanel(element, trigger, { side, align });
    place();
    window.addEventListener('scroll', place, { passive: true, capture: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [side, align, label]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      ref={panel}
      id={id}
      className={styles.panel}
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
