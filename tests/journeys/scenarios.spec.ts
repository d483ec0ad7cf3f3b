import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Scenarios } from '#src/watch/scenario.schema.ts';
import { folder } from '../flows/scenarios/files.ts';
import { expect, test } from './kit/journey.ts';

/** Of each machine the scenario that tells it most. */
const chosen = readdirSync(folder)
  .map((file) => Scenarios.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
  .flatMap(({ machine, scenarios }) => {
    const told = ({ legs }: (typeof scenarios)[number]) => legs.at(-1)?.steps.length ?? 0;
    const [most] = scenarios.toSorted((a, b) => told(b) - told(a));
    return most ? [{ machine, scenario: most, value: most.legs.at(-1)?.steps.at(-1)?.value }] : [];
  });

const note = (page: Page) => page.locator('[data-scenario]');

async function open(page: Page, title: string, path = '/'): Promise<void> {
  await page.goto(`${path.replace('/{reference}', '')}?scenario=${title}`);
  await expect(note(page)).toBeVisible();
}

/** Keeps what each machine of the page was in last. */
async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const last: Record<string, unknown> = {};
    const vestibuloRecorder = ({ machine, value }: { machine: string; value: unknown }) => {
      last[machine] = value;
    };
    Object.assign(window, { vestibuloRecorder, last });
  });
}

test('a scenario of every machine puts the product in its state', async ({ page }) => {
  test.setTimeout(120_000);
  await record(page);
  for (const { machine, scenario, value } of chosen) {
    const title = `${machine}/${scenario.slug}`;
    await open(page, title, scenario.path);
    await expect(note(page), title).toHaveAttribute('data-scenario', 'ready');
    if (value === undefined) continue;
    const last = await page.evaluate(() => (window as unknown as { last: Record<string, unknown> }).last);
    expect(last[machine], title).toEqual(value);
  }
});

test('a scenario that does not exist is said, and the product begins all the same', async ({ page }) => {
  await open(page, 'login/nowhere');
  await expect(note(page)).toContainText('No se pudo abrir el escenario: login/nowhere');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

test('a state is found and opened from the page of scenarios, in a tab of its own', async ({
  page,
  context,
}) => {
  await page.goto('/sandbox/scenarios?language=es');
  await page.getByRole('searchbox').fill('transfer sure');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'sure', exact: true }).first().press('Enter');
  const tab = await opening;
  await expect(note(tab)).toContainText('Escenario listo');
  await expect(page.getByRole('searchbox')).toHaveValue('transfer sure');
});
