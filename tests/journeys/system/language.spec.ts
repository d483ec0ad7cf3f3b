import type { Page } from '@playwright/test';
import { calls } from '#contract/calls.ts';
import { rows } from '../../kit/depth.ts';
import { seeRails } from '../../kit/journeys/games.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { keysAmong, saidBy } from '../../kit/journeys/raw-keys.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import type { Traffic } from '../../kit/journeys/traffic.ts';
import { fillIn, openLogin, ready, ui } from '../../kit/journeys/ui.ts';

const select = (page: Page) => page.locator('header select').first();

for (const lang of rows(['xx', '', '../en', '__proto__'], 3)) {
  test(`I18-01 a stored language of ${JSON.stringify(lang)} counts as Spanish`, async ({ page }) => {
    await page.addInitScript((kept) => localStorage.setItem('lang', kept), lang);
    const odd: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) odd.push(response.url());
    });
    await page.goto('/');
    await openLogin(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(select(page)).toHaveValue('ES');
    expect(odd).toEqual([]);
  });
}

test('I18-02 a language without texts of its own shows Spanish on the home and in its dialogs', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ languages: ['ES', 'EN', 'TH'] });
  await page.goto('/');
  await ready(page);
  await select(page).selectOption('TH');
  await expect(select(page)).toHaveValue('TH');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { name: 'Lo más jugado en Slots' })).toBeVisible();
  const dialog = await openLogin(page);
  await expect(dialog.getByRole('button', { name: 'Entrar' })).toBeVisible();
  expect(keysAmong(await saidBy(page))).toEqual([]);
});

const spoken = ['games.vendors', 'games.hot', 'notices.announcements'] as const;

/** The sandbox's first hot game and first announcement in a language. */
async function namesIn(sandbox: RunningSandbox, language: string): Promise<{ game: string; notice: string }> {
  async function value(call: (typeof spoken)[number], input: Record<string, string>): Promise<unknown> {
    const query = new URLSearchParams({ ...input, language });
    return (
      (await (await fetch(`${sandbox.address}${calls[call].path}?${query}`)).json()) as { value: unknown }
    ).value;
  }
  const hot = await value('games.hot', {
    merchantCode: 'vestibulo',
    isPlatform: '2',
    platform: 'html5-desktop',
  });
  const board = await value('notices.announcements', { types: 'B,PL', platform: 'W', execution: 'B' });
  return {
    game: (hot as { list: { gameName: string }[] }).list.map(({ gameName }) => gameName).join('|'),
    notice: (board as { player: { title: string }[] }).player[0]?.title ?? '',
  };
}

const languagesOf = (traffic: Traffic, call: (typeof spoken)[number]) =>
  traffic.requests(call).map((request) => new URL(request.url()).searchParams.get('language'));

test('I18-03 switching back and forth while answers are under way leaves everything in the last language', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  const [spanish, english] = [await namesIn(sandbox, 'ES'), await namesIn(sandbox, 'EN')];
  const onlyEnglish = english.game.split('|').find((name) => !spanish.game.includes(name)) ?? '';
  const onlySpanish = spanish.game.split('|').find((name) => !english.game.includes(name)) ?? '';
  expect([onlyEnglish, onlySpanish]).not.toContain('');
  await sandbox.faults(spoken.flatMap((call) => [1, 2, 3].map((nth) => ({ call, kind: 'hold', nth }))));
  // A call cancelled before it arrives would leave its hold to a later one.
  const toCome = async () => (await sandbox.armed()).length;
  await page.goto('/');
  await ready(page);
  await expect.poll(toCome, { message: 'all have arrived' }).toBe(2 * spoken.length);
  for (const [language, left] of [
    ['EN', spoken.length],
    ['ES', 0],
  ] as const) {
    await select(page).selectOption(language);
    await expect.poll(toCome, { message: `all have arrived in ${language}` }).toBe(left);
  }
  await select(page).selectOption('EN');
  await seeRails(page, /^Most played in/);
  await expect(page.getByText(onlyEnglish).first()).toBeAttached();
  await expect(page.getByRole('link', { name: english.notice }).first()).toBeAttached();
  await expect(page.getByRole('navigation').getByText('Sports').first()).toBeVisible();
  await expect(ui.header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(onlySpanish)).toHaveCount(0);
  for (const call of spoken) expect(languagesOf(traffic, call), call).toEqual(['ES', 'EN', 'ES', 'EN']);
  await page.reload();
  await expect(ui.header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('I18-03 a language change asks for vendors, games and announcements once, and in the new language only', async ({
  page,
  traffic,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Lo más jugado en Slots' })).toBeVisible();
  for (const [language, title] of [
    ['EN', 'Most played in Slots'],
    ['ES', 'Lo más jugado en Slots'],
  ] as const) {
    const answered = Promise.all(
      spoken.map((call) =>
        page.waitForResponse(
          (response) =>
            new URL(response.url()).pathname === calls[call].path &&
            response.url().includes(`language=${language}`),
        ),
      ),
    );
    await select(page).selectOption(language);
    await answered;
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  for (const call of spoken) expect(languagesOf(traffic, call), call).toEqual(['ES', 'EN', 'ES']);
});

const hostile = 'Ojo {0} {{count}} {{- min}} $& $1 $t(shell.skip) %s %d {min} <b>x</b>';

test('I18-04 texts from the gateway are shown word for word, whatever patterns they contain', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ brand: { name: hostile } });
  const notice = { id: 'n1', title: hostile, content: hostile, date: '2026-01-01T00:00:00Z' };
  await sandbox.faults([
    {
      call: 'notices.announcements',
      kind: 'answer',
      status: 200,
      body: { success: true, value: { player: [notice] } },
      times: 'always',
    },
    {
      call: 'session.login',
      kind: 'answer',
      status: 422,
      body: { success: false, code: 'LOGIN_REFUSED', message: hostile },
    },
  ]);
  await page.goto('/');
  await expect(page.getByRole('link', { name: `${hostile}: ir al inicio` }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: hostile, exact: true }).first()).toBeVisible();
  const dialog = await openLogin(page);
  await fillIn(dialog, 'member1');
  await expect(dialog.getByRole('alert')).toContainText(hostile);
});

test('I18-04 the bounds of a rule are shown as numbers, and nothing else of a rule reaches its text', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ passwordRule: { patternId: '{0}$&%s{{max}}', minLength: 9, maxLength: 21 } });
  await page.goto('/');
  await fillIn(await openLogin(page), 'default1');
  const dialog = ui.changeDialog(page);
  await expect(dialog.getByText(/9.+21/)).toBeVisible();
  await expect(dialog.getByText(/\{|\$&|%s/)).toHaveCount(0);
});

test('I18-05 a language that the gateway fails to accept is shown all the same, and reported to it once', async ({
  page,
  sandbox,
  traffic,
}) => {
  await sandbox.faults([{ call: 'system.language', kind: '500', times: 'always' }]);
  await page.goto('/');
  await ready(page);
  for (const [language, words, sent] of [
    ['EN', 'Log in', 1],
    ['ES', 'Iniciar sesión', 2],
  ] as const) {
    const failed = page.waitForResponse(/system\/language/);
    await select(page).selectOption(language);
    await failed;
    await expect(ui.header(page).getByRole('button', { name: words })).toBeVisible();
    expect(traffic.count('system.language')).toBe(sent);
  }
});

test('I18-02 an unknown language is offered by its code, beside others by their own names', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ languages: ['ES', 'TH', 'XX'] });
  await page.goto('/');
  await expect(select(page).getByRole('option')).toHaveText(['Español', 'ไทย', 'XX']);
  await ready(page);
  await select(page).selectOption('XX');
  await expect(select(page).getByRole('option')).toHaveText(['Español', 'ไทย', 'XX']);
});

test('an open category menu stays open and in place when the language changes', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const slots = page.getByRole('navigation').locator('a[href="/rng"]').first();
  await slots.hover();
  await expect(page.getByRole('group', { name: 'Proveedores de Slots' })).toBeVisible();
  await select(page).focus();
  await page.keyboard.press('ArrowDown');
  const panel = page.getByRole('group', { name: 'Slots providers' });
  await expect(panel.getByRole('link').first()).toContainText('Three Condors');
  await expect(panel).toBeVisible();
  await expect(select(page)).toBeFocused();
  // In steps, as a hand does: the trigger itself has moved with the words around it.
  await page.mouse.move(5, 700, { steps: 5 });
  await expect(panel).toHaveCount(0);
  await slots.focus();
  await page.keyboard.press('ArrowDown');
  const first = panel.getByRole('link').first();
  await expect(first).toBeFocused();
  await select(page).evaluate((element: HTMLSelectElement) => {
    element.value = 'ES';
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const inSpanish = page.getByRole('group', { name: 'Proveedores de Slots' });
  await expect(inSpanish.getByRole('link').first()).toContainText('Tres Cóndores');
  await expect(inSpanish.getByRole('link').first()).toBeFocused();
});
