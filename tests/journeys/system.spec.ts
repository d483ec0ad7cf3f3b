import { expect, test } from './kit/journey.ts';
import { openLogin, rooms, signIn, signOutButton } from './kit/rooms.ts';

for (const kind of ['empty', 'html', 'truncated', 'wrong type', 'reset', '500'] as const) {
  test(`CFG-01 a status that is ${kind} shows a page with a way to try again, and recovers`, async ({
    page,
    door,
  }) => {
    await door.faults([{ call: 'system.status', kind, times: 50 }]);
    await page.goto('/');
    const retry = page.getByRole('button', { name: 'Reintentar' }).first();
    await expect(retry).toBeVisible({ timeout: 25_000 });
    await door.clearFaults();
    await retry.click();
    await expect(page.getByText('No podemos abrir las puertas')).toBeHidden();
    await openLogin(page);
  });
}

test('CFG-02 CFG-03 whitelabel nodes that are odd, missing or endless only switch themselves off', async ({
  page,
  door,
}) => {
  let deep: unknown = { modId: 'SMSLOGIN', enabled: '1' };
  for (let level = 0; level < 400; level += 1)
    deep = { modId: `N${level}`, enabled: '1', childrenNodes: [deep] };
  for (const whitelabel of [
    [{ modId: 'SMSLOGIN', enabled: '0' }],
    [{ modId: 'SMSLOGIN', enabled: 1 }],
    [{ modId: 'SMSLOGIN', enabled: '' }],
    [{ modId: 'SMSLOGIN' }],
    [{ modId: 'ROOT', enabled: '1', childrenNodes: 'x' }],
    'text',
    deep,
  ]) {
    const status = (await (await fetch(`${door.address}/wps/system/status?url=x`)).json()) as {
      value: { info: Record<string, unknown> };
    };
    status.value.info.whitelabel = whitelabel;
    await door.clearFaults();
    await door.faults([{ call: 'system.status', kind: 'answer', status: 200, body: status, times: 5 }]);
    await page.goto('/');
    const dialog = await openLogin(page);
    await expect(rooms.username(dialog)).toBeVisible();
    if (whitelabel !== deep) await expect(dialog.getByRole('tab', { name: 'SMS' })).toHaveCount(0);
  }
});

test('CFG-04 maintenance wins over a restriction, and an end that is no date is not shown', async ({
  page,
  door,
}) => {
  await door.setConfig({ maintenance: { on: true, end: 'not a date' }, restriction: { on: true } });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Mantenimiento del sistema' })).toBeVisible();
  await expect(page.getByText(/Invalid|NaN/)).toHaveCount(0);
  await door.setConfig({ maintenance: { on: false, end: null } });
  await page.getByRole('button', { name: 'Comprobar ahora' }).click();
  await expect(page.getByRole('heading', { name: 'Restricción de IP' })).toBeVisible();
  await door.setConfig({ restriction: { on: false } });
  await page.getByRole('button', { name: 'Comprobar de nuevo' }).click();
  await openLogin(page);
});

test('CFG-05 maintenance that begins while someone is signed in shows its page, and the app returns', async ({
  page,
  door,
}) => {
  await page.goto('/');
  await signIn(page);
  await door.setConfig({ maintenance: { on: true } });
  await rooms.header(page).getByRole('button', { name: 'Actualizar el saldo' }).click();
  await expect(page.getByRole('heading', { name: 'Mantenimiento del sistema' })).toBeVisible();
  await door.setConfig({ maintenance: { on: false } });
  await page.getByRole('button', { name: 'Comprobar ahora' }).click();
  await expect(signOutButton(page)).toBeVisible();
});

test('CFG-06 an answer that is not as agreed costs its own section of the screen only', async ({
  page,
  door,
}) => {
  await door.faults([
    { call: 'games.hot', kind: 'wrong type', times: 20 },
    { call: 'notices.announcements', kind: 'wrong type', times: 20 },
    { call: 'games.vendors', kind: 'wrong type', times: 20 },
  ]);
  await page.goto('/');
  await openLogin(page);
});

test('CFG-07 the merchant in storage is a hint: editing it changes nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('merchantCode', 'someone-else'));
  await page.goto('/');
  await signIn(page);
  const request = page.waitForRequest(/wallets\/balance/);
  await rooms.header(page).getByRole('button', { name: 'Actualizar el saldo' }).click();
  expect(await (await request).headerValue('merchant')).toBe('vestibulo');
});

for (const lang of ['xx', '', '../en', '__proto__']) {
  test(`I18-01 a stored language of ${JSON.stringify(lang)} counts as Spanish`, async ({ page }) => {
    await page.addInitScript((kept) => localStorage.setItem('lang', kept), lang);
    const odd: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) odd.push(response.url());
    });
    await page.goto('/');
    await openLogin(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(odd).toEqual([]);
  });
}

test('I18-03 the last language picked is everywhere, however the answers arrive', async ({
  page,
  traffic,
}) => {
  await page.goto('/promotions');
  const language = rooms.header(page).getByRole('combobox', { name: /Idioma|Language/ });
  await language.selectOption('EN');
  await language.selectOption('ES');
  await language.selectOption('EN');
  await expect(rooms.header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/promotions');
  await expect
    .poll(async () => (await Promise.all(traffic.requests('games.vendors').map((one) => one.url()))).at(-1))
    .toMatch(/language=EN/);
  await page.reload();
  await expect(rooms.header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('I18-05 a language the gateway can’t be told of is shown all the same, and told once', async ({
  page,
  door,
  traffic,
}) => {
  await door.faults([{ call: 'system.language', kind: '500', times: 10 }]);
  await page.goto('/');
  await rooms.header(page).getByRole('combobox', { name: 'Idioma' }).selectOption('EN');
  await expect(rooms.header(page).getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(traffic.count('system.language')).toBeLessThanOrEqual(1);
});
