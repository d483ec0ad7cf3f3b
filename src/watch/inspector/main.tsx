import { mountInspector } from './mount.tsx';
import { languageOf, wordsIn } from './words.ts';

const language = languageOf(navigator.languages);

/** The inspector’s own page (inspector.html), which the sandbox serves at /sandbox/inspector. */
document.documentElement.lang = language;
document.title = wordsIn(language)('title');
mountInspector(document, null);
