import type { Page } from '@playwright/test';
import { hostileHtml } from '../../kit/hostile-html.ts';
import { expect, test } from './blocks.ts';

/** Between one piece of HTML and the next. */
const separator = '␞';

/** Types HTML, each piece after a mark of its own, and waits for the last mark to be shown. */
async function show(page: Page, ...pieces: readonly string[]) {
  const marked = pieces.map((html, at) => `<i>${at}</i>${html}`);
  await page.getByLabel('html').fill(marked.join(separator));
  const shown = page.getByTestId('shown').locator('> div');
  for (const at of pieces.keys()) await expect(shown.nth(at).locator('i').first()).toHaveText(`${at}`);
  return shown;
}

/** Names whatever the rendered HTML holds that it never may. */
async function faults(page: Page): Promise<string[]> {
  return page.getByTestId('shown').evaluateAll((all) => {
    const allowed =
      /^(p|br|hr|h[1-6]|[uo]l|li|d[ltd]|a|b|strong|i|em|u|s|small|su[bp]|span|div|blockquote|pre|code|center|font|figure|figcaption|img|table|caption|t(head|body|foot|r|h|d))$/i;
    const banned = /^(on|style$|class$|name$|form|popover|srcset|background|ping)/;
    return all.flatMap((shown, at) =>
      [...shown.querySelectorAll(':scope > div *')].flatMap((element) => [
        ...(allowed.test(element.tagName) ? [] : [`${at}: ${element.tagName}`]),
        ...[...element.attributes]
          .filter(({ name, value }) => banned.test(name) || /^\s*(javascript|data|vbscript):/i.test(value))
          .map(({ name }) => `${at}: ${element.tagName} ${name}`),
      ]),
    );
  });
}

test.beforeEach(({ page }) => page.goto('/#html'));

test('NOT-01 no hostile payload runs, asks for input or brings a style', async ({ page }) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await show(page, ...hostileHtml);
  expect(await faults(page)).toEqual([]);
  expect(dialogs).toEqual([]);
});

test('words, lists and tables are kept, and break no policy', async ({ page, violations }) => {
  const html =
    '<h3>Aviso</h3><p>Hola <b>mundo</b></p><ul><li>uno</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>';
  const shown = await show(page, html);
  await expect.poll(() => shown.innerHTML()).toBe(`<i>0</i>${html}`);
  expect(violations).toEqual([]);
});

test('NOT-02 addresses that run code are dropped, and links to other hosts name the host', async ({
  page,
}) => {
  const shown = await show(
    page,
    '<a href="javascript:alert(1)" target="_blank">run</a><a href="https://other.example/x" target="_top">leave</a><a href="/home" target="_blank">stay</a><a href="#terms">place</a><h2 id="terms">terms</h2><a href="//evil.example">bare</a>',
  );
  const link = (text: string) => shown.locator('a', { hasText: text });
  await expect(link('run')).not.toHaveAttribute('href');
  await expect(link('bare')).not.toHaveAttribute('href');
  await expect(link('leave')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect(link('leave')).toHaveAttribute('target', '_blank');
  const after = () => link('leave').evaluate((a) => getComputedStyle(a, '::after').content);
  await expect.poll(after).toContain('other.example');
  await expect(link('stay')).toHaveAttribute('href', '/home');
  await expect(link('stay')).not.toHaveAttribute('target');
  await expect(shown.locator('#user-content-terms')).toHaveText('terms');
  await expect(link('place')).toHaveAttribute('href', '#user-content-terms');
});

test('NOT-03 nothing in a notice can cover the app', async ({ page }) => {
  await show(
    page,
    '<style>textarea { display: none }</style><div style="position:fixed;inset:0;background:red" class="skip-link">over</div><dialog open>over</dialog><p popover="auto">over</p>',
  );
  expect(await faults(page)).toEqual([]);
  await page.getByLabel('html').click({ trial: true });
});

test('a picture from a host that is not allowed is replaced by its alternative text', async ({ page }) => {
  const shown = await show(
    page,
    '<img src="https://img.example.com/a.png" alt="kept"><img src="https://img.example.com.evil.example/a.png" alt="other"><img src="http://img.example.com/a.png" alt="plain"><img src="https://x@img.example.com/a.png" alt="user"><img src="/a.svg" alt="own">',
  );
  const kept = await shown
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(kept).toEqual(['kept', 'own']);
  await expect(shown.locator('img').first()).toHaveAttribute('referrerpolicy', 'no-referrer');
  await expect(shown).toContainText('otherplainuser');
});
