import type { Page } from '@playwright/test';
import type { ClientReport } from '#contract/system/client-reports.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { losePart } from '../../kit/journeys/parts.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { ready } from '../../kit/journeys/ui.ts';

/** Milliseconds until a report has arrived at the latest: it waits five seconds for others. */
const patience = 15_000;
const planted = 'planted: member1 lost 1.234,56';

async function told({ address }: RunningSandbox): Promise<readonly ClientReport[]> {
  const answer = await fetch(`${address}/sandbox/client-reports`);
  return ((await answer.json()) as { value: readonly ClientReport[] }).value;
}

/** A script of the page throws, as one does that nobody meant to. */
async function throwIn(page: Page, name: 'TypeError' | 'RangeError'): Promise<void> {
  await page.evaluate(
    ([kind, message]) => {
      queueMicrotask(() => {
        throw kind === 'TypeError' ? new TypeError(message) : new RangeError(message);
      });
    },
    [name, planted] as const,
  );
}

/** From the home to the promotions, whose script breaks; gives the reference that the page shows. */
async function breakPromotions(page: Page): Promise<string> {
  await losePart(page, 'promotions-page', 'broken');
  await page.getByRole('link', { name: 'Promociones' }).first().click();
  const panel = page.getByRole('alert').filter({ hasText: 'Esta parte falló' });
  await expect(panel).toBeVisible();
  return /referencia: ([0-9a-f]{8})/.exec((await panel.textContent()) ?? '')?.[1] ?? '';
}

test('an answer that breaks the contract, a part that breaks and an error are reported, also by a page that is left', async ({
  page,
  sandbox,
  oracle,
}) => {
  oracle.expect(/planted/);
  await sandbox.setConfig({ reports: { address: '/client-reports', share: 1 } });
  const body = { success: true, value: { data: [{ planted }] } };
  await sandbox.faults([{ call: 'games.vendors', kind: 'answer', status: 200, body, times: 'always' }]);
  await page.goto('/');
  await ready(page);
  const reference = await breakPromotions(page);
  await throwIn(page, 'TypeError');
  await expect
    .poll(async () => (await told(sandbox)).map(({ kind }) => kind), { timeout: patience })
    .toEqual(expect.arrayContaining(['drift', 'part', 'error']));
  const reports = await told(sandbox);
  expect(reports).toContainEqual(expect.objectContaining({ kind: 'drift', call: 'games.vendors', part: '' }));
  expect(reports).toContainEqual(
    expect.objectContaining({ kind: 'part', part: 'promotions', why: 'broke', name: 'TypeError', reference }),
  );
  expect(reports).toContainEqual(
    expect.objectContaining({ kind: 'error', name: 'TypeError', screen: 'promotions' }),
  );
  await throwIn(page, 'RangeError');
  await page.reload();
  await expect
    .poll(() => told(sandbox), { timeout: patience })
    .toContainEqual(expect.objectContaining({ kind: 'error', name: 'RangeError' }));
  expect(JSON.stringify(await told(sandbox))).not.toMatch(/planted|member1|1\.234/);
});

test('with the setting off nothing is reported, and what reports is not fetched', async ({
  page,
  oracle,
}) => {
  oracle.expect(/planted/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await ready(page);
  await breakPromotions(page);
  await throwIn(page, 'TypeError');
  await page.reload();
  await ready(page);
  expect(asked.filter((url) => /reports|\/reporting-/.test(url))).toEqual([]);
});
