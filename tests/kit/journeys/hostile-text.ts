import type { Locator } from '@playwright/test';
import { hostileHtml } from '../hostile-html.ts';

/** What the page's policy reports when such a text is only read: nothing of it ran. */
export const whileReading = /^policy: (script-src-attr|style-src-elem|style-src-attr|base-uri) /;

const first = '<p>El comienzo.</p>';
export const markup = '<b onclick="alert(1)">Título</b><script>alert(1)</script>';

/** What the rendered text holds that it never may. */
export function faultsIn(text: Locator): Promise<string[]> {
  return text.evaluate((shown) => {
    const banned = /^(on|style$|form|popover|srcset|background|ping)/;
    const never =
      'script, style, iframe, object, embed, form, input, textarea, select, video, audio, svg, math, base, link, meta';
    const elements = [...shown.querySelectorAll('[data-inside-links] *')];
    return elements.flatMap((element) => [
      ...(element.matches(never) ? [element.tagName] : []),
      ...[...element.attributes]
        .filter(({ name, value }) => banned.test(name) || /^\s*(javascript|data|vbscript):/i.test(value))
        .map(({ name }) => `${element.tagName} ${name}`),
    ]);
  });
}

/** Ends whatever an attack left open, so that it swallows none of the next. */
const ends =
  '"\'>--></script></style></textarea></title></xmp></noscript></iframe></noembed></template></select></form></math></svg></table>';

/** A text of the gateway made of every attack, after a word that must be seen: some attacks swallow what follows them. */
export const hostileText = first + hostileHtml.map((html) => `<div>${html}${ends}</div>`).join('');
