import { rows } from '../../kit/depth.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { findOut, openLogin, password, signOutButton, ui } from '../../kit/journeys/ui.ts';

const answer = (body: unknown) => ({ kind: 'answer', status: 200, body });

const unusable = {
  empty: { kind: 'empty' },
  'an HTML page': { kind: 'html' },
  'cut off': { kind: 'truncated' },
  'of a wrong type': { kind: 'wrong type' },
  'an array': answer([]),
  null: answer('null'),
  '10 MB long': answer({ success: true, value: 'x'.repeat(10 * 1024 * 1024) }),
  'a reset': { kind: 'reset' },
  'a 500': { kind: '500' },
};

// What a caller gets of an answer that can't be used is shown for every kind (tests/gateway/folding.test.ts).
for (const [what, fault] of rows(Object.entries(unusable), 1, 3, 6)) {
  test(`CFG-01 a status that is ${what} shows a page with a retry, and recovers`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.faults([{ call: 'system.status', ...fault, times: 'always' }]);
    await page.goto('/');
    const trouble = page.getByRole('heading', { name: 'No podemos abrir las puertas' });
    await expect(trouble).toBeVisible({ timeout: 25_000 });
    const again = page.getByRole('button', { name: /^(Reintentar|Intentando de nuevo…)$/ });
    // After failing for so long the page waits ever longer before it retries by itself: the last press makes
    // it recover.
    for (let press = 0; press < 3; press += 1) await again.click();
    await expect(again).toHaveText('Reintentar');
    await sandbox.clearFaults();
    await again.click();
    await expect(trouble).toBeHidden();
    await openLogin(page);
  });
}

/** The current answer of the status call, to be sent with a change. */
async function statusNow(address: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${address}/wps/system/status?url=x`);
  return ((await response.json()) as { value: Record<string, unknown> }).value;
}

test('CFG-01 a status that begins with a byte order mark is read as any other', async ({ page, sandbox }) => {
  const value = { ...(await statusNow(sandbox.address)), maintenance: true };
  const body = `\uFEFF${JSON.stringify({ success: true, value })}`;
  await sandbox.faults([{ call: 'system.status', ...answer(body), times: 'always' }]);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Mantenimiento del sistema' })).toBeVisible();
});

const node = (enabled?: unknown) => ({ modId: 'SMSLOGIN', ...(enabled === undefined ? {} : { enabled }) });

function nested(levels: number): unknown {
  let tree: unknown = node('1');
  for (let level = 0; level < levels; level += 1)
    tree = { modId: `N${level}`, enabled: '1', childrenNodes: [tree] };
  return tree;
}

const trees: readonly [name: string, tree: unknown, on: boolean][] = [
  ['CFG-02 a node that is on', [node('1')], true],
  ['CFG-02 enabled 0', [node('0')], false],
  ['CFG-02 enabled as a number', [node(1)], false],
  ['CFG-02 enabled as nothing', [node('')], false],
  ['CFG-02 enabled missing', [node()], false],
  ['CFG-02 a modId that is there twice and once off', [node('1'), node('0')], false],
  ['CFG-02 a modId that is there twice and on', [node('1'), node('1')], true],
  ['CFG-03 childrenNodes missing', [{ modId: 'LOGIN', enabled: '1' }], false],
  ['CFG-03 childrenNodes a text', [{ modId: 'LOGIN', enabled: '1', childrenNodes: 'x' }], false],
  ['CFG-03 no tree at all', 'text', false],
  ['CFG-03 five hundred levels', [nested(500)], true],
];

for (const [name, tree, on] of rows(trees, 0, 5, 10)) {
  test(`${name}: the tab for SMS is ${on ? 'there' : 'not there'}`, async ({ page, sandbox }) => {
    await sandbox.setConfig({ whitelabelTree: tree });
    const answered = page.waitForResponse(/system\/status/);
    await page.goto('/');
    await answered;
    const dialog = await openLogin(page);
    await expect(ui.username(dialog)).toBeVisible();
    await expect(dialog.getByRole('tab', { name: 'SMS' })).toHaveCount(on ? 1 : 0);
  });
}

for (const on of [true, false]) {
  test(`a status without a tree: the tab for SMS is ${on ? 'there' : 'not there'}, as the tree fetched separately says`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.setConfig({ whitelabelApart: true, whitelabelTree: [node(on ? '1' : '0')] });
    const answered = page.waitForResponse(/system\/whitelabel/);
    await page.goto('/');
    await answered;
    const dialog = await openLogin(page);
    await expect(ui.username(dialog)).toBeVisible();
    await expect(dialog.getByRole('tab', { name: 'SMS' })).toHaveCount(on ? 1 : 0);
  });
}

test('a status that brings its tree makes no second call', async ({ page, traffic }) => {
  await page.goto('/');
  await openLogin(page);
  expect(traffic.count('system.whitelabel')).toBe(0);
});

for (const end of rows(['not a date', '99-99-99', '2020-01-01T00:00:00Z'], 1)) {
  test(`CFG-04 maintenance until ${end} wins over a restriction and never shows an invalid date`, {
    tag: '@core',
  }, async ({ page, sandbox }) => {
    await sandbox.setConfig({ maintenance: { on: true, end }, restriction: { on: true } });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Mantenimiento del sistema' })).toBeVisible();
    await expect(page.getByText(/Invalid|NaN/)).toHaveCount(0);
    await sandbox.setConfig({ maintenance: { on: false, end: null } });
    await page.getByRole('button', { name: 'Comprobar ahora' }).click();
    await expect(page.getByRole('heading', { name: 'Restricción de IP' })).toBeVisible();
    await sandbox.setConfig({ restriction: { on: false } });
    await page.getByRole('button', { name: 'Comprobar de nuevo' }).click();
    await openLogin(page);
  });
}

test('CFG-05 maintenance that begins while someone is signed in shows its page, and the app returns', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await openAs(page, sandbox);
  await expect(ui.balance(page)).toBeVisible();
  await sandbox.setConfig({ maintenance: { on: true } });
  await findOut(page, page.getByRole('heading', { name: 'Mantenimiento del sistema' }));
  await sandbox.setConfig({ maintenance: { on: false } });
  await page.getByRole('button', { name: 'Comprobar ahora' }).click();
  await expect(signOutButton(page)).toBeVisible();
});

test('CFG-05 maintenance that begins while someone fills in a form replaces it, refuses calls, and gives it back', async ({
  page,
  sandbox,
}) => {
  const authorization = await sandbox.tokenOf('member1');
  const balance = () => fetch(`${sandbox.address}/wps/v2/wallets/balance`, { headers: { authorization } });
  await page.goto('/');
  const dialog = await openLogin(page);
  await ui.username(dialog).fill('member1');
  await ui.password(dialog).fill(password);
  await sandbox.setConfig({ maintenance: { on: true } });
  await ui.enter(dialog).click();
  await expect(page.getByRole('heading', { name: 'Mantenimiento del sistema' })).toBeVisible();
  expect((await balance()).status).toBe(503);
  await sandbox.setConfig({ maintenance: { on: false } });
  await page.getByRole('button', { name: 'Comprobar ahora' }).click();
  await expect(ui.username(dialog)).toHaveValue('member1');
  expect((await balance()).status).toBe(200);
  await ui.password(dialog).fill(password);
  await ui.enter(dialog).click();
  await expect(ui.greeting(page).or(signOutButton(page)).first()).toBeVisible();
});

test('CFG-07 the merchant in storage is a hint: editing it changes nothing', async ({ page, sandbox }) => {
  await page.addInitScript(() => localStorage.setItem('merchantCode', 'someone-else'));
  await openAs(page, sandbox);
  await expect(ui.balance(page)).toBeVisible();
  const request = page.waitForRequest(/wallets\/balance/);
  await ui.header(page).getByRole('button', { name: 'Actualizar el saldo' }).click();
  expect(await (await request).headerValue('merchant')).toBe('vestibulo');
});
