import { pressToJoin } from '../../kit/journeys/downloads.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import {
  registerBox,
  registerButton,
  registerDialog,
  typePasswordAndAgree,
} from '../../kit/journeys/registering.ts';
import { beGreeted, opened, ready, ui } from '../../kit/journeys/ui.ts';

const invitation = 'NORTE-7Q4K2M8PXV';

test('from the home to an account: the page tells how one joins, and registration opens over it', {
  tag: '@core',
}, async ({ page, traffic }) => {
  await pressToJoin(page);
  await expect(page).toHaveTitle('Únete · Vestíbulo');
  await expect(page.getByRole('region', { name: 'Tu invitación' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Crear mi cuenta' }).click();
  await expect(registerDialog(page)).toBeVisible();
  await expect(page).toHaveURL('/join');
  expect(traffic.count('registration.affiliate')).toBe(0);
});

test('AFF-05 an invitation is shown, leaves the address, and goes with the registration', async ({
  page,
  sandbox,
  traffic,
}) => {
  await sandbox.setConfig({ slider: { register: false } });
  await page.goto(`/join?referralCode=${invitation}`);
  await ready(page);
  await expect(page).toHaveURL('/join');
  const plate = page.getByRole('region', { name: 'Tu invitación' });
  await expect(plate).toContainText(invitation);
  await expect(plate).toContainText('El código es válido');
  const register = page.getByRole('main').getByRole('link', { name: 'Crear mi cuenta' });
  // For another tab, which does not know it.
  await expect(register).toHaveAttribute('href', `/register?referralCode=${invitation}`);
  await register.click();
  const dialog = registerDialog(page);
  await registerBox(dialog, 'Usuario').fill('nuevo02');
  await registerBox(dialog, 'Nombre real').fill('Ana María Núñez');
  await typePasswordAndAgree(dialog);
  await registerButton(dialog).click();
  await beGreeted(page);
  const asked = traffic.requests('registration.affiliate').map((one) => new URL(one.url()).searchParams);
  expect(asked.map((query) => query.get('code'))).toEqual([invitation, invitation, invitation]);
});

test('AFF-01 a code that nobody has is said politely, and one can register all the same', async ({
  page,
  traffic,
}) => {
  await page.goto('/join?referralCode=NADIE-0000000');
  await ready(page);
  await expect(page.getByRole('region', { name: 'Tu invitación' })).toContainText('no existe o ya no vale');
  const register = page.getByRole('main').getByRole('link', { name: 'Registrarme sin invitación' });
  await expect(register).toHaveAttribute('href', '/register');
  expect(traffic.count('registration.affiliate')).toBe(1);
  await register.click();
  await expect(registerDialog(page)).toBeVisible();
});

test('W15 something that can be no code is neither shown nor asked about', async ({ page, traffic }) => {
  await page.goto(`/join?referralCode=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await ready(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Crear mi cuenta' })).toBeVisible();
  await expect(page).toHaveURL('/join');
  await expect(page.getByRole('region', { name: 'Tu invitación' })).toHaveCount(0);
  expect(traffic.count('registration.affiliate')).toBe(0);
});

test('where registration is closed the page says so, and still leads to people', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ whitelabel: { DIRECTREG: false } });
  await page.goto('/join');
  await ready(page);
  await expect(page.getByRole('heading', { name: 'El registro está cerrado' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Crear mi cuenta' })).toHaveCount(0);
  const button = page.getByRole('main').getByRole('button', { name: 'Hablar con atención al cliente' });
  await expect(await opened(page, button)).toHaveURL(new RegExp(`^${sandbox.gameAddress}/chat`), {
    timeout: 30_000,
  });
});

test('a member is told that they have an account, and is led home', async ({ page, sandbox }) => {
  await openAs(page, sandbox, 'member1', '/');
  await expect(ui.balance(page)).toBeVisible();
  await page.getByRole('link', { name: 'Cómo unirse' }).click();
  await expect(page.getByRole('heading', { name: 'Ya tienes cuenta' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL('/');
});
