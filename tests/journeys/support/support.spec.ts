import { expect, test } from '../../kit/journeys/journey.ts';
import { answerFor } from '../../kit/journeys/traffic.ts';

const closed = {
  maintenance: [{ maintenance: { on: true } }, 'Mantenimiento del sistema'],
  'a region': [{ restriction: { on: true } }, 'Restricción de IP'],
} as const;

for (const [why, [config, title]] of Object.entries(closed)) {
  for (const lookup of ['answers', 'refuses'] as const) {
    test(`CSV-01 a visitor kept out by ${why} reaches customer service, where the lookup ${lookup}`, async ({
      page,
      context,
      sandbox,
    }) => {
      await answerFor(context, 'https://support.vestibulo.example');
      await sandbox.setConfig(config);
      if (lookup === 'refuses')
        await sandbox.faults([{ call: 'support.lookup', kind: '503', times: 'always' }]);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Contáctanos' }).click();
      await expect(await opened).toHaveURL('https://support.vestibulo.example/chat', { timeout: 30_000 });
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  }
}
