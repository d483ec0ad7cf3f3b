const gutter = 8;
const gap = 6;

export interface Place {
  /** Where it is wanted; it stands above or below where there is no room. */
  side: 'bottom' | 'left';
  align: 'start' | 'center';
}

/** Where the left top corner of an open panel belongs, in pixels of the window. */
function cornerOf(panel: HTMLElement, trigger: Element, { side, align }: Place) {
  const anchor = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const rightmost = document.documentElement.clientWidth - width - gutter;
  const lowest = window.innerHeight - height - gutter;
  const inside = (wanted: number, most: number) => Math.max(gutter, Math.min(wanted, most));
  const before = anchor.left - gap - width;
  if (side === 'left' && before >= gutter) {
    return { left: before, top: inside(anchor.top + anchor.height / 2 - height / 2, lowest) };
  }
  const centred = anchor.left + anchor.width / 2 - width / 2;
  const left = inside(align === 'start' ? anchor.left : centred, rightmost);
  const below = anchor.bottom + gap;
  const above = anchor.top - gap - height;
  return { left, top: below > lowest && above >= gutter ? above : below };
}

/**
 * Puts an open panel beside its trigger and keeps it inside the window. The panel stands in the top layer, where
 * neither a scrolling row nor a blurred header can cut it. Values go through the DOM: the policy of the page
 * (style-src) lets no style attribute through.
 */
export function placePanel(panel: HTMLElement, trigger: Element, place: Place): void {
  panel.style.maxHeight = 'none';
  const { left, top } = cornerOf(panel, trigger, place);
  panel.style.left = `${left}px`;
  panel.style.top = `${top}px`;
  panel.style.maxHeight = `${window.innerHeight - top - gutter}px`;
}
