import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Step } from '#src/app/watching/inspection.ts';
import { Scenarios } from '#src/watch/scenario.schema.ts';
import { markets } from '../../../scripts/scenarios/markets.mjs';
import { representing } from '../../kit/depth.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { ui } from '../../kit/journeys/ui.ts';

/** Where the build writes them. */
const folder = join('dist-book', 'scenarios');

/** For each machine the scenario that says most about it. */
const chosen = readdirSync(folder)
  .map((file) => Scenarios.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
  .flatMap(({ machine, scenarios }) => {
    const stepsOf = ({ legs }: (typeof scenarios)[number]) => legs.at(-1)?.steps.length ?? 0;
    const [most] = scenarios.toSorted((a, b) => stepsOf(b) - stepsOf(a));
    return most ? [{ machine, scenario: most, value: most.legs.at(-1)?.steps.at(-1)?.value }] : [];
  });

/** So many machines make a test, so that no other test waits long for it. */
const atOnce = 8;

const note = (page: Page) => page.locator('[data-scenario]');

async function open(page: Page, title: string, path = '/'): Promise<void> {
  const at = path.replace('/{reference}', '');
  await page.goto(`${at}${at.includes('?') ? '&' : '?'}scenario=${title}`);
  await expect(note(page)).toBeVisible();
}

type Reached = Pick<Step, 'machine' | 'value'>;

/** Records every state that a machine of the page enters. */
async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const reached: Reached[] = [];
    const vestibuloRecorder = ({ machine, value }: Reached) => reached.push({ machine, value });
    Object.assign(window, { vestibuloRecorder, reached });
  });
}

/** The states that a machine's actors entered: an answer may have taken them further by now. */
function statesOf(page: Page, machine: string): Promise<unknown[]> {
  return page.evaluate((id) => {
    const { reached } = window as unknown as { reached: Reached[] };
    return reached.filter((one) => one.machine === id).map(({ value }) => value);
  }, machine);
}

/** `npm run scenarios` opens all of them: here every fourth machine shows that they come there. */
const opened = representing(chosen, (_, at) => at % 4 === 0)
  // Known gap: in a tab with a session its watch begins before the scenario does, which then says that it stopped.
  .filter(({ machine }) => machine !== 'life');

const groups = Array.from({ length: Math.ceil(opened.length / atOnce) }, (_, n) =>
  opened.slice(n * atOnce, (n + 1) * atOnce),
);

for (const group of groups) {
  const span = `${group[0]?.machine} to ${group.at(-1)?.machine}`;
  test(`a scenario puts the product in the state of a machine: ${span}`, async ({ page, sandbox }) => {
    test.setTimeout(240_000);
    await record(page);
    for (const { machine, scenario, value } of group) {
      const title = `${machine}/${scenario.slug}`;
      const { [machine]: market = 'BASE' } = markets;
      await sandbox.setConfig({ protection: { market } });
      await open(page, title, scenario.path);
      await expect(note(page), title).toHaveAttribute('data-scenario', 'ready');
      if (value === undefined) continue;
      expect(await statesOf(page, machine), title).toContainEqual(value);
    }
  });
}

test('time stands still in a scenario until a person lets it go on, and the note says what it left', async ({
  page,
}) => {
  await open(page, 'smsCode/resting');
  const ready = page.getByRole('status').filter({ hasText: 'Escenario listo: smsCode/resting' });
  await expect(ready).toContainText(
    'Hace menos de un segundo del último envío: un clic todavía no hace nada (especificación 9).',
  );
  await expect(ready).toContainText('El tiempo está detenido');
  // The dialog that it stands over neither hides the note from a screen reader nor closes at a press of it.
  await ready.getByRole('button', { name: 'Que el tiempo siga' }).click();
  await expect(note(page)).toContainText('Ahora está en idle');
  await expect(ui.loginDialog(page)).toBeVisible();
});

test('an unknown scenario is reported, and the product starts all the same', async ({ page }) => {
  await open(page, 'login/nowhere');
  await expect(note(page)).toContainText('No se pudo abrir el escenario: login/nowhere');
  await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
});

test('an unknown scenario signs nobody out', async ({ page, sandbox }) => {
  await openAs(page, sandbox);
  await open(page, 'login/nowhere');
  await expect(note(page)).toContainText('No se pudo abrir el escenario: login/nowhere');
  await expect(ui.header(page).getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
});

test('a state is found and opened from the page of scenarios, in a tab of its own', { tag: '@core' }, async ({
  page,
  context,
}) => {
  await page.goto('/sandbox/scenarios?language=es');
  // A chapter of the flow book leads to its machine here.
  await expect(page.locator('#transfer')).toBeVisible();
  await page.getByRole('searchbox').fill('transfer sure');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: 'preparing.sure', exact: true }).first().press('Enter');
  const tab = await opening;
  await expect(note(tab)).toContainText('Escenario listo');
  await expect(page.getByRole('searchbox')).toHaveValue('transfer sure');
});

test('what the last step of a scenario shows is brought to where a person sees it, on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'install/failed', '/download');
  // What comes later stands above it.
  await expect(page.getByRole('article', { name: 'App para iOS' })).toBeAttached();
  await expect(page.getByText('Tu navegador no abrió la instalación')).toBeInViewport();
});
