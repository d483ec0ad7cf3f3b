import { downloads } from '../../kit/journeys/downloads.ts';
import { goWithin, see } from '../../kit/journeys/go-within.ts';
import { help } from '../../kit/journeys/help.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { lookOver, night, phone, type Show, speak } from '../../kit/journeys/looks.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { ready } from '../../kit/journeys/ui.ts';

const wide: Show = { ...phone, width: 1280 };
const narrow: Show = { ...phone, width: 320 };

const invitation = 'NORTE-7Q4K2M8PXV';

test('the pages of downloads, of joining and of the help pass the WCAG 2.2 AA check in both languages', async ({
  page,
}) => {
  test.setTimeout(480_000);
  const over = lookOver(page);
  await page.goto('/');
  await ready(page);
  const visits = [
    ['ES', { download: [narrow, night], join: [wide, { ...narrow, colorScheme: 'dark' }], help: phone }],
    ['EN', { download: [phone], join: [{ ...phone, colorScheme: 'dark' }], help: wide }],
  ] as const;
  for (const [language, shows] of visits) {
    await speak(page, language);
    await over.screen(`the downloads, ${language}`, async (look) => {
      await over.show(...shows.download);
      await see(page, '/download');
      await expect(downloads.main(page).getByRole('article')).toHaveCount(3);
      await expect(downloads.main(page).getByRole('article').getByRole('img').last()).toBeVisible();
      await downloads
        .main(page)
        .locator('summary')
        .evaluateAll((all) => {
          for (const one of all) (one.parentElement as HTMLDetailsElement).open = true;
        });
      await look(`the downloads, ${language}`);
    });
    await over.screen(`joining, ${language}`, async (look) => {
      await over.show(...shows.join);
      await page.goto(`/join?referralCode=${invitation}`);
      await ready(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language.toLowerCase());
      await expect(page.getByRole('main')).toContainText(/es válido|is valid/);
      await look(`joining, ${language}`);
    });
    await over.show(shows.help);
    if (language === 'EN')
      await over.screen('an answer of the help in English', async (look) => {
        await see(page, '/helpmc?article=withdraw');
        await expect(page.getByRole('heading', { name: 'Help centre', level: 1 })).toBeVisible();
        await expect(help.article(page)).toContainText('from P 20.00 to P 20,000.00');
        await look('an answer of the help in English');
      });
    else
      for (const place of [
        '',
        '?article=deposit',
        '?category=games',
        '?article=agreement',
        '?article=nobody',
      ])
        await over.screen(`the help, ${place}`, async (look) => {
          const title = page.getByRole('heading', { level: 2 }).first();
          const before = (await title.textContent()) ?? '';
          await goWithin(page, `/helpmc${place}`);
          await expect(title).not.toHaveText(before);
          await expect(title).toBeVisible();
          await look(`the help, ${place}`);
        });
    await goWithin(page, '/');
  }
  expect(over.faults).toEqual([]);
});

test('comments, the chat and a closed product pass the WCAG 2.2 AA check in both languages', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(240_000);
  const over = lookOver(page);
  await page.goto('/');
  await ready(page);
  for (const [sent, [language, show, words]] of [
    [
      'ES',
      night,
      { send: 'Enviar comentario', cases: 'Lo que nos escribiste', write: 'Tu mensaje' },
    ] as const,
    ['EN', phone, { send: 'Send comment', cases: 'What you wrote to us', write: 'Your message' }] as const,
  ].entries()) {
    await over.show(show);
    await speak(page, language);
    await over.screen(`comments, ${language}`, async (look) => {
      await openAs(page, sandbox, 'vip5', '/member/feedback');
      const field = page.locator('textarea');
      await field.fill('a'.repeat(141));
      await page.getByRole('button', { name: words.send }).click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await look(`the form with what is wrong, ${language}`);
      await field.fill('Gracias');
      await page.getByRole('button', { name: words.send }).click();
      const cases = page.getByRole('list', { name: words.cases }).getByRole('article');
      await expect(cases).toHaveCount(1 + sent);
      await look(`a comment that was sent, ${language}`);
    });
    await over.screen(`the chat, ${language}`, async (look) => {
      await page.goto(`${sandbox.gameAddress}/chat?lang=${language.toLowerCase()}&service=LIVECHAT`);
      await page.getByLabel(words.write).fill('x'.repeat(300));
      await page.getByLabel(words.write).press('Enter');
      // The window goes on with its chat.
      await expect(page.getByRole('log').locator('p')).toHaveCount(1 + sent);
      await look(`the chat, ${language}`);
    });
    await sandbox.setConfig({ maintenance: { on: true } });
    await over.screen(`a closed product, ${language}`, async (look) => {
      await page.goto(sandbox.address);
      await expect(page.getByRole('listitem').first()).toBeVisible();
      await look(`a closed product, ${language}`);
    });
    await sandbox.setConfig({ maintenance: { on: false } });
    await page.goto('/');
    await ready(page);
  }
  expect(over.faults).toEqual([]);
});
