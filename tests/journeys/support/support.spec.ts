import { faultsOf } from '../../kit/journeys/axe.ts';
import { expect, test } from '../../kit/journeys/journey.ts';

const closed = {
  maintenance: [{ maintenance: { on: true } }, 'Mantenimiento del sistema'],
  'a region': [{ restriction: { on: true } }, 'Restricción de IP'],
} as const;

for (const [why, [config, title]] of Object.entries(closed)) {
  for (const lookup of ['answers', 'refuses'] as const) {
    test(`CSV-01 a visitor kept out by ${why} reaches customer service, where the lookup ${lookup}`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.setConfig(config);
      if (lookup === 'refuses')
        await sandbox.faults([{ call: 'support.lookup', kind: '503', times: 'always' }]);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      const opened = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Contáctanos' }).click();
      await expect(await opened).toHaveURL(`${sandbox.gameAddress}/chat?lang=es&service=LIVECHAT`, {
        timeout: 30_000,
      });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const ways = page.getByRole('region', { name: 'Habla con una persona' });
      await expect(ways.getByRole('button', { name: /^(Abrir|Dejar un mensaje): Telegram$/ })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });
  }
}
