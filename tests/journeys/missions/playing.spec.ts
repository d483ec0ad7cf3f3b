import { centre } from '../../kit/journeys/centre.ts';
import { game, launched, over } from '../../kit/journeys/hosted-game.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { minorIn } from '../../kit/journeys/payouts.ts';
import { pressTwice } from '../../kit/journeys/press-twice.ts';
import { signIn, ui } from '../../kit/journeys/ui.ts';

test('a mission from joining to claiming by really playing: bets before it do not count, its money is paid once', async ({
  page,
  context,
  sandbox,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await signIn(page, 'member2');
  await ui.header(page).getByRole('button', { name: 'Centro de seguridad' }).click();
  await page.getByRole('link', { name: 'Misiones' }).click();
  const mission = centre.region(page).getByRole('article', { name: 'Las primeras diez', exact: true });
  await mission.getByRole('button', { name: /^Empezar/ }).click();
  await mission.getByRole('button', { name: 'Sí, que corra el reloj' }).click();
  await expect(mission).toContainText('Empezaste la misión');
  const table = await context.newPage();
  await table.goto(await launched(sandbox, 'slot', { username: 'member2' }));
  for (let round = 0; round < 10; round += 1) {
    await game.go(table).click();
    await over(table);
    await expect(game.go(table)).toBeEnabled();
  }
  await table.close();
  const before = await minorIn(sandbox, 'member2', 'MAIN');
  await page.reload();
  await pressTwice(mission.getByRole('button', { name: /^Cobrar/ }), 'missions.claim', sandbox);
  await expect(mission.getByRole('status').filter({ hasText: 'P 5.00' })).toBeFocused();
  expect((await minorIn(sandbox, 'member2', 'MAIN')) - before).toBe(5_00);
});
