import { downloads, pressToDownloads } from '../../kit/journeys/downloads.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { opened, ready } from '../../kit/journeys/ui.ts';

test('other addresses are measured from here, listed by speed, and are the product itself', async ({
  page,
  sandbox,
}) => {
  await pressToDownloads(page);
  const { port } = new URL(sandbox.address);
  // The gateway’s own figures first: sur is faster.
  await expect(downloads.sites(page)).toHaveText([`sur.localhost:${port}`, `norte.localhost:${port}`]);
  await expect(downloads.main(page).getByText('31 ms')).toBeVisible();
  await downloads.button(page, 'Medir desde aquí').click();
  await expect(downloads.button(page, 'Medir otra vez')).toBeVisible();
  await expect(downloads.main(page).getByText('tu navegador', { exact: true })).toHaveCount(2);
  await expect(downloads.main(page).getByText('no respondió')).toHaveCount(0);
  const other = await opened(page, downloads.sites(page).filter({ hasText: 'norte' }));
  await ready(other);
  await expect(other).toHaveURL(`http://norte.localhost:${port}/`);
  await other.getByRole('link', { name: 'Descargar la app' }).click();
  // From there, the usual address is another one.
  await expect(downloads.sites(other)).toHaveText([new URL(sandbox.address).host, `sur.localhost:${port}`]);
});

test('an address that is gone says so, and when none answers the page says that', async ({
  page,
  sandbox,
}) => {
  const gone = 'http://gone.localhost:9/';
  const domains = [{ url: gone, speed: 3 }];
  await sandbox.setConfig({ domains, hosts: { sites: ['gone.localhost:9'] } });
  await pressToDownloads(page);
  await expect(downloads.sites(page)).toHaveAttribute('href', gone);
  await downloads.button(page, 'Medir desde aquí').click();
  await expect(page.getByRole('alert')).toContainText('Ninguna dirección respondió');
  await expect(downloads.main(page).getByText('no respondió')).toBeVisible();
  await expect(downloads.button(page, 'Medir otra vez')).toBeEnabled();
});

test('a gateway that fails leaves the apps of the status, and the other addresses can be asked for again', async ({
  page,
  sandbox,
}) => {
  await sandbox.faults([
    { call: 'downloads.routers', kind: '500', times: 'always' },
    { call: 'downloads.domainRoute', kind: '500', times: 'always' },
  ]);
  await pressToDownloads(page);
  await expect(downloads.card(page, 'App para iOS')).toBeVisible();
  const alert = downloads.main(page).getByRole('alert');
  await expect(alert).toContainText('No pudimos leer las otras direcciones', { timeout: 30_000 });
  await sandbox.clearFaults();
  await alert.getByRole('button', { name: 'Reintentar' }).click();
  await expect(downloads.sites(page)).toHaveCount(2);
});
