/** A control that can be pressed on a page now, and its place. */
export type Control = {
  /** The dialog that is open over the page, or nothing. */
  readonly dialog: string | null;
  /** In the middle of this page, around every page, or in a menu of several pages. */
  readonly where: 'main' | 'around' | 'menu';
  readonly role: string;
  readonly name: string;
  /** The path that a link of the product in this window leads to. */
  readonly to: string | null;
};

/** A page's controls and texts. */
export type Sight = {
  readonly controls: readonly Control[];
  readonly dialog: string | null;
  /** New texts of the page, including attributes that a screen reader reads out. */
  readonly texts: readonly string[];
  /** Whether the middle of the page, or the dialog over it, is empty. */
  readonly empty: boolean;
  readonly address: string;
  /** Whether a member is signed in, according to the page's own storage. */
  readonly inside: boolean;
};

/**
 * How a control is pressed: by the mouse at a point of the window, or by the keyboard, which has it. It is not pressed when
 * it is gone, and something may lie over it.
 */
export type Aim = { readonly x: number; readonly y: number } | 'by keyboard' | 'gone' | 'covered';

declare global {
  interface Window {
    walk: {
      see: () => Promise<Sight>;
      isEmpty: () => boolean;
      find: (wanted: Control) => HTMLElement | null;
      aim: (wanted: Control) => Promise<Aim>;
      /** Whether what was aimed at on this page has not been touched since. */
      missed: () => boolean;
      /** The name of the open dialog, or nothing. */
      dialog: () => string | null;
    };
  }
}

/** Runs in every page before its own scripts, and reports the controls that a person could press and the texts. */
export function installWalk(): void {
  /**
   * A link to the middle of the page is for the keyboard: it shows while it has the focus. Where links in texts of the gateway
   * lead is shown by the tests of those texts.
   */
  const pressable =
    'a[href]:not([href="#main"], [data-inside-links] *), button, summary, [role="tab"], [role="button"], [role^="menuitem"]';
  const spoken = ['aria-label', 'title', 'placeholder', 'alt'];
  /**
   * In a list with more similar entries than this, the first represents all: for tiles with pictures, and for
   * other lists.
   */
  const manyTiles = 1;
  const many = 8;

  const squeezed = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

  function seen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (element.closest('[inert], [aria-hidden="true"]')) return false;
    return element.getClientRects().length > 0;
  }

  const openDialog = () =>
    [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(seen).at(-1);

  function nameOf(element: Element): string {
    const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const by = labelled.map((id) => document.getElementById(id)?.textContent).join(' ');
    const own = squeezed(element.getAttribute('aria-label') || by || element.textContent);
    const picture = element.querySelector('img[alt], [aria-label]');
    const name = own || squeezed(picture?.getAttribute('alt') || picture?.getAttribute('aria-label'));
    // A number may have changed by the next look: a countdown, a balance.
    return name.slice(0, 80).replace(/\d+/g, '#');
  }

  /** Whether the first two of its list represent it. */
  function oneOfMany(element: Element): boolean {
    const tabs = element.closest('[role="tablist"]')?.children;
    if (tabs) return tabs.length > many && [...tabs].indexOf(element) > 0;
    const item = element.closest('li, tr, [role="gridcell"]') ?? element.closest('article');
    const list = item?.parentElement;
    if (!item || !list || item.closest('nav')) return false;
    const most = item.matches('article') || item.querySelector('article') ? manyTiles : many;
    return list.children.length > most && [...list.children].indexOf(item) > 0;
  }

  const standing = () =>
    [...(openDialog() ?? document).querySelectorAll<HTMLElement>(pressable)].filter(
      (element) =>
        seen(element) && !element.matches(':disabled, [aria-disabled="true"]') && !oneOfMany(element),
    );

  function controlOf(element: HTMLElement, dialog: string | null): Control {
    const around = dialog === null && !element.closest('main');
    const where = around ? 'around' : dialog === null && element.closest('nav') ? 'menu' : 'main';
    const role = element.getAttribute('role') ?? (element.matches('a') ? 'link' : 'button');
    // One tile represents all games.
    const tile = element.closest('article');
    const part = tile ? [...tile.querySelectorAll(pressable)].indexOf(element) : -1;
    // In a dialog these show something in the same dialog.
    const inPlace = dialog !== null && element.matches('[data-help], [data-in-place]');
    const link = element instanceof HTMLAnchorElement && element.target === '' && !inPlace ? element : null;
    const to = link?.origin === window.location.origin ? link.pathname : null;
    return { dialog, where, role, name: part < 0 ? nameOf(element) : `part ${part} of a tile`, to };
  }

  function dialogName(): string | null {
    const dialog = openDialog();
    return dialog ? nameOf(dialog).slice(0, 40) : null;
  }

  const said = new Set<string>();

  function freshTexts(): string[] {
    const written: (string | null)[] = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      if (!nodes.currentNode.parentElement?.matches('script, style'))
        written.push(nodes.currentNode.nodeValue);
    }
    const marked = document.querySelectorAll(spoken.map((name) => `[${name}]`).join());
    const attributes = [...marked].flatMap((element) => spoken.map((name) => element.getAttribute(name)));
    const fresh = [...written, ...attributes].map(squeezed).filter((text) => text !== '' && !said.has(text));
    for (const text of fresh) said.add(text);
    return fresh;
  }

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** Waits until a frame is drawn and no work is left, such as a page that is rendered in the background. */
  const rest = async () => {
    await frame();
    await scheduler.postTask(() => undefined, { priority: 'background' });
  };
  const middle = () => openDialog() ?? document.querySelector('main') ?? document.body;
  const isEmpty = () =>
    squeezed(middle().textContent) === '' && !middle().querySelector('iframe, img, input');

  let aimedAt: HTMLElement | null = null;
  let touched = false;
  /** Stops a late click, after the page has moved, from hitting another control. */
  function strike(event: Event): void {
    if (!aimedAt || touched) return;
    if (!(event.target instanceof Node && aimedAt.contains(event.target))) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type === 'click') touched = true;
  }
  for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    window.addEventListener(kind, strike, true);

  function find(wanted: Control): HTMLElement | null {
    const dialog = dialogName();
    const key = JSON.stringify(wanted);
    return standing().find((element) => JSON.stringify(controlOf(element, dialog)) === key) ?? null;
  }

  /** Where a click on an element hits it, if nothing lies over it. */
  function pointOf(element: HTMLElement): Aim {
    const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
    if (!box) return 'covered';
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return element.contains(document.elementFromPoint(x, y)) ? { x, y } : 'covered';
  }

  window.walk = {
    dialog: dialogName,
    isEmpty,
    find,
    missed: () => aimedAt !== null && !touched,
    async see() {
      // The page notices new content a moment later, and its new layout another moment later.
      for (let rests = 0; rests < 3; rests += 1) await rest();
      const dialog = dialogName();
      return {
        controls: standing().map((element) => controlOf(element, dialog)),
        dialog,
        texts: freshTexts(),
        empty: isEmpty(),
        address: window.location.href,
        inside: sessionStorage.getItem('token') !== null,
      };
    },
    async aim(wanted) {
      aimedAt = find(wanted);
      touched = false;
      if (!aimedAt) return 'gone';
      // Below a growing list the foot of the page runs away from a person who scrolls to it, but not from the keyboard.
      if (aimedAt.closest('footer') && document.querySelector('main [aria-posinset]')) {
        aimedAt.focus();
        return 'by keyboard';
      }
      const point = pointOf(aimedAt);
      if (point !== 'covered') return point;
      aimedAt.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      await frame();
      return pointOf(aimedAt);
    },
  };
}
