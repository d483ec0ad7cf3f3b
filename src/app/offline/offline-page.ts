// The page that the worker shows when an address can't be reached (offline.html). It reads the kept language and
// nothing else, and asks for nothing but its own address. Its words are in the page: Spanish without this script.

import { goOnWhenReached } from './reload-when-online.ts';

/** The language that the person chose here, or their browser's; null where storage is shut. */
function spoken(): string | null {
  try {
    return localStorage.getItem('lang') ?? navigator.language;
  } catch {
    return navigator.language;
  }
}

const language = /^en\b/i.test(spoken() ?? '') ? 'en' : 'es';
document.documentElement.lang = language;
for (const words of document.querySelectorAll('main')) {
  words.hidden = words.lang !== language;
  if (!words.hidden) document.title = words.dataset.title ?? document.title;
}

// It stands at the address that was wanted: to load it again is to go on.
const reload = () => location.reload();
void goOnWhenReached({
  onLine: navigator.onLine,
  whenOnline: (hear) => addEventListener('online', hear),
  reach: () => fetch(location.href, { cache: 'no-store' }),
  reload,
});
for (const button of document.querySelectorAll('button')) button.addEventListener('click', reload);
