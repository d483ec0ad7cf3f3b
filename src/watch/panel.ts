/** Where the build puts the inspector's code: a separate program, not part of the app’s. */
const program = '/inspector/mount.js';

type Inspector = { readonly mountInspector: (element: ShadowRoot, page: string) => void };

/** Shows the inspector inside the page (`?inspect=local`), behind a border that no style crosses. */
export async function openPanel(page: string): Promise<void> {
  const host = document.createElement('div');
  host.id = 'inspector';
  // A dialog of the app closes when something outside of it is pressed: the inspector is no part of the page.
  for (const kind of ['pointerdown', 'mousedown', 'focusin', 'keydown']) {
    host.addEventListener(kind, (event) => event.stopPropagation());
  }
  document.body.append(host);
  const { mountInspector } = (await import(/* @vite-ignore */ program)) as Inspector;
  mountInspector(host.attachShadow({ mode: 'open' }), page);
}
