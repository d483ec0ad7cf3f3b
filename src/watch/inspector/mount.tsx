import { createRoot } from 'react-dom/client';
import frame from './inspector.css?inline';
import { Inspector } from './inspector.tsx';
import { createLink } from './link.ts';
import log from './sequence.css?inline';
import { wordsIn } from './words.ts';

/**
 * Shows the inspector in its own page (`document`), or in the shadow root of one of the app’s, whose name is
 * `page`. The styles are adopted as an object, which no policy against inline styles blocks.
 */
export function mountInspector(place: Document | ShadowRoot, page: string | null): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(log + frame);
  place.adoptedStyleSheets = [...place.adoptedStyleSheets, sheet];
  const element = document.createElement('div');
  element.className = page === null ? 'whole' : 'docked';
  (place instanceof Document ? place.body : place).append(element);
  const say = wordsIn(navigator.languages);
  createRoot(element).render(<Inspector link={createLink(page)} say={say} docked={page !== null} />);
}
