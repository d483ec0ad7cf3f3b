import { faultsOf } from '../../kit/journeys/axe.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { fitWindow } from '../../kit/journeys/places.ts';

// Colours do not depend on the width, nor the layout on the colours: two visits cover everything.
for (const [colorScheme, width, language, words] of [
  ['dark', 1280, 'ES', { send: 'Enviar comentario', cases: 'Lo que nos escribiste', write: 'Tu mensaje' }],
  ['light', 360, 'EN', { send: 'Send comment', cases: 'What you wrote to us', write: 'Your message' }],
] as const) {
  test.describe(() => {
    test.use({ colorScheme, reducedMotion: 'reduce', viewport: { width, height: 760 } });

    test(`comments, the chat and a closed product pass the WCAG 2.2 AA check, ${colorScheme}, ${width} wide, ${language}`, async ({
      page,
      sandbox,
    }) => {
      test.setTimeout(120_000);
      await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
      await openAs(page, sandbox, 'vip5', '/member/feedback');
      const field = page.locator('textarea');
      await field.fill('a'.repeat(141));
      await page.getByRole('button', { name: words.send }).click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(await faultsOf(page), 'the form with what is wrong').toEqual([]);
      await field.fill('Gracias');
      await page.getByRole('button', { name: words.send }).click();
      await expect(page.getByRole('list', { name: words.cases }).getByRole('article')).toHaveCount(1);
      expect(await faultsOf(page), 'a comment that was sent').toEqual([]);
      await fitWindow(page);
      await page.goto(`${sandbox.gameAddress}/chat?lang=${language.toLowerCase()}&service=LIVECHAT`);
      await page.getByLabel(words.write).fill('x'.repeat(300));
      await page.getByLabel(words.write).press('Enter');
      await expect(page.getByRole('log').locator('p')).toHaveCount(1);
      expect(await faultsOf(page), 'the chat').toEqual([]);
      await fitWindow(page);
      await sandbox.setConfig({ maintenance: { on: true } });
      await page.goto(sandbox.address);
      await expect(page.getByRole('listitem').first()).toBeVisible();
      expect(await faultsOf(page), 'a closed product').toEqual([]);
    });
  });
}
