import type { Page } from '@playwright/test';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import {
  registerBox,
  registerButton,
  registerDialog,
  typePasswordAndAgree,
} from '../../kit/journeys/registering.ts';
import { beGreeted, ready, signIn, ui } from '../../kit/journeys/ui.ts';

const newcomer = 'nuevo01';
const card = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, level: 2 }) })
    .last();
const friends = (page: Page) => page.getByRole('list', { name: 'Tus amigos' }).getByRole('listitem');
const chip = (page: Page) => registerDialog(page).getByText(/^Te invitó: /);

/** From the home to the page, as a person goes. */
async function goToFriends(page: Page): Promise<void> {
  await ui.header(page).getByRole('button', { name: 'Centro de seguridad' }).click();
  await centre
    .region(page)
    .getByRole('navigation', { name: 'Menú de tu cuenta' })
    .getByRole('link', { name: 'Invitar amigos' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function fillOut(page: Page): Promise<void> {
  const dialog = registerDialog(page);
  await registerBox(dialog, 'Usuario').fill(newcomer);
  await registerBox(dialog, 'Nombre real').fill('Ana María Núñez');
  await typePasswordAndAgree(dialog);
}

test('a copied link brings a friend: the chip survives a reload, and the friend is in the list at once', {
  tag: '@core',
}, async ({ page, elsewhere, context, sandbox, traffic }) => {
  await sandbox.setConfig({ slider: { register: false } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await signIn(page, 'member1');
  await goToFriends(page);
  await expect(friends(page)).toHaveCount(7);
  expect(await faultsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const code = new URL(link).searchParams.get('referralCode');
  await expect(page.getByText(link, { exact: true })).toBeVisible();
  await expect(page.getByText(code ?? '', { exact: true })).toBeVisible();

  const other = await (await elsewhere({ locale: 'es' })).newPage();
  await other.goto(link);
  await ready(other);
  await expect(other).toHaveURL(`${sandbox.address}/register`);
  await expect(chip(other)).toHaveText(`Te invitó: ${code}`);
  await other.reload();
  await ready(other);
  await expect(chip(other)).toHaveText(`Te invitó: ${code}`);
  expect(await faultsOf(other)).toEqual([]);
  await fillOut(other);
  await registerButton(registerDialog(other)).click();
  await beGreeted(other);
  expect(await other.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(code);

  await page.reload();
  await expect(friends(page)).toHaveCount(8);
  await expect(friends(page).first()).toContainText('nu•••1');
  await expect(friends(page).first()).toContainText('Falta que confirme su celular o su correo.');
  await expect(friends(page).first()).toContainText('El plazo termina dentro de 6 días');
  await expect(centre.region(page)).not.toContainText(newcomer);
  expect(traffic.count('registration.register')).toBe(0);
  await other.context().close();
});

test('AFF-01 AFF-03 the chip can be removed: nothing of it is sent, and a reload does not bring it back', async ({
  page,
  sandbox,
  traffic,
}) => {
  await sandbox.setConfig({ slider: { register: false } });
  await page.goto('/register?referralCode=NORTE-7Q4K2M8PXV');
  await ready(page);
  await expect(chip(page)).toHaveText('Te invitó: NORTE-7Q4K2M8PXV');
  await expect(registerBox(registerDialog(page), 'Código de invitación')).toHaveCount(0);
  await registerDialog(page).getByRole('button', { name: 'Quitar la invitación' }).click();
  await expect(registerDialog(page).getByText('Quitaste la invitación')).toBeFocused();
  await expect(registerBox(registerDialog(page), 'Código de invitación')).toBeEmpty();
  await page.reload();
  await ready(page);
  await expect(registerBox(registerDialog(page), 'Código de invitación')).toBeVisible();
  await expect(chip(page)).toHaveCount(0);
  await fillOut(page);
  await registerButton(registerDialog(page)).click();
  await beGreeted(page);
  // Once, as it landed.
  expect(traffic.count('registration.affiliate')).toBe(1);
  expect(traffic.count('registration.register')).toBe(1);
});

test('each stage says what comes next, until when, or which condition was not met and how to ask for a review', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'member1', '/member/referral');
  await expect(friends(page)).toHaveCount(7);
  for (const [name, said] of [
    ['fr•••2', 'Falta su depósito.'],
    ['fr•••3', 'Falta que complete sus apuestas.'],
    ['fr•••4', 'La revisión termina'],
    ['fr•••5', 'Ver la recompensa'],
    ['fr•••6', 'El plazo terminó antes de que se cumplieran las condiciones.'],
    ['fr•••7', 'El registro tiene que hacerse en el dispositivo de tu amigo'],
  ] as const) {
    await expect(friends(page).filter({ hasText: name })).toContainText(said);
  }
  await expect(card(page, 'Cómo funciona')).toContainText(
    'Un depósito de al menos P 20.00 en sus primeros 7 días',
  );
  await expect(card(page, 'Tus resultados')).toContainText('P 5.00');
  await friends(page)
    .filter({ hasText: 'fr•••7' })
    .getByRole('link', { name: 'Cómo pedir que lo revisemos' })
    .click();
  await expect(page.getByRole('dialog')).toContainText('pide que la revisemos');
  await page.keyboard.press('Escape');
  await friends(page).filter({ hasText: 'fr•••5' }).getByRole('link', { name: 'Ver la recompensa' }).click();
  await expect(page).toHaveURL(/\/member\/rewardCenter\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'Amigo invitado', level: 1 })).toBeVisible();
});

test('a list that does not come says why, and comes at the next try; nobody invited yet has a way to begin', async ({
  page,
  sandbox,
}) => {
  await sandbox.faults([{ call: 'member.referral', kind: '500', times: 'always' }]);
  await openAs(page, sandbox, 'vip5', '/member/referral');
  await expect(centre.region(page).getByRole('alert')).toContainText('No pudimos mostrar tu invitación');
  await sandbox.clearFaults();
  await sandbox.faults([{ call: 'member.invited', kind: '500', times: 'always' }]);
  await centre.button(page, 'Reintentar').click();
  await expect(page.getByRole('heading', { name: 'Tu invitación' })).toBeVisible();
  await expect(centre.region(page).getByRole('alert')).toContainText('No pudimos mostrar a tus amigos.');
  await sandbox.clearFaults();
  await centre.button(page, 'Reintentar').click();
  await expect(page.getByRole('heading', { name: 'Todavía no invitaste a nadie' })).toBeVisible();
});

test('an agent’s page says that people join the team, and leads to the registration centre', async ({
  page,
}) => {
  await page.goto('/');
  await signIn(page, 'agent1');
  await goToFriends(page);
  await expect(page.getByRole('heading', { name: 'Invitar a tu equipo', level: 1 })).toBeVisible();
  await expect(page.getByText('NORTE-7Q4K2M8PXV', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tus amigos' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Abrir el centro de registro' }).click();
  await expect(page).toHaveURL('/agent/registrationCenter');
});

test('ROL-01 a demo account sees nothing of it, and the gateway is asked for nothing', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openAs(page, sandbox, 'demo4', '/member/referral');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('Tu invitación')).toHaveCount(0);
  expect([traffic.count('member.referral'), traffic.count('member.invited')]).toEqual([0, 0]);
});

test('a device that can share is asked to: with the link, and a person who changes their mind reads nothing', async ({
  page,
  sandbox,
}) => {
  // Chromium has no sharing of its own here: a device's is put in its place.
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      share: async (data: unknown) => {
        shared.push(data);
        if (shared.length === 2) throw new DOMException('changed their mind', 'AbortError');
        if (shared.length === 3) throw new Error('broken');
      },
    });
  });
  await openAs(page, sandbox, 'member1', '/member/referral');
  const share = centre.button(page, 'Compartir');
  for (let press = 0; press < 2; press += 1) await share.click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared);
  await expect.poll(async () => (await shared()).length).toBe(2);
  expect((await shared())[0]?.url).toMatch(/\/register\?referralCode=[A-Z0-9]{10}$/);
  await expect(centre.done(page, 'no pudo compartirlo')).toHaveCount(0);
  await share.click();
  await expect(centre.done(page, 'no pudo compartirlo')).toHaveCount(1);
});

test('a hostile name, stage by stage, is shown as plain text', async ({ page, sandbox }) => {
  const name = '=HYPERLINK("x")<img src=x onerror=alert(1)>\u202e•••1';
  const friend = {
    id: 'a-friend-of-the-test',
    name,
    registeredAt: 1_790_000_000_000,
    stage: 'CLOSED',
    next: null,
    deadline: null,
    checkedUntil: null,
    reason: 'SAME_PERSON',
    endedAt: 1_790_000_000_000,
    rewardId: null,
  };
  const value = { friends: [friend], count: 1, totalPages: 1, zone: 'America/Lima' };
  const body = { success: true, value };
  await sandbox.faults([{ call: 'member.invited', kind: 'answer', status: 200, body, times: 'always' }]);
  await openAs(page, sandbox, 'member1', '/member/referral');
  await expect(friends(page).getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(friends(page).locator('img')).toHaveCount(0);
});
