/** What can be pressed on a page just now, and where it stands. */
export type Control = {
  /** The dialog that is open over the page, or nothing. */
  readonly dialog: string | null;
  /** In the middle of this page, around every page, or in a menu that several pages have. */
  readonly where: 'main' | 'around' | 'menu';
  readonly role: string;
  readonly name: string;
  /** The path that a link of the product in this window leads to. */
  readonly to: string | null;
};

/** What a page offers and says. */
export type Sight = {
  readonly controls: readonly Control[];
  readonly dialog: string | null;
  /** Texts, and attributes that are read out, which the page had not said before. */
  readonly texts: readonly string[];
  /** Whether nothing stands in the middle of the page, or in the dialog over it. */
  readonly empty: boolean;
};

declare global {
  interface Window {
    walk: {
      see: () => Sight;
      find: (wanted: Control) => HTMLElement | null;
      /** The name of the open dialog, or nothing. */
      dialog: () => string | null;
    };
  }
}

/** Runs in every page before its own scripts: tells what a person could press there, and what it says. */
export function installWalk(): void {
  /** A link to the middle of the page is for the keyboard: it shows while it has the focus. */
  const pressable =
    'a[href]:not([href="#main"]), button, summary, [role="tab"], [role="button"], [role^="menuitem"]';
  const spoken = ['aria-label', 'title', 'placeholder', 'alt'];
  /** Of more than this alike in one list the first stands for all: of tiles with pictures, and of other lists. */
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

  /** Whether the first two of its list stand for it. */
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
    // One tile stands for all, whatever game it is of.
    const tile = element.closest('article');
    const part = tile ? [...tile.querySelectorAll(pressable)].indexOf(element) : -1;
    const link = element instanceof HTMLAnchorElement && element.target === '' ? element : null;
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

  window.walk = {
    dialog: dialogName,
    see() {
      const dialog = dialogName();
      const middle = openDialog() ?? document.querySelector('main') ?? document.body;
      return {
        controls: standing().map((element) => controlOf(element, dialog)),
        dialog,
        texts: freshTexts(),
        empty: squeezed(middle.textContent) === '' && !middle.querySelector('iframe, img, input'),
      };
    },
    find(wanted) {
      const dialog = dialogName();
      const key = JSON.stringify(wanted);
      return standing().find((element) => JSON.stringify(controlOf(element, dialog)) === key) ?? null;
    },
  };
}
