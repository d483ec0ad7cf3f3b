import type { Locator, Page } from '@playwright/test';
import { hostileHtml } from '../../kit/hostile-html.ts';
import { help, openHelp, sayArticles } from '../../kit/journeys/help.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { ready } from '../../kit/journeys/ui.ts';

/** What the page's policy reports when such a text is only read: nothing of it ran. */
const whileReading = /^policy: (script-src-attr|style-src-elem|style-src-attr|base-uri) /;

const last = '<p>El final.</p>';
const markup = '<b onclick="alert(1)">Título</b><script>alert(1)</script>';

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

/** Each path by which the text of an article comes to the screen. */
const paths: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'the help over a page': async (page) => {
    await page.goto('/');
    await ready(page);
    const dialog = await openHelp(page, 'Juego responsable');
    return help.article(dialog);
  },
  'the help centre': async (page) => {
    await page.goto('/helpmc?article=responsible');
    return help.article(page);
  },
  'the agreement': async (page) => {
    await page.goto('/help');
    return help.article(page);
  },
};

for (const [path, open] of Object.entries(paths)) {
  test(`NOT-01 NOT-06 no hostile HTML runs, styles or asks for input in ${path}, and its title is text`, async ({
    page,
    sandbox,
    oracle,
  }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const content = hostileHtml.map((html) => `<div>${html}</div>`).join('') + last;
    const one = { title: markup, content, category: '<i>x</i>', version: '<b>9</b>' };
    await sayArticles(sandbox, [
      { ...one, id: 'responsible' },
      { ...one, id: 'agreement' },
    ]);
    const shown = await open(page);
    await expect(shown.getByRole('heading').first()).toHaveText(markup);
    await expect(shown.locator('[data-inside-links] > div')).toBeVisible();
    expect(await faultsIn(shown)).toEqual([]);
    expect(dialogs).toEqual([]);
    const seen = oracle.faults as string[];
    expect(seen.filter((fault) => !whileReading.test(fault))).toEqual([]);
    seen.length = 0;
  });
}
