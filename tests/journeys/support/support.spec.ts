import { rows } from '../../kit/depth.ts';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { opened, ready } from '../../kit/journeys/ui.ts';

const closed = {
  maintenance: [{ maintenance: { on: true } }, 'Mantenimiento del sistema'],
  'a region': [{ restriction: { on: true } }, 'Restricción de IP'],
} as const;

for (const [at, [why, [config, title]]] of Object.entries(closed).entries()) {
  for (const lookup of rows(['answers', 'refuses'] as const, at)) {
    test(`CSV-01 a visitor kept out by ${why} reaches customer service, where the lookup ${lookup}`, async ({
      page,
      sandbox,
    }) => {
      await sandbox.setConfig(config);
      if (lookup === 'refuses')
        await sandbox.faults([{ call: 'support.lookup', kind: '503', times: 'always' }]);
      await page.goto('/');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      const chat = await opened(page, page.getByRole('button', { name: 'Contáctanos' }));
      await expect(chat).toHaveURL(`${sandbox.gameAddress}/chat?lang=es&service=LIVECHAT`, {
        timeout: 30_000,
      });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const ways = page.getByRole('region', { name: 'Habla con una persona' });
      await expect(ways.getByRole('button', { name: /^(Abrir|Dejar un mensaje): Telegram$/ })).toBeVisible();
      expect(await faultsOf(page)).toEqual([]);
    });
  }
}

test('CSV-06 an analytics id of the gateway is used for nothing: no script, no request, no text', async ({
  page,
  sandbox,
}) => {
  const gtagId = 'G-1"><script>window.hacked=1</script>';
  await sandbox.setConfig({ analytics: { gtagId } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await ready(page);
  await expect(page.getByRole('heading', { name: 'Lo más jugado en Slots' })).toBeVisible();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.evaluate(() => [...document.scripts].some((one) => /G-1|gtag/.test(one.outerHTML)))).toBe(
    false,
  );
  const hosts = new Set(asked.map((address) => new URL(address).hostname));
  expect([...hosts].filter((host) => /google|gtag|analytics/.test(host))).toEqual([]);
});
