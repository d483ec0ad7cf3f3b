import type { Page } from '@playwright/test';
import type { Mission } from '#contract/missions/mission.ts';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { minorIn, payouts } from '../../kit/journeys/payouts.ts';
import { pressTwice } from '../../kit/journeys/press-twice.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import {
  boardAnswer,
  boardOf,
  completedMission,
  joinedMission,
  missionsOf,
  openMission,
} from '../../kit/models/missions.ts';

const menu = (page: Page) => centre.region(page).getByRole('navigation', { name: 'Menú de tu cuenta' });
const mission = (page: Page, name: string) => centre.region(page).getByRole('article', { name, exact: true });
const shelf = (page: Page, name: string) => centre.region(page).getByRole('list', { name, exact: true });
const tab = (page: Page, name: RegExp) => centre.region(page).getByRole('tab', { name });
const own = (page: Page) => centre.region(page).getByRole('region', { name: 'Tu lugar', exact: true });

/** A gateway with these missions. */
const withMissions = (sandbox: RunningSandbox, ...missions: readonly Mission[]) =>
  sandbox.faults([{ call: 'missions.summary', kind: 'answer', times: 'always', ...missionsOf(...missions) }]);

/** From the home to the missions, by pressing. */
async function openMissions(page: Page, sandbox: RunningSandbox): Promise<void> {
  await openAs(page, sandbox, 'member1', '/');
  await page.getByRole('banner').getByRole('button', { name: 'Centro de seguridad' }).click();
  await menu(page)
    .getByRole('link', { name: /^Misiones/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Misiones y clasificaciones', level: 1 })).toBeVisible();
}

test('a mission is joined from the home: the button and the last look say that its clock starts', {
  tag: '@core',
}, async ({ page, sandbox, traffic }) => {
  await withMissions(sandbox, openMission);
  await openMissions(page, sandbox);
  expect(await faultsOf(page)).toEqual([]);
  const card = mission(page, 'Cien giros');
  await expect(card).toContainText('Las apuestas cuentan desde que la empiezas, no antes.');
  await card.getByRole('button', { name: 'Empezar: 12 horas desde ya' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa antes de confirmar' })).toBeFocused();
  await expect(card).toContainText('Tu tiempo, desde que confirmas');
  expect(await faultsOf(page)).toEqual([]);
  expect(traffic.count('missions.join')).toBe(0);
  const joined = { status: 200, body: { success: true, value: joinedMission } };
  await pressTwice(
    card.getByRole('button', { name: 'Sí, que corra el reloj' }),
    'missions.join',
    sandbox,
    joined,
  );
  await expect(payouts.outcome(page, 'Empezaste la misión')).toBeFocused();
  expect(traffic.count('missions.join')).toBe(1);
});

test('a completed mission is counted in the menu and claimed with one press; claimed elsewhere, it is the member’s already', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  const second = {
    ...completedMission,
    id: 'mesa-caliente',
    title: 'Mesa caliente',
    runId: 'mS4nB8cVq2RtYpLk7xZ0We',
  };
  await withMissions(sandbox, completedMission, second);
  await sandbox.faults([
    {
      call: 'missions.claim',
      kind: 'answer',
      status: 200,
      body: { success: true, value: { ...completedMission, state: 'CLAIMED' } },
    },
    {
      call: 'missions.claim',
      kind: 'answer',
      nth: 2,
      status: 422,
      body: { success: false, code: 'ALREADY_CLAIMED', message: 'Ya se cobró.' },
    },
  ]);
  await openMissions(page, sandbox);
  await expect(menu(page).getByRole('link', { name: /^Misiones/ })).toContainText(
    '2 misiones en curso o por cobrar',
  );
  await mission(page, 'Cien giros').getByRole('button', { name: 'Cobrar P 5.00' }).click();
  await expect(payouts.outcome(page, 'Cobraste P 5.00')).toBeFocused();
  await mission(page, 'Mesa caliente').getByRole('button', { name: 'Cobrar P 5.00' }).click();
  await expect(payouts.outcome(page, 'Ya es tuya')).toBeFocused();
  await expect(centre.alert(page)).toHaveCount(0);
});

test('a lost answer of a claim is asked after: paid once, said as claimed', async ({
  page,
  sandbox,
  traffic,
}) => {
  const before = await minorIn(sandbox, 'member1', 'MAIN');
  await openMissions(page, sandbox);
  await sandbox.faults([{ call: 'missions.claim', kind: 'lost after commit' }]);
  await mission(page, 'Las primeras diez').getByRole('button', { name: 'Cobrar P 5.00' }).click();
  await expect(payouts.outcome(page, 'Cobraste P 5.00')).toBeFocused();
  expect(traffic.count('missions.claim')).toBe(1);
  expect(await minorIn(sandbox, 'member1', 'MAIN')).toBe(before + 5_00);
});

test('a member’s own score opens into the bets that made it', async ({ page, sandbox, traffic }) => {
  await openMissions(page, sandbox);
  await tab(page, /^Clasificaciones/).click();
  await tab(page, /^Del mes/).click();
  await expect(tab(page, /^Del mes/)).toHaveAttribute('aria-selected', 'true');
  // Of the boards before it none is on its way, nor is it itself.
  await expect.poll(() => traffic.answered('missions.leaderboard')).toBeGreaterThan(0);
  await expect.poll(() => traffic.underWay('missions.leaderboard')).toBe(false);
  await own(page).getByRole('button', { name: '¿De dónde sale?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tu puntaje' });
  const sum = dialog.getByText(/suman exactamente P [\d,.]+\.$/);
  await expect(sum).toBeVisible();
  const [, score] = /exactamente (P [\d,.]+)\.$/.exec((await sum.textContent()) ?? '') ?? [];
  await page.keyboard.press('Escape');
  await expect(own(page).getByText(score ?? 'no score', { exact: true })).toBeVisible();
  await expect(own(page).getByRole('button', { name: '¿De dónde sale?' })).toBeFocused();
});

test('missed and locked missions say so, how to unlock them, and when they come again', async ({
  page,
  sandbox,
}) => {
  const locked = { ...openMission, id: 'l', title: 'Ruta', state: 'LOCKED' } as const;
  await withMissions(
    sandbox,
    { ...joinedMission, state: 'MISSED', done: '64' },
    { ...locked, unlock: { minRank: 3, after: 'Cien giros' } },
  );
  await openMissions(page, sandbox);
  const bound = shelf(page, 'Todavía bloqueadas');
  await expect(bound).toContainText('Llega al rango VIP 3.');
  await expect(bound).toContainText('Completa antes «Cien giros».');
  await expect(bound.getByRole('button')).toHaveCount(0);
  const over = shelf(page, 'Terminadas');
  await expect(over).toContainText('No completada');
  await expect(over).toContainText('Avance: 64 de 100 apuestas.');
  await expect(over).toContainText('Mañana puedes empezarla de nuevo.');
});

test('the progress opens into the bets that made it', async ({ page, sandbox }) => {
  await withMissions(sandbox, { ...joinedMission, done: '1' });
  const bet = {
    id: 'kQ1x7Zq0T3mB9vLw2RdYfA',
    kind: 'BET',
    name: 'Cóndor de Oro',
    gameType: 'RNG',
    stake: '2.00',
    counted: '1',
    reason: 'COUNTS',
    rule: { id: 'cien-giros', version: 2, share: '1' },
    at: 1_795_000_000_000,
  };
  const value = { rows: [bet], count: 1, total: '1', totalPages: 1, asOf: 1_795_000_000_000 };
  await sandbox.faults([
    { call: 'missions.rows', kind: 'answer', times: 'always', status: 200, body: { success: true, value } },
  ]);
  await openMissions(page, sandbox);
  await mission(page, 'Cien giros').getByRole('button', { name: '¿De dónde sale?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cien giros' });
  await expect(dialog).toContainText('1 fila suma exactamente 1 apuesta.');
  await expect(dialog).toContainText('Cóndor de Oro');
});

test('a board of ten thousand draws what is near, keeps the own place in view, and finds it in the list', async ({
  page,
  sandbox,
  traffic,
}) => {
  await withMissions(sandbox);
  await sandbox.faults([
    { call: 'missions.leaderboard', kind: 'answer', times: 'always', ...boardAnswer(boardOf(1)) },
  ]);
  await openMissions(page, sandbox);
  await tab(page, /^Clasificaciones/).click();
  await expect(page).toHaveURL(/tab=boards/);
  await expect(own(page)).toContainText('7,321');
  const list = centre.region(page).getByRole('list', { name: 'Lugares de la clasificación' });
  await expect(list.getByRole('listitem').first()).toContainText('ju***1');
  await expect.poll(() => list.getByRole('listitem').count()).toBeLessThan(40);
  expect(await faultsOf(page)).toEqual([]);
  expect(traffic.count('missions.leaderboard')).toBe(1);
  await own(page).getByRole('button', { name: 'Ver mi lugar en la lista' }).click();
  await expect(list.locator('[aria-posinset="7321"]')).toBeInViewport();
  await expect(list.locator('[aria-posinset="7321"]')).toContainText('P 29,940.50');
  await expect.poll(() => list.getByRole('listitem').count()).toBeLessThan(40);
});

test('a board that is being checked says so, earlier periods have addresses, and a period that is gone leads back', async ({
  page,
  sandbox,
}) => {
  await withMissions(sandbox);
  const finalising = boardOf(1, { state: 'FINALISING', count: 0, rows: [], own: null });
  await sandbox.faults([
    { call: 'missions.leaderboard', kind: 'answer', ...boardAnswer(finalising) },
    {
      call: 'missions.leaderboard',
      kind: 'answer',
      nth: 2,
      status: 404,
      body: { success: false, code: 'NOT_FOUND', message: 'No.' },
    },
  ]);
  await openMissions(page, sandbox);
  await tab(page, /^Clasificaciones/).click();
  await expect(page.getByText('Se revisan los resultados antes de entregar los premios.')).toBeVisible();
  await expect(page.getByText('No tuviste lugar en este período')).toBeVisible();
  await expect(page.getByText('En un empate va primero quien llegó antes')).toBeVisible();
  await page.getByLabel('Período').selectOption({ label: '2026-11-24' });
  await expect(page).toHaveURL(/period=2026-11-24/);
  await expect(page.getByText('Esa clasificación ya no se guarda')).toBeVisible();
  await page.getByRole('button', { name: 'Ver la actual' }).click();
  await expect(page.getByText('En revisión', { exact: true })).toBeVisible();
});

test('when the missions cannot be read the page says so, and reads them again', async ({ page, sandbox }) => {
  await sandbox.faults([
    {
      call: 'missions.summary',
      kind: 'answer',
      times: 'always',
      status: 500,
      body: { success: false, code: 'INTERNAL', message: 'No.' },
    },
  ]);
  await openMissions(page, sandbox);
  await expect(page.getByText('No pudimos cargar tus misiones')).toBeVisible();
  await sandbox.clearFaults();
  await withMissions(sandbox);
  await centre.button(page, 'Reintentar').click();
  await expect(page.getByText('Ahora no hay misiones para ti')).toBeVisible();
});
