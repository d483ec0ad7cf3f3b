import { ChevronDown } from 'lucide-react';
import {
  type ElementType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import type { As } from './as.ts';
import { classes } from './classes.ts';
import styles from './dropdown.module.css';
import { DropdownPanel, type Place } from './dropdown-panel.tsx';
import { reachableIn } from './focus-walk.ts';
import { useLinger } from './use-linger.ts';
import { useStranded } from './use-stranded.ts';

interface Own {
  /** The face of the trigger; everything else given goes to the trigger itself. */
  face: ReactNode;
  /** The accessible name of the panel. */
  panelLabel: string;
  /** Links and buttons; picking one closes the panel. Drawn only while it is open. */
  children: ReactNode;
  /** To the `left` of the trigger if there is space, as in a rail, so that it does not cover the other triggers. */
  side?: Place['side'];
  /** `center` under the trigger, or from its `start`. */
  align?: Place['align'];
  /** It is about to open: the moment to prefetch what it leads to. */
  onOpen?: (() => void) | undefined;
  /** A link is being followed; what prevents it goes another way. */
  onFollow?: ((click: MouseEvent) => void) | undefined;
  /** Without the small arrow, where space is tight. */
  bare?: boolean | undefined;
}

/**
 * A trigger with a panel that opens on hover, keyboard focus and tap, and closes 200 ms after both have left it (spec
 * section 2). As a link, a mouse or Enter follows it, a first tap opens it and a second follows it; the arrow key
 * down goes into the panel and Escape out of it.
 */
export function Dropdown<Element extends ElementType = 'button'>(props: As<Element, Own>) {
  const {
    as: Tag = 'button',
    face,
    panelLabel,
    children,
    side = 'bottom',
    align = 'center',
    bare,
    ...rest
  } = props;
  const { onOpen, onFollow, className, ...trigger } = rest;
  const { open, enter, leave, close } = useLinger(onOpen);
  const root = useRef<HTMLSpanElement>(null);
  const panelId = useId();
  const touched = useRef(false);
  const intoPanel = useRef(false);
  const stranded = useStranded(root, open, leave);

  useEffect(() => {
    if (!open) return;
    const pressedOutside = (press: PointerEvent) => {
      if (!(press.target instanceof Node && root.current?.contains(press.target))) close();
    };
    // Wherever the focus is: what a hover has opened must close without moving the pointer (WCAG 1.4.13).
    const escaped = (key: globalThis.KeyboardEvent) => {
      if (key.key !== 'Escape') return;
      if (document.activeElement?.closest(`[id="${panelId}"]`)) backToTrigger();
      close();
    };
    document.addEventListener('pointerdown', pressedOutside);
    document.addEventListener('keydown', escaped);
    return () => {
      document.removeEventListener('pointerdown', pressedOutside);
      document.removeEventListener('keydown', escaped);
    };
  });

  const enterPanel = () => {
    const first = reachableIn(document.getElementById(panelId))[0];
    intoPanel.current = !first;
    first?.focus();
    enter();
  };
  const backToTrigger = () => root.current?.querySelector<HTMLElement>(':scope > [aria-expanded]')?.focus();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only receives the events of its trigger and its panel
    <span
      ref={root}
      className={styles.dropdown}
      data-dropdown={open ? 'open' : 'closed'}
      onPointerEnter={(pointer) => {
        stranded.note();
        if (pointer.pointerType !== 'touch') enter();
      }}
      onPointerMove={stranded.note}
      onPointerLeave={(pointer) => pointer.pointerType !== 'touch' && !stranded.by(pointer) && leave()}
      onBlur={(blur) => !blur.currentTarget.contains(blur.relatedTarget) && leave()}
    >
      <Tag
        {...(Tag === 'button' ? { type: 'button' } : {})}
        {...trigger}
        className={classes(styles.trigger, className)}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onPointerDown={(pointer: { pointerType: string }) => {
          touched.current = pointer.pointerType === 'touch';
        }}
        onFocus={(focus: { target: globalThis.Element }) => focus.target.matches(':focus-visible') && enter()}
        onClick={(click: MouseEvent) => {
          if (touched.current && Tag === 'button' && open) return close();
          if (touched.current && !open) click.preventDefault();
          else onFollow?.(click);
          if (Tag === 'button' && click.detail === 0) return enterPanel();
          enter();
        }}
        onKeyDown={(key: KeyboardEvent) => {
          if (key.key !== 'ArrowDown') return;
          key.preventDefault();
          enterPanel();
        }}
      >
        {face}
        {!bare && <ChevronDown className={styles.arrow} aria-hidden="true" />}
      </Tag>
      {open && (
        <DropdownPanel
          {...{ id: panelId, label: panelLabel, side, align }}
          focusFirst={intoPanel}
          onBefore={backToTrigger}
          onPicked={close}
        >
          {children}
        </DropdownPanel>
      )}
    </span>
  );
}
