import type { StateValue } from 'xstate';
import { pathsIn } from '../is-in.ts';

/** Where the build puts the pictures of the flow book. */
const addressOf = (machine: string) => `/inspector/pictures/${machine}.svg`;

const pictures = new Map<string, Promise<Element | null>>();

/** The picture of a machine; null where there is none. Read as a document and not from a text: no policy of the page has to trust it as markup. */
export function fetchPicture(machine: string): Promise<Element | null> {
  const known = pictures.get(machine);
  if (known) return known;
  const picture = new Promise<Element | null>((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.onload = () =>
      resolve(request.status === 200 ? (request.responseXML?.documentElement ?? null) : null);
    request.onerror = () => resolve(null);
    request.open('GET', addressOf(machine));
    request.send();
  });
  pictures.set(machine, picture);
  return picture;
}

/** Marks in a picture the states that are active, and the arrows that were taken, by their names. */
export function light(picture: Element, value: StateValue | null, arrows: readonly string[]): void {
  const lit = new Set(pathsIn(value));
  for (const state of picture.querySelectorAll('[data-state]')) {
    state.toggleAttribute('data-lit', lit.has(state.getAttribute('data-state') ?? ''));
  }
  for (const arrow of picture.querySelectorAll('[data-transition]')) {
    arrow.toggleAttribute('data-taken', arrows.includes(arrow.getAttribute('data-transition') ?? ''));
  }
}

/** How large a picture is by itself, in pixels. */
export function sizeOf(picture: Element): { readonly width: number; readonly height: number } {
  const of = (side: string) =>
    Number(picture.getAttribute(`data-${side}`) ?? picture.getAttribute(side)) || 1;
  return { width: of('width'), height: of('height') };
}

/** Draws a picture so many times as large as it is by itself. */
export function enlarge(picture: Element, scale: number): void {
  const { width, height } = sizeOf(picture);
  for (const [side, length] of [
    ['width', width],
    ['height', height],
  ] as const) {
    picture.setAttribute(`data-${side}`, String(length));
    picture.setAttribute(side, String(Math.round(length * scale)));
  }
}

/** What is nearer to the rim of a pane, in pixels, is not well seen: the buttons of the pane lie there. */
const rim = 44;

/** Scrolls a pane so that the innermost active state is in it, when it is not: the one before may have been elsewhere. */
export function bringIntoView(pane: HTMLElement, picture: Element): void {
  const state = [...picture.querySelectorAll('[data-lit] > rect:first-child')].at(-1);
  if (!state) return;
  const [box, frame] = [state.getBoundingClientRect(), pane.getBoundingClientRect()];
  const outside = (from: number, to: number, start: number, end: number) =>
    from < start + rim || to > end - rim;
  const middle = (from: number, length: number, start: number, room: number) =>
    from + length / 2 - start - room / 2;
  if (outside(box.left, box.right, frame.left, frame.right)) {
    pane.scrollLeft += middle(box.left, box.width, frame.left, frame.width);
  }
  if (outside(box.top, box.bottom, frame.top, frame.bottom)) {
    pane.scrollTop += middle(box.top, box.height, frame.top, frame.height);
  }
}
