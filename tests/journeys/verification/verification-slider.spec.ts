import type { Page } from '@playwright/test';
import { freeze } from '#assurance/browser/scenes.ts';
import { type HostedProvider, startProvider } from '../../kit/journeys/hosted-provider.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { placeOf, placesOf, runUntil } from '../../kit/journeys/places.ts';
import { sliderAnswer, sliderDialog, sliderHandle, solveByKeyboard } from '../../kit/journeys/slider.ts';
import { beGreeted, fillIn, openLogin, ui } from '../../kit/journeys/ui.ts';

const wordsButton = (page: Page) => sliderDialog(page).getByRole('button', { name: 'Resolver con palabras' });
const mustVerify = 'Completa primero la verificación';

/** Submits the login form for an account whose login wants a slider. */
async function submitLogin(page: Page): Promise<void> {
  await page.goto('/');
  // The gateway's first answer is here: without it there is no page once the time has passed.
  await expect(ui.header(page).getByText('Jugar gratis')).toBeVisible();
  await fillIn(await openLogin(page), 'member1');
  await expect(sliderDialog(page)).toBeVisible();
}

/** Moves the handle with the mouse by this many pixels, and releases it. */
async function drag(page: Page, pixels: number): Promise<void> {
  const handle = await placeOf(sliderHandle(page));
  const [x, y] = [handle.x + 26, handle.y + handle.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y + 3, { steps: 5 });
  await page.mouse.move(x + pixels, y, { steps: 5 });
  await page.mouse.up();
}

test.describe('a slider at sign-in', () => {
  test.beforeEach(({ sandbox }) => sandbox.setConfig({ slider: { login: true, sms: true } }));

  test('is solved with the mouse, and the login goes on by itself', { tag: '@core' }, async ({
    page,
    sandbox,
    traffic,
  }) => {
    await submitLogin(page);
    await expect(sliderHandle(page)).toBeVisible();
    await drag(page, (await sliderAnswer(page, sandbox)).place);
    await beGreeted(page);
    expect(traffic.count('session.login')).toBe(2);
  });

  test('is solved with the keyboard alone', async ({ page, sandbox }) => {
    await submitLogin(page);
    await solveByKeyboard(page, sandbox);
    await beGreeted(page);
  });

  test('is solved in words, with a new question after a wrong answer', async ({ page, sandbox }) => {
    await page.clock.install();
    await submitLogin(page);
    await wordsButton(page).click();
    const answer = sliderDialog(page).getByRole('textbox', { name: /^De estas palabras, escribe primero/ });
    await answer.fill('ni idea');
    // The message about an answer is shown for less than two seconds.
    await freeze({ page });
    await page.keyboard.press('Enter');
    await expect(sliderDialog(page).getByText(/Esa no era la respuesta/)).toBeVisible();
    await page.clock.resume();
    await expect(answer).toHaveValue('');
    await expect(answer).toBeFocused();
    await answer.fill((await sliderAnswer(page, sandbox)).words.toUpperCase());
    await page.keyboard.press('Enter');
    await beGreeted(page);
  });

  test('a piece dropped beside its place is reported, and another picture comes', async ({
    page,
    sandbox,
  }) => {
    await page.clock.install();
    await submitLogin(page);
    await expect(sliderHandle(page)).toBeVisible();
    const { place } = await sliderAnswer(page, sandbox);
    await freeze({ page });
    await drag(page, place > 140 ? place - 60 : place + 60);
    await expect(sliderDialog(page).getByText(/La pieza no quedó en su lugar/)).toBeVisible();
    await page.clock.resume();
    await expect(sliderHandle(page)).toHaveValue('0');
    await solveByKeyboard(page, sandbox);
    await beGreeted(page);
  });

  for (const width of [1280, 360]) {
    test(`none of its buttons moves when its picture comes, at ${width}`, async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 800 });
      await sandbox.faults([{ call: 'verification.slider', kind: 'hold' }]);
      await submitLogin(page);
      const close = sliderDialog(page).getByRole('button', { name: 'Cerrar' });
      await expect(sliderDialog(page).getByText('Cargando la imagen…')).toBeAttached();
      const places = await placesOf(close);
      await sandbox.release('verification.slider');
      await expect(sliderHandle(page)).toBeVisible();
      expect(await places()).toHaveLength(1);
    });
  }

  test('LOG-14 closing it signs nobody in: the form stays as it was, and the focus returns to it', async ({
    page,
    traffic,
  }) => {
    await submitLogin(page);
    await expect(sliderHandle(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sliderDialog(page)).toHaveCount(0);
    const login = ui.loginDialog(page);
    await expect(login.getByRole('alert')).toContainText(mustVerify);
    await expect(ui.username(login)).toHaveValue('member1');
    await expect(login.locator(':focus')).toHaveCount(1);
    expect(traffic.count('session.login')).toBe(1);
  });

  test('LOG-14 when the gateway has none to show, the page says so and offers a retry', async ({
    page,
    sandbox,
  }) => {
    await sandbox.faults([{ call: 'verification.slider', kind: '429', times: 'always' }]);
    await submitLogin(page);
    await expect(sliderDialog(page).getByRole('alert')).toContainText(mustVerify);
    await sandbox.clearFaults();
    await sliderDialog(page).getByRole('button', { name: 'Reintentar' }).click();
    await solveByKeyboard(page, sandbox);
    await beGreeted(page);
  });

  test('another picture comes after two minutes', async ({ page, sandbox }) => {
    await page.clock.install();
    await sandbox.faults([{ call: 'verification.slider', kind: 'hold' }]);
    await submitLogin(page);
    await sandbox.held('verification.slider');
    // The clock stands still before the two minutes begin.
    await freeze({ page });
    await sandbox.release('verification.slider');
    await runUntil(page, () => sliderHandle(page).isEnabled());
    const { place } = await sliderAnswer(page, sandbox);
    const said = sliderDialog(page).getByText(/Pasaron dos minutos/);
    await page.clock.fastForward(100_000);
    await expect(sliderHandle(page)).toBeEnabled();
    await expect(said).toHaveCount(0);
    await page.clock.fastForward(20_000);
    await expect(said).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(sliderHandle(page)).toBeEnabled();
    await expect.poll(async () => (await sliderAnswer(page, sandbox)).place).not.toBe(place);
  });

  test('a code by SMS waits for it, and is sent once it is solved', async ({ page, sandbox }) => {
    await page.goto('/');
    const dialog = await openLogin(page);
    await dialog.getByRole('tab', { name: 'SMS' }).click();
    await dialog.getByLabel('País').selectOption('PE');
    await dialog.getByRole('textbox', { name: 'Número de celular' }).fill('987654321');
    await dialog.getByRole('button', { name: 'Enviar código' }).click();
    await solveByKeyboard(page, sandbox);
    await expect(dialog.getByRole('button', { name: /Espera \d+ s/ })).toBeVisible();
    expect(await sandbox.outbox('sms', '+51987654321')).toHaveLength(1);
  });
});

test.describe('LOG-14 a hosted slider', () => {
  let provider: HostedProvider;
  test.beforeAll(async () => {
    provider = await startProvider();
  });
  test.afterAll(() => provider.stop());
  test.beforeEach(async ({ sandbox }) => {
    provider.comes('at once');
    await sandbox.setConfig(provider.settings);
  });

  test('LOG-14 its script is fetched only when needed, and its answer lets the member in', async ({
    page,
    traffic,
  }) => {
    await submitLogin(page);
    await sliderDialog(page).getByRole('button', { name: 'Soy una persona' }).click();
    await beGreeted(page);
    expect(traffic.count('session.login')).toBe(2);
  });

  test('LOG-14 with its script blocked nobody gets in, and it can be retried', async ({ page, traffic }) => {
    provider.comes('not at all');
    await submitLogin(page);
    await expect(sliderDialog(page).getByRole('alert')).toContainText(mustVerify);
    expect(traffic.count('session.login')).toBe(1);
    provider.comes('at once');
    await sliderDialog(page).getByRole('button', { name: 'Reintentar' }).click();
    await sliderDialog(page).getByRole('button', { name: 'Soy una persona' }).click();
    await beGreeted(page);
  });

  test('LOG-14 a provider that gives no proof lets nobody in', async ({ page, traffic }) => {
    await submitLogin(page);
    await sliderDialog(page).getByRole('button', { name: 'Sin prueba' }).click();
    await expect(sliderDialog(page).getByRole('alert')).toContainText(mustVerify);
    expect(traffic.count('session.login')).toBe(1);
  });

  test('LOG-14 a script from a host that the brand does not list is not fetched', async ({
    page,
    sandbox,
  }) => {
    await sandbox.setConfig({ hosts: { verification: ['slider.vestibulo.example'] } });
    const before = provider.asked();
    await submitLogin(page);
    await expect(sliderDialog(page).getByRole('alert')).toContainText(mustVerify);
    expect(provider.asked()).toBe(before);
  });
});
