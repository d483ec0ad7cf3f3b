const gutter = 8;
const gap = 6;

interface Place {
  side: 'bottom' | 'top';
  align: 'start' | 'center';
}

/**
 * Puts an open panel beside its trigger, in pixels of the window, and keeps it inside. The panel stands in the top
 * layer, where neither a scrolling row nor a blurred header can cut it. Values go through the DOM: the policy of the
 * page (style-src) lets no style attribute through.
 */
export function placePanel(panel: HTMLElement, trigger: Element, { side, align }: Place): void {
  const anchor = trigger.getBoundingClientRect();
  const page = document.documentElement;
  const wanted = align === 'start' ? anchor.left : anchor.left + anchor.width / 2 - panel.offsetWidth / 2;
  const rightmost = page.clientWidth - panel.offsetWidth - gutter;
  panel.style.left = `${Math.max(gutter, Math.min(wanted, rightmost))}px`;
  if (side === 'bottom') {
    panel.style.top = `${anchor.bottom + gap}px`;
    panel.style.bottom = 'auto';
    panel.style.maxHeight = `${window.innerHeight - anchor.bottom - gap - gutter}px`;
  } else {
    panel.style.top = 'auto';
    panel.style.bottom = `${window.innerHeight - anchor.top + gap}px`;
    panel.style.maxHeight = `${anchor.top - gap - gutter}px`;
  }
}
