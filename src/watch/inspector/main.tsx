import { mountInspector } from './mount.tsx';
import { wordsIn } from './words.ts';

/** The inspector’s own page (inspector.html), which the sandbox serves at /sandbox/inspector. */
document.title = wordsIn(navigator.languages)('title');
mountInspector(document, null);
