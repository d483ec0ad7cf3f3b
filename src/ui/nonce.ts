import { setNonce } from 'get-nonce';

/**
 * Gives the page's style nonce to the scroll lock of dialogs, which writes its own style element: without it a
 * strict style-src drops that element and the page scrolls behind an open dialog. Call once, before the first
 * dialog. The nonce comes from `<meta property="csp-nonce" nonce="…">`; a page without one is unaffected.
 */
export function adoptNonce(page: Document = document): void {
  const meta = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  const nonce = meta?.nonce || meta?.getAttribute('nonce');
  if (nonce) setNonce(nonce);
}
