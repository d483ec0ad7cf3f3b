import type { i18n } from 'i18next';
import { painted } from '../start/breath.ts';
import { parts } from './parts.ts';

/** What a part needs besides its code: the words it speaks. */
const words: Readonly<Record<string, readonly string[]>> = {
  login: ['session', 'system', 'verification'],
  forgot: ['password', 'registration', 'system', 'verification'],
  registration: ['registration', 'session', 'system', 'verification'],
  games: ['games', 'system'],
  lotteries: ['lotteries', 'system'],
  signOut: ['session'],
  member: ['member', 'password', 'system', 'verification'],
};

const loads: ReadonlyMap<string, () => Promise<unknown>> = new Map(Object.entries(parts));

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Fetches a part when a person seems about to open it: the pointer, the focus or a finger came to an element with
 * its name in `data-warms`. A fetch that fails is left to the moment it is really wanted. Returns the way to stop.
 */
export function watchIntent(
  language: Pick<i18n, 'loadNamespaces'>,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = document,
): () => void {
  const warm = new Set<string>();

  function notice({ target }: Event): void {
    const near = target instanceof Element ? target.closest<HTMLElement>('[data-warms]') : null;
    const name = near?.dataset.warms ?? '';
    const load = loads.get(name);
    if (!load || warm.has(name)) return;
    warm.add(name);
    // Asking for scripts takes a while of its own: the press that is under way is answered first.
    void painted()
      .then(() => Promise.all([load(), language.loadNamespaces([...(words[name] ?? [])])]))
      .catch(() => warm.delete(name));
  }

  for (const sign of signs) page.addEventListener(sign, notice, { passive: true });
  return () => {
    for (const sign of signs) page.removeEventListener(sign, notice);
  };
}
