import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useContext, useRef } from 'react';
import styles from './dialog.module.css';
import { rememberFocus } from './focus-return.ts';
import { IconButton } from './icon-button.tsx';
import { OutOfSightContext, useOutOfSight } from './out-of-sight.ts';
import { SkipEntranceContext } from './skip-entrance.ts';

/** What the page itself puts into its body: the page, and each layer over it. */
const ours = '#root, [data-layer]';

/** Whether it stands in what somebody else laid over the page, such as a password manager's choice for a field. */
function isForeign(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body || target === document.documentElement)
    return false;
  return target.closest(ours) === null;
}

/**
 * A modal dialog keeps the focus, and is closed by a press outside. The library decides both at the document; what
 * happens in a foreign layer does not reach it there. Gives the way to end it.
 */
function letForeignBe(): () => void {
  const keep = (happened: Event) => {
    const to = happened.type === 'focusout' ? (happened as FocusEvent).relatedTarget : null;
    if (isForeign(happened.target) || isForeign(to)) happened.stopPropagation();
  };
  const kinds = ['pointerdown', 'focusin', 'focusout'];
  for (const kind of kinds) document.documentElement.addEventListener(kind, keep);
  return () => {
    for (const kind of kinds) document.documentElement.removeEventListener(kind, keep);
  };
}

interface DialogProps {
  open: boolean;
  title: ReactNode;
  /** Without it there is no close button, and only the content can close the dialog. */
  onClose?: (() => void) | undefined;
  closeLabel?: string | undefined;
  /** Escape and a press outside close it too (spec section 2: "where click-to-close is on"). */
  dismissable?: boolean | undefined;
  /**
   * `warning` 400 pixels wide, a card at every size · `generic` 600 x 300 at least · `wide` 960 · `centre` 1200, as
   * high as the window. All but the first fill a phone from edge to edge.
   */
  size?: 'warning' | 'generic' | 'wide' | 'centre' | undefined;
  /** One sentence under the title, announced with it. */
  description?: ReactNode;
  /** The id of what describes it instead of that sentence: facts that must be heard when it opens. */
  describedBy?: string | undefined;
  /** A picture or banner above the title. */
  banner?: ReactNode;
  /** The row of buttons that stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  titleHidden?: boolean | undefined;
  children?: ReactNode;
}

/** How many dialogs hold the page. */
let holding = 0;

/** Holds the page still, and notes before whether its scrollbar takes space, which then stays free (dialog.module.css). */
function holdPage(): () => void {
  const root = document.documentElement;
  if (holding === 0) root.dataset.held = window.innerWidth > root.clientWidth ? 'scrollbar' : 'bare';
  holding += 1;
  const end = letForeignBe();
  return () => {
    end();
    holding -= 1;
    if (holding === 0) delete root.dataset.held;
  };
}

/**
 * A modal dialog. When it opens, the focus goes to the element with `data-autofocus` or else to the first
 * control; when it closes, back to where it was.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    dismissable = true,
    size = 'generic',
    description,
    describedBy,
    banner,
    footer,
  } = props;
  const returnFocus = useRef<() => void>(undefined);
  const keepOpen = !(dismissable && onClose);
  const still = useContext(SkipEntranceContext);
  const out = useContext(OutOfSightContext);
  const outOfSight = useOutOfSight();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Radix.Portal>
        {/* The library's own overlay stops the page from scrolling by a style element that a strict policy refuses. */}
        <div ref={holdPage} className={styles.scrim} hidden={out} data-still={still} data-layer="" />
        <Radix.Content
          className={styles.dialog}
          hidden={out}
          data-size={size}
          data-still={still}
          data-layer=""
          {...(description && !describedBy ? {} : { 'aria-describedby': describedBy })}
          onOpenAutoFocus={(opening) => {
            returnFocus.current = rememberFocus();
            const first = (opening.currentTarget as Element).querySelector<HTMLElement>('[data-autofocus]');
            if (!first) return;
            opening.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(closing) => {
            closing.preventDefault();
            returnFocus.current?.();
          }}
          onEscapeKeyDown={(key) => {
            if (keepOpen || isForeign(key.target)) key.preventDefault();
          }}
          // The library listens a moment after the focus is inside: a key pressed in that moment is heard here.
          onKeyDown={(key) => {
            if (key.key !== 'Escape' || key.defaultPrevented) return;
            key.preventDefault();
            if (!keepOpen) onClose();
          }}
          onInteractOutside={(press) => {
            if (keepOpen) press.preventDefault();
          }}
        >
          {banner && (
            <div ref={outOfSight} className={styles.banner}>
              {banner}
            </div>
          )}
          <div ref={outOfSight} className={props.titleHidden ? 'visually-hidden' : styles.head}>
            <Radix.Title className={styles.title}>{props.title}</Radix.Title>
            {description && (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            )}
          </div>
          <SkipEntranceContext value={false}>
            {props.children && (
              <div ref={outOfSight} className={styles.body}>
                {props.children}
              </div>
            )}
            {footer && (
              <div ref={outOfSight} className={styles.footer}>
                {footer}
              </div>
            )}
          </SkipEntranceContext>
          {onClose && props.closeLabel && (
            <IconButton
              className={styles.close}
              label={props.closeLabel}
              icon={<X />}
              overPicture={Boolean(banner)}
              onClick={onClose}
            />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
