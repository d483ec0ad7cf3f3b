import type { Page } from '@playwright/test';
import { type Deployed, deploy } from '../../kit/deploy/deployed.ts';
import { hasNginx } from '../../kit/deploy/nginx.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { test as base, expect } from '../../kit/journeys/journey.ts';
import { toWithdraw, walkOfMember } from '../../kit/journeys/member-walk.ts';
import { payouts, prepare } from '../../kit/journeys/payouts.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { openLogin, ready, signIn, ui } from '../../kit/journeys/ui.ts';

/** The product on Debian's nginx, with the sandbox as its gateway on another origin. */
const test = base.extend<{ deployed: Deployed }, { running: Deployed }>({
  running: [
    async ({ server }, use) => {
      // The site takes the sandbox's configuration, and its pages report there.
      await server.setConfig({ reports: { address: `${server.address}/client-reports`, share: 1 } });
      const running = await deploy(server.address);
      await use(running);
      await running.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  deployed: [
    async ({ running, sandbox }, use) => {
      const { host } = new URL(sandbox.address);
      await sandbox.setConfig({ siteOrigins: [running.origin], imageCDNs: [`http://${host}`] });
      await running.reset();
      await use(running);
    },
    { auto: true },
  ],
  baseURL: ({ running }, use) => use(running.origin),
});

/** What pages have told the sandbox of themselves. */
async function toldTo({ address }: RunningSandbox): Promise<readonly unknown[]> {
  return ((await (await fetch(`${address}/sandbox/client-reports`)).json()) as { value: unknown[] }).value;
}

/** The script that the open page was started by: another release has another. */
const startedBy = (page: Page) => page.locator('script[type="module"][src]').first().getAttribute('src');

const needs = hasNginx ? '' : ' (not run: the package nginx-light is missing)';

test.describe(`a site on nginx, with its gateway elsewhere${needs}`, () => {
  // biome-ignore lint/suspicious/noSkippedTests: nothing is installed for a test; the title says what is missing.
  test.skip(!hasNginx);

  test('from the home, a member signs in, plays a round, withdraws and signs out', async ({
    page,
    context,
    sandbox,
  }) => {
    await walkOfMember(page, sandbox);
    expect(await context.cookies()).toEqual([]);
  });

  test('a page reports what its policy refused to another origin', async ({ page, sandbox, oracle }) => {
    oracle.expect(/^policy: img-src/);
    await page.goto('/');
    await ready(page);
    await page.evaluate(() => {
      new Image().src = 'https://refused.vestibulo.example/x.png?account=member1';
    });
    await expect
      .poll(() => toldTo(sandbox), { timeout: 15_000 })
      .toContainEqual(
        expect.objectContaining({
          kind: 'policy',
          screen: 'home',
          directive: 'img-src',
          blocked: 'https://refused.vestibulo.example',
        }),
      );
  });

  test('every picture of the home comes, from the gateway’s host', async ({ page, sandbox }) => {
    await page.goto('/');
    await ready(page);
    const pictures = page.getByRole('main').locator('img');
    const first = pictures.first();
    await expect(first).toHaveJSProperty('complete', true);
    await expect(first).not.toHaveJSProperty('naturalWidth', 0);
    const origins = await pictures.evaluateAll((all) =>
      all.map((one) => new URL((one as HTMLImageElement).currentSrc || location.href).origin),
    );
    expect(origins).toContain(sandbox.address);
  });

  test('a deep link shows its page, and an unknown one says that nothing is there', async ({ page }) => {
    const answer = await page.goto('/help');
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const unknown = await page.goto('/nothing/here');
    expect(unknown?.status()).toBe(404);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });

  test('RTE-05 a release while a form is filled in loses nothing, and the next visit has the new one', async ({
    page,
    deployed,
  }) => {
    await page.goto('/');
    await signIn(page, 'vip5');
    await toWithdraw(page);
    await payouts.amount(page).fill('75');
    const before = await startedBy(page);
    await deployed.releaseSecond();
    // What comes next on this page, and parts that it has not loaded yet, are of the release that it began with.
    await prepare(page, '75');
    await centre.button(page, 'Pedir el retiro').click();
    await expect(payouts.outcome(page, 'Retiro pedido')).toBeFocused();
    await page.getByRole('link', { name: 'Promociones' }).first().click();
    await expect(page.getByRole('heading', { name: 'Promociones', level: 1 })).toBeVisible();
    await expect.poll(() => startedBy(page)).toBe(before);
    await page.reload();
    await ready(page);
    await expect.poll(() => startedBy(page)).not.toBe(before);
    await expect(ui.balance(page)).toBeVisible();
  });

  test('a rollback works, and whoever has the newer page still opens its parts', async ({
    page,
    deployed,
  }) => {
    await page.goto('/');
    const first = await startedBy(page);
    await deployed.releaseSecond();
    await page.reload();
    await ready(page);
    const second = await startedBy(page);
    expect(second).not.toBe(first);
    await deployed.rollBack();
    await signIn(page, 'member1');
    await expect.poll(() => startedBy(page)).toBe(second);
    await page.reload();
    await expect.poll(() => startedBy(page)).toBe(first);
  });

  test('nginx restarts in the middle of a visit: a part that was not there yet opens at the next try', async ({
    page,
    deployed,
  }) => {
    await page.goto('/');
    await ready(page);
    const restart = await deployed.interrupt();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Centro de ayuda' }).click();
    await expect(page.getByText('Esta parte no se abrió')).toBeVisible();
    await restart();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: 'Centro de ayuda', level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Volver al inicio' }).first().click();
    await openLogin(page);
  });
});
