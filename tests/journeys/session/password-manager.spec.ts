import { expect, test } from '../../kit/journeys/journey.ts';
import { beGreeted, openLogin, password, ui } from '../../kit/journeys/ui.ts';

test('a password manager fills the login from its own layer: the dialog stays, and what it filled in counts', async ({
  page,
}) => {
  await page.goto('/');
  await openLogin(page);
  await page.evaluate((secret) => {
    const layer = document.createElement('password-choice');
    layer.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 2147483647';
    const choice = document.createElement('button');
    choice.textContent = 'member1';
    choice.addEventListener('click', () => {
      for (const [name, value] of [
        ['username', 'member1'],
        ['password', secret],
      ] as const) {
        const field = document.querySelector<HTMLInputElement>(`[role="dialog"] input[name="${name}"]`);
        if (field) field.value = value;
      }
    });
    layer.append(choice);
    document.body.append(layer);
  }, password);
  const choice = page.locator('password-choice button');
  await choice.click();
  await expect(choice).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ui.loginDialog(page)).toBeVisible();
  await ui.loginDialog(page).getByRole('button', { name: 'Entrar', exact: true }).click();
  await beGreeted(page);
});
