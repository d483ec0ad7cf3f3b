import type { Locator } from '@playwright/test';
import { type CallName, calls } from '#contract/calls.ts';
import { rows } from '../../kit/depth.ts';
import { type Change, driftsOf, extended, renamed, retyped, toldOf } from '../../kit/journeys/drift.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { beGreetedFirst, fillIn, openLogin, ui } from '../../kit/journeys/ui.ts';

// CFG-06: each of the first twelve calls answers with additional fields, with renamed ones, or with numbers
// as texts and texts as numbers.

/** The inputs of the start-up calls that read. */
const reads = {
  'system.status': { url: 'x' },
  'system.keys': {},
  'games.vendors': { platform: 'html5-desktop', language: 'ES' },
  'games.hot': { merchantCode: 'vestibulo', isPlatform: '2', platform: 'html5-desktop', language: 'ES' },
  'notices.announcements': { types: 'B,PL,PU', platform: 'W', execution: 'B', language: 'ES' },
  'member.info': {},
  'member.icon': {},
  'member.avatar': {},
  'wallet.balance': {},
  'notices.unread': {},
} satisfies Partial<Record<CallName, Record<string, string>>>;
type StartCall = keyof typeof reads | 'session.login' | 'session.firstLogin';

/** The current answer of a call. */
async function answerOf(sandbox: RunningSandbox, call: StartCall, authorization: string): Promise<unknown> {
  if (call === 'session.firstLogin') return null;
  if (call === 'session.login') {
    return { token: authorization, firstTimeLogin: true, passwordExpired: false, userName: 'member1' };
  }
  const query = new URLSearchParams(reads[call]);
  const response = await fetch(`${sandbox.address}${calls[call].path}?${query}`, {
    headers: { authorization },
  });
  return ((await response.json()) as { value: unknown }).value;
}

/** From now on these calls get changed answers. */
async function change(sandbox: RunningSandbox, names: readonly StartCall[], how: Change): Promise<void> {
  await sandbox.clearFaults();
  const token = await sandbox.tokenOf('member1');
  for (const call of names) {
    const body = { success: true, value: how(await answerOf(sandbox, call, token)) };
    await sandbox.faults([{ call, kind: 'answer', status: 200, body, times: 'always' }]);
  }
}

const everyCall = [...Object.keys(reads), 'session.login', 'session.firstLogin'] as StartCall[];

test('CFG-06 unknown fields change nothing in any of the first twelve calls', async ({ page, sandbox }) => {
  const drifts = driftsOf(page);
  await change(sandbox, everyCall, extended);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Lo más jugado en Slots' })).toBeVisible();
  await fillIn(await openLogin(page), 'member1');
  await beGreetedFirst(page);
  await expect(ui.balance(page)).toBeVisible();
  expect(everyCall.flatMap(drifts)).toEqual([]);
});

// Game lists and lotteries meet the other kind (drift-games.spec.ts).
for (const [kind, how] of rows(Object.entries({ renamed, retyped }), 0)) {
  test(`CFG-06 with fields ${kind} the home loses its sections one by one, and gets them back`, async ({
    page,
    sandbox,
  }) => {
    const drifts = driftsOf(page);
    await change(sandbox, ['games.vendors', 'games.hot', 'notices.announcements'], how);
    await page.goto('/');
    await expect(page.getByText('No pudimos cargar los juegos.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'La función está por empezar' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Elige tu puerta' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Avisos' })).toHaveCount(0);
    await toldOf(drifts, ['games.vendors', 'games.hot']);
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: 'Lo más jugado en Slots' })).toBeVisible();
  });

  test(`CFG-06 with fields ${kind} a member’s header loses only what it can’t know`, async ({
    page,
    sandbox,
  }) => {
    const drifts = driftsOf(page);
    const names = ['member.icon', 'member.avatar', 'wallet.balance', 'notices.unread'] as const;
    await change(sandbox, names, how);
    await openAs(page, sandbox);
    await expect(ui.header(page).getByRole('button', { name: 'Saldo Sin datos' })).toBeVisible();
    await expect(ui.header(page).getByRole('button', { name: 'Mensajes', exact: true })).toBeVisible();
    await toldOf(drifts, names);
    await sandbox.clearFaults();
    await ui.header(page).getByRole('button', { name: 'Actualizar el saldo' }).click();
    await expect(ui.balance(page)).toBeVisible();
  });

  for (const call of ['system.keys', 'session.login'] as const) {
    test(`CFG-06 with fields ${kind} in ${call} the page says that signing in failed, and it can be retried`, async ({
      page,
      sandbox,
    }) => {
      const drifts = driftsOf(page);
      await change(sandbox, [call], how);
      await page.goto('/');
      const dialog: Locator = await openLogin(page);
      await fillIn(dialog, 'first1');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await toldOf(drifts, [call]);
      await sandbox.clearFaults();
      await ui.enter(dialog).click();
      await beGreetedFirst(page);
    });
  }

  test(`CFG-06 with fields ${kind} in session.firstLogin nobody is kept waiting`, async ({
    page,
    sandbox,
  }) => {
    const drifts = driftsOf(page);
    await change(sandbox, ['session.firstLogin'], how);
    await page.goto('/');
    await fillIn(await openLogin(page), 'first1');
    await beGreetedFirst(page);
    await toldOf(drifts, ['session.firstLogin']);
  });

  test(`CFG-06 with fields ${kind} in member.info signing in stops there, and goes on after a retry`, async ({
    page,
    sandbox,
  }) => {
    const drifts = driftsOf(page);
    await change(sandbox, ['member.info'], how);
    await page.goto('/');
    await fillIn(await openLogin(page), 'first1');
    const panel = page.getByRole('dialog', { name: 'Ya casi estás dentro' });
    await expect(panel.getByRole('alert')).toBeVisible();
    await toldOf(drifts, ['member.info']);
    await sandbox.clearFaults();
    await panel.getByRole('button', { name: 'Reintentar ahora' }).click();
    await beGreetedFirst(page);
  });

  test(`CFG-06 with fields ${kind} in system.status the page says that it can’t open, and recovers`, async ({
    page,
    sandbox,
    traffic,
  }) => {
    const drifts = driftsOf(page);
    await change(sandbox, ['system.status'], how);
    await page.clock.install();
    await page.goto('/');
    const trouble = page.getByRole('heading', { name: 'No podemos abrir las puertas' });
    await expect(trouble).toBeVisible();
    await toldOf(drifts, ['system.status']);
    // The page also retries by itself: with a healthy gateway there might be nothing left to press.
    const asked = traffic.count('system.status');
    await page.getByRole('button', { name: /^(Reintentar|Intentando de nuevo…)$/ }).click();
    await expect.poll(() => traffic.count('system.status')).toBeGreaterThan(asked);
    await sandbox.clearFaults();
    // By itself it tries again after a minute and a half; an answer that is still under way may be a broken one.
    await expect
      .poll(async () => {
        if (!traffic.underWay('system.status')) await page.clock.fastForward('01:40');
        return trouble.isVisible();
      })
      .toBe(false);
  });
}
