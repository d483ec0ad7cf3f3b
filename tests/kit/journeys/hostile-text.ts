import { expect, type Locator } from '@playwright/test';
import { hostileHtml } from '../hostile-html.ts';
import type { Oracle } from './oracle.ts';

/** What the page's policy reports when such a text is only read: nothing of it ran. */
const whileReading = /^policy: (script-src-attr|style-src-elem|style-src-attr|base-uri) /;

const first = '<p>El comienzo.</p>';
export const markup = '<b onclick="alert(1)">Título</b><script>alert(1)</script>';

/** What the rendered text holds that it never may. */
function faultsIn(text: Locator): Promise<string[]> {
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

/** A text of the gateway made of every attack, each ended, after a word that must be seen. */
export const hostileText = first + hostileHtml.map((html) => `<div>${html}${ends}</div>`).join('');

/** Expects that a hostile text is shown under its title and ran nothing; what the policy reports of reading it is no fault. */
export async function expectHarmless(shown: Locator, oracle: Oracle): Promise<void> {
  await expect(shown.getByRole('heading').first()).toHaveText(markup);
  await expect(shown.getByText('El comienzo.')).toBeVisible();
  expect(await faultsIn(shown)).toEqual([]);
  const seen = oracle.faults as string[];
  expect(seen.filter((fault) => !whileReading.test(fault))).toEqual([]);
  seen.length = 0;
}
