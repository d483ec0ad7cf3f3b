import type { Page } from '@playwright/test';
import type { CallName } from '#contract/calls.ts';
import { rows } from '../../kit/depth.ts';
import { type Change, driftsOf, extended, renamed, retyped, toldOf } from '../../kit/journeys/drift.ts';
import { games, pickFirst } from '../../kit/journeys/games.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import type { Traffic } from '../../kit/journeys/traffic.ts';
import { ready } from '../../kit/journeys/ui.ts';

// CFG-06 for the calls of game lists, lotteries and launches: additional fields, renamed ones, other types.

const gameList = ['games.list', 'games.types', 'games.ranks', 'games.jackpots', 'games.favourites'] as const;
const lottery = ['lotteries.vnMenu', 'lotteries.popular', 'lotteries.next', 'lotteries.vnOpened'] as const;

/** From now on this page gets changed answers to these calls. */
async function spoil(
  { page, sandbox, traffic }: { page: Page; sandbox: RunningSandbox; traffic: Traffic },
  names: readonly CallName[],
  how: Change,
): Promise<void> {
  for (const call of names) {
    await expect.poll(() => traffic.count(call), { message: call }).toBeGreaterThan(0);
    const [request] = traffic.requests(call);
    const authorization = (await request?.headerValue('authorization')) ?? '';
    const answer = await fetch(request?.url() ?? '', { headers: { authorization } });
    const { value } = (await answer.json()) as { value: unknown };
    const body = { success: true, value: how(value) };
    await sandbox.faults([{ call, kind: 'answer', status: 200, body, times: 'always' }]);
  }
  await page.reload();
  await ready(page);
}

const list = (page: Page) =>
  page.getByRole('list', { name: 'Juegos de Slots' }).getByRole('listitem').first();
const board = (page: Page) => page.getByRole('region', { name: 'Ganadores recientes' });
const makers = (page: Page) => page.getByRole('tablist', { name: 'Slots: proveedores' });
const result = (page: Page) => page.getByRole('table', { name: /^Los últimos 100 sorteos/ });

test('CFG-06 unknown fields change nothing in a game list or on a lottery page', async ({
  page,
  sandbox,
  traffic,
}) => {
  const drifts = driftsOf(page);
  await openAs(page, sandbox, 'member1', '/rng');
  await expect(list(page)).toBeVisible();
  await spoil({ page, sandbox, traffic }, gameList, extended);
  await expect(list(page)).toBeVisible();
  await expect(board(page)).toBeVisible();
  await expect(makers(page)).toBeVisible();
  await page.goto('/vnlottery');
  await ready(page);
  await spoil({ page, sandbox, traffic }, lottery, extended);
  await expect(result(page)).toBeVisible();
  expect([...gameList, ...lottery].flatMap((call) => drifts(call))).toEqual([]);
});

for (const [kind, how] of rows(Object.entries({ renamed, retyped }), 1)) {
  test(`CFG-06 with fields ${kind} a game list loses its sections one by one, and gets its games back on retry`, async ({
    page,
    sandbox,
    traffic,
  }) => {
    const drifts = driftsOf(page);
    await openAs(page, sandbox, 'member1', '/rng');
    // An empty list of favourites could not go wrong. The heart fills before the gateway has answered.
    await list(page)
      .getByRole('button', { name: /^Agregar .* a favoritos$/ })
      .click();
    await expect(list(page).getByRole('button', { name: /^Quitar .* de favoritos$/ })).toBeVisible();
    await expect.poll(() => traffic.answered('games.favour')).toBe(1);
    await spoil({ page, sandbox, traffic }, gameList, how);
    await expect(page.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    await expect(page.getByText('No pudimos cargar los juegos')).toBeVisible();
    await toldOf(drifts, gameList);
    await expect(board(page).getByRole('listitem')).toHaveCount(0);
    await sandbox.clearFaults();
    await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).first().click();
    await expect(list(page)).toBeVisible();
  });

  test(`CFG-06 with fields ${kind} the app can’t search names, and the gateway does`, async ({
    page,
    sandbox,
    traffic,
  }) => {
    const drifts = driftsOf(page);
    await page.goto('/rng');
    await ready(page);
    await page.getByRole('searchbox', { name: 'Buscar un juego' }).fill('luna');
    await expect(page).toHaveURL(/luna/);
    await spoil({ page, sandbox, traffic }, ['games.names'], how);
    await toldOf(drifts, ['games.names']);
    await expect(list(page)).toContainText(/luna/i);
    expect(traffic.requests('games.list').some((one) => one.url().includes('gameName=luna'))).toBe(true);
  });

  test(`CFG-06 with fields ${kind} a lottery page says what it lacks, and gets it back on retry`, async ({
    page,
    sandbox,
    traffic,
  }) => {
    const drifts = driftsOf(page);
    await page.goto('/vnlottery');
    await ready(page);
    await expect(result(page)).toBeVisible();
    await spoil({ page, sandbox, traffic }, lottery.slice(1), how);
    await expect(page.getByText('No sabemos cuándo es el próximo sorteo')).toBeVisible();
    await expect(page.getByText('No pudimos traer los resultados')).toBeVisible();
    await toldOf(drifts, lottery.slice(1));
    await spoil({ page, sandbox, traffic }, ['lotteries.vnMenu'], how);
    await expect(page.getByRole('heading', { name: 'No pudimos traer las loterías' })).toBeVisible();
    await sandbox.clearFaults();
    await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(result(page)).toBeVisible();
  });
}

test('CFG-06 a launch whose address is not a text opens nothing and says so', async ({ page, sandbox }) => {
  const drifts = driftsOf(page);
  await openAs(page, sandbox, 'member1');
  const body = { success: true, value: { game_url: 7 } };
  await sandbox.faults([{ call: 'games.launch', kind: 'answer', status: 200, body }]);
  await pickFirst(page);
  await expect(games.refused(page)).toBeVisible();
  await toldOf(drifts, ['games.launch']);
  await games.refused(page).getByRole('button', { name: 'Reintentar' }).click();
  await expect(games.frame(page)).toBeVisible();
});
