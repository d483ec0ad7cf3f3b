import { createRoot } from 'react-dom/client';
import desk from './desk.css?inline';
import frame from './inspector.css?inline';
import { Inspector } from './inspector.tsx';
import { createLink } from './link.ts';
import { placeIn } from './moment-address.ts';
import log from './sequence.css?inline';
import top from './top.css?inline';
import { languageOf } from './words.ts';

/**
 * Shows the inspector in its own page (`document`), or in the shadow root of one of the app’s, whose name is
 * `page`. The styles are adopted as an object, which no policy against inline styles blocks.
 */
export function mountInspector(place: Document | ShadowRoot, page: string | null): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(frame + top + desk + log);
  place.adoptedStyleSheets = [...place.adoptedStyleSheets, sheet];
  const element = document.createElement('div');
  element.className = page === null ? 'whole' : 'docked';
  (place instanceof Document ? place.body : place).append(element);
  const language = languageOf(navigator.languages);
  element.lang = language;
  const link = createLink(page);
  const seek = () => {
    const place = placeIn(location.hash);
    if (place) link.seek(place);
  };
  // In a page of the app the part after the # is the app's own.
  if (page === null) {
    seek();
    addEventListener('hashchange', seek);
  }
  createRoot(element).render(<Inspector link={link} language={language} docked={page !== null} />);
}
