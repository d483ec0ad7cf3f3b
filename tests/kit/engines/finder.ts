import { queryAllByLabelText, queryAllByRole } from '@testing-library/dom';

/** Where something is on the page, as a person or a screen reader finds it. The first that fits, unless `last`. */
export type Spot = {
  /** Without one: a field, by its label. */
  readonly role?: string;
  /** Its whole name, or label. */
  readonly name?: string;
  /** A text that it holds. */
  readonly holding?: string;
  /** The level of a heading. */
  readonly level?: number;
  readonly within?: Spot;
  readonly last?: true;
};

function seen(element: Element): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert]') === null
  );
}

function inside(root: HTMLElement, { role, name = '', level }: Spot): HTMLElement[] {
  if (role === undefined) return queryAllByLabelText(root, name);
  // What can't be seen is left out afterwards, at less cost.
  return queryAllByRole(root, role, { hidden: true, ...(name && { name }), ...(level && { level }) });
}

/** All that fits in the document and can be seen, in its order. */
function all(spot: Spot): HTMLElement[] {
  const roots = spot.within ? all(spot.within) : [document.body];
  const found = roots.flatMap((root) => inside(root, spot)).filter(seen);
  return found.filter((one) => spot.holding === undefined || textOf(one).includes(spot.holding));
}

/** What somebody reads in it, with each gap as one space. */
function textOf(element: HTMLElement): string {
  // biome-ignore lint/performance/useDomNodeTextContent: the text of what is hidden is none that one reads.
  return element.innerText.replace(/\s+/g, ' ').trim();
}

/** The texts of all that fits. */
export const texts = (spot: Spot): string[] => all(spot).map(textOf);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * The element at a spot once it can be pressed: in view, at rest, and with nothing over it; otherwise why it can't be.
 */
export async function pressable(spot: Spot): Promise<HTMLElement | string> {
  const element = all(spot).at(spot.last ? -1 : 0);
  if (element === undefined) return 'is not there';
  if (element.matches(':disabled, [aria-disabled="true"]')) return 'is disabled';
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await nextFrame();
  await nextFrame();
  const { x, y, width, height } = element.getBoundingClientRect();
  if (x !== before.x || y !== before.y || width !== before.width || height !== before.height) return 'moves';
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  const over = top !== null && !element.contains(top) && !labelled(element, top);
  return over || top === null ? `is covered by ${top?.outerHTML.slice(0, 120)}` : element;
}

/** Whether a press on `top` is a press on the field that it labels. */
function labelled(element: HTMLElement, top: Element): boolean {
  return top.closest('label')?.control === element;
}

/** Whether the product has begun: from here on it reacts to what one presses. */
export const ready = (): boolean => document.documentElement.dataset.ready === 'true';
