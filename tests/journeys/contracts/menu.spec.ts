import { rows } from '../../kit/depth.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { ui } from '../../kit/journeys/ui.ts';

const kinds = ['Dividendo', 'Salario diario', 'Salario por hora', 'Salario en tiempo real'] as const;

const agents = [
  ['agent1', kinds],
  ['agent2', ['Dividendo', 'Salario diario']],
  ['agent41', ['Dividendo', 'Salario por hora']],
  ['agent42', ['Salario diario', 'Salario en tiempo real']],
] as const;
for (const [account, own] of rows(agents, 0, 3)) {
  test(`ROL-04 the agent centre of ${account} has exactly the contracts of the account, each a page`, {
    tag: '@core',
  }, async ({ page, sandbox }) => {
    await openAs(page, sandbox, account);
    await ui.header(page).getByRole('button', { name: 'Centro de agentes' }).click();
    const menu = page.getByRole('navigation', { name: 'Menú del agente' });
    await expect(menu.getByRole('link', { name: own[0], exact: true })).toBeVisible();
    for (const kind of kinds)
      await expect(menu.getByRole('link', { name: kind, exact: true })).toHaveCount(
        own.some((one) => one === kind) ? 1 : 0,
      );
    for (const kind of own) {
      await menu.getByRole('link', { name: kind, exact: true }).click();
      await expect(page.getByRole('heading', { name: kind, exact: true })).toBeVisible();
    }
  });
}

for (const account of rows(['member1', 'demo4', 'downline1a'], 2))
  test(`CON-04 ${account} has no agent centre, and so no contracts`, async ({ page, sandbox }) => {
    await openAs(page, sandbox, account);
    await expect(ui.header(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Centro de agentes' })).toHaveCount(0);
    await page.goto('/agent/dividend');
    await expect(page.getByRole('heading', { name: 'Dividendo', exact: true })).toHaveCount(0);
  });
