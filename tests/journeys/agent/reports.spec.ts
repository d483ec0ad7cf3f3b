import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dayPlus } from '#machines/kit/calendar.rules.ts';
import { rows } from '../../kit/depth.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import {
  limaToday,
  openOverview,
  openReport,
  reports,
  settled,
  withCrowd,
} from '../../kit/journeys/reports.ts';

// The reader sits where it is already tomorrow: no day may be theirs.
test.use({ timezoneId: 'Pacific/Kiritimati' });

const asked = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
/** The amount or count at the start of a figure's card. */
const figureOf = async (page: Page, name: string) =>
  (await reports.figure(page, name).locator('strong').textContent()) ?? '';
const quick = async (page: Page, name: string) => {
  await reports.button(page, name).click();
  await expect(reports.button(page, name)).toHaveAttribute('aria-pressed', 'true');
  await expect(reports.region(page).locator('[aria-busy="true"]')).toHaveCount(0);
};

/** Saves the report as a file; its rows as their cells. */
async function saved(page: Page): Promise<{ name: string; heads: string[]; rows: string[][]; text: string }> {
  const coming = page.waitForEvent('download');
  await reports.button(page, 'Descargar CSV').click();
  const file = await coming;
  const text = await readFile(await file.path(), 'utf8');
  const cells = (line: string) => line.replace('\ufeff', '').split(',');
  const [head = '', ...rows] = text.trimEnd().split('\r\n');
  return { name: file.suggestedFilename(), heads: cells(head), rows: rows.map(cells), text };
}

/** The rows on the screen as the file writes them: amounts without their currency. */
async function shownRows(page: Page): Promise<string[][]> {
  const all = await reports
    .rows(page)
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.children].map((cell) => cell.querySelector('a')?.textContent ?? cell.textContent),
      ),
    );
  return all.map((row) =>
    row.map((cell = '') => (/^[+−]?P /.test(cell) ? cell.replace(/^\+|P |,/g, '').replace('−', '-') : cell)),
  );
}

test('a figure of the overview opens its people, a person their bets, and every sum stays the same', {
  tag: '@core',
}, async ({ page, sandbox }) => {
  await withCrowd(sandbox);
  await openOverview(page);
  const today = await limaToday(sandbox);
  await expect(reports.region(page).getByText(`Del ${dayPlus(today, -6)} al ${today}.`)).toBeVisible();
  await expect(reports.button(page, '7 días')).toHaveAttribute('aria-pressed', 'true');
  await quick(page, '30 días');
  const days = { from: dayPlus(today, -29), to: today };
  expect(asked(page)).toEqual(days);
  const [active, stake] = [await figureOf(page, 'Personas con apuestas'), await figureOf(page, 'Apostado')];
  await expect(reports.figure(page, 'Apostado')).toContainText(/(Subió|Bajó).*En los días anteriores: P /);

  await reports.figure(page, 'Personas con apuestas').click();
  await expect(reports.heading(page, 'Ganancias y pérdidas por persona')).toBeVisible();
  await settled(page);
  expect(asked(page)).toEqual({ ...days, counted: 'active' });
  await expect(reports.total(page, 'Personas')).toHaveText(active);
  await expect(reports.total(page, 'Apostado')).toHaveText(stake);

  const first = reports.rows(page).first();
  const name = (await first.getByRole('link').first().textContent()) ?? '';
  const bets = (await first.getByRole('cell').nth(1).textContent()) ?? '';
  const net = (await first.getByRole('cell').nth(4).textContent()) ?? '';
  await first.getByRole('link').first().click();
  await expect(reports.heading(page, 'Apuestas del equipo')).toBeVisible();
  await expect(reports.chip(page)).toHaveText(`Solo ${name}`);
  await settled(page);
  expect(asked(page)).toMatchObject(days);
  await expect(reports.total(page, 'Apuestas')).toHaveText(bets);
  await expect(reports.total(page, 'Neto')).toHaveText(net);

  await reports.chip(page).click();
  await expect(reports.chip(page)).toHaveCount(0);
  await expect(reports.total(page, 'Apostado')).toHaveText(stake);
  expect(asked(page)).toEqual(days);
  await page.goBack();
  await expect(reports.chip(page)).toHaveText(`Solo ${name}`);
});

test('every figure opens a report that comes to the same', async ({ page, sandbox }) => {
  await withCrowd(sandbox);
  await openOverview(page);
  await quick(page, '90 días');
  const opens = {
    Apostado: ['Apuestas del equipo', 'Apostado'],
    Ganado: ['Apuestas del equipo', 'Ganado'],
    'Neto del equipo': ['Ganancias y pérdidas por persona', 'Neto'],
    Depósitos: ['Movimientos del equipo', 'Entradas'],
    Retiros: ['Ganancias y pérdidas por persona', 'Retiros'],
    'Personas que depositaron': ['Ganancias y pérdidas por persona', 'Personas'],
    'Primeros depósitos': ['Ganancias y pérdidas por persona', 'Personas'],
    'Personas nuevas': ['Ganancias y pérdidas por persona', 'Personas'],
  } as const;
  for (const [figure, [report, sum]] of Object.entries(opens)) {
    const is = await figureOf(page, figure);
    await reports.figure(page, figure).click();
    await expect(reports.heading(page, report)).toBeVisible();
    await expect(reports.total(page, sum), figure).toHaveText(is);
    await page.goBack();
    await expect(reports.figure(page, figure)).toBeVisible();
  }
});

test('an agent of the team opens into their own team, and a movement into the card of its person', async ({
  page,
  sandbox,
}) => {
  await withCrowd(sandbox);
  await openOverview(page);
  await openReport(page, 'Ganancias y pérdidas por persona');
  await quick(page, '90 días');
  await reports.field(page, 'Orden').selectOption({ label: 'Más apostado' });
  await expect.poll(() => asked(page).sort).toBe('stake');
  await settled(page);
  const whole = (await reports.total(page, 'Personas').textContent()) ?? '';
  const opener = reports
    .region(page)
    .getByRole('link', { name: /^Su equipo: / })
    .first();
  const team = ((await opener.getAttribute('aria-label')) ?? '').replace('Su equipo: ', '');
  await opener.click();
  await expect(reports.chip(page)).toHaveText(`${team} y su equipo`);
  await expect(reports.total(page, 'Personas')).not.toHaveText(whole);
  expect(asked(page).under).toMatch(/^[\w-]+$/);
  await openReport(page, 'Movimientos del equipo');
  await reports.field(page, 'Tipo').selectOption({ label: 'Depósito' });
  await expect(reports.total(page, 'Salidas')).toHaveText('P 0.00');
  await reports.rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/agent\/downline\/[\w-]+$/);
});

test('a report is filtered and paged by its address, which the back button undoes', async ({
  page,
  sandbox,
}) => {
  await withCrowd(sandbox);
  await openOverview(page);
  await openReport(page, 'Apuestas del equipo');
  await quick(page, '30 días');
  await reports.field(page, 'Estado').selectOption({ label: 'Devuelta' });
  await expect(reports.total(page, 'Apostado')).toHaveText('P 0.00');
  await page.goBack();
  await expect(reports.field(page, 'Estado')).toHaveValue('');
  await settled(page);
  const first = (await reports.rows(page).first().textContent()) ?? '';
  await reports.region(page).getByRole('button', { name: 'Página siguiente' }).click();
  await expect(reports.rows(page).first()).not.toHaveText(first);
  expect(asked(page).page).toBe('2');
  const second = (await reports.rows(page).first().textContent()) ?? '';
  await page.reload();
  await expect(reports.rows(page).first()).toHaveText(second);
  await reports.field(page, 'Desde').fill('2020-01-01');
  await expect(reports.region(page).getByText('Solo se guardan los últimos 90 días.').first()).toBeVisible();
  await expect(reports.button(page, 'Descargar CSV')).toBeDisabled();
});

const files = ['Apuestas del equipo', 'Ganancias y pérdidas por persona', 'Movimientos del equipo'] as const;
for (const report of rows(files, 1)) {
  test(`a file equals the screen: ${report}`, async ({ page, sandbox }) => {
    await withCrowd(sandbox);
    await openOverview(page);
    await openReport(page, report);
    const heads = await reports.region(page).getByRole('columnheader').allTextContents();
    const rows = await shownRows(page);
    const file = await saved(page);
    const { from = '', to = '' } = asked(page);
    const days = from === '' ? /_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d_/ : new RegExp(`_${from}_${to}_`);
    expect(file.name).toMatch(days);
    expect(file.name).toMatch(/_America-Lima\.csv$/);
    // Over its moments a file says their zone.
    expect(file.heads.map((head) => head.replace(/ \([\w/]+\)$/, ''))).toEqual(heads);
    expect(rows).toHaveLength(20);
    expect(file.rows.slice(0, 20)).toEqual(rows);
    const count = report.startsWith('Ganancias') ? 'Personas' : report.split(' ')[0];
    const total = (await reports.total(page, count ?? '').textContent()) ?? '';
    expect(file.rows).toHaveLength(Number(total.replaceAll(',', '')));
  });
}

const hostile = '=HYPERLINK("https://x","y")<b>no</b>\u202Etxet';

test('a name that would be a formula or markup is plain text, on the screen and in the file', async ({
  page,
  sandbox,
}) => {
  const person = { id: 'somebody', account: 'ana1', nickname: hostile, kind: 'agent' };
  const sums = {
    stake: '1.00',
    win: '0.00',
    bonus: '0.00',
    net: '-1.00',
    deposits: '0.00',
    withdrawals: '0.00',
  };
  const day = '2026-11-20';
  const value = {
    period: { from: day, to: day, today: day, oldest: '2026-08-22', zone: 'America/Lima' },
    about: person,
    people: [{ person, level: 1, bets: 1, ...sums }],
    totals: { count: 1, bets: 1, ...sums },
    totalPages: 1,
    asOf: 1_795_000_000_000,
  };
  const answer = { kind: 'answer', status: 200, body: { success: true, value }, times: 'always' } as const;
  await sandbox.faults([{ call: 'agent.profit', ...answer }]);
  await openAs(page, sandbox, 'agent1', '/agent/userProfitLoss?under=somebody');
  await expect(reports.rows(page).getByRole('link').first()).toHaveText(`${hostile} (ana1)`);
  await expect(reports.chip(page)).toHaveText(`${hostile} (ana1) y su equipo`);
  await expect(reports.region(page).locator('b')).toHaveCount(0);
  const { text } = await saved(page);
  expect(text).toContain(`"'=HYPERLINK(""https://x"",""y"")<b>no</b>\u202Etxet (ana1)",1,1,1.00,`);
});

test('where the market asks for it names are masked everywhere, and no sum changes', async ({
  page,
  sandbox,
}) => {
  await withCrowd(sandbox);
  await openOverview(page);
  const stake = await figureOf(page, 'Apostado');
  await sandbox.setConfig({ agents: { masked: true } });
  for (const report of [
    'Apuestas del equipo',
    'Ganancias y pérdidas por persona',
    'Movimientos del equipo',
  ]) {
    await openReport(page, report);
    const masked = page.getByText(/^..•••. \(..•••.\)$/);
    await expect(reports.rows(page).filter({ has: masked })).not.toHaveCount(0);
    await expect(reports.rows(page).filter({ hasNot: masked })).toHaveCount(0);
    if (!report.startsWith('Mov')) await expect(reports.total(page, 'Apostado')).toHaveText(stake);
  }
  expect((await saved(page)).text).not.toMatch(/\d{4}\)/);
});

test('GWY-02 a person outside the line is refused in words, and the filter can be taken away', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'agent1', '/agent/teamBetting?member=nobody');
  await expect(reports.region(page).getByRole('alert')).toContainText('Esa persona no está en tu equipo.');
  await expect(reports.chip(page)).toHaveText('Solo una persona');
  await reports.chip(page).click();
  await expect(reports.region(page).getByRole('alert')).toHaveCount(0);
  await expect(reports.total(page, 'Apuestas')).toBeVisible();
});

test('an overview that could not be loaded says so and is tried again; a team of nobody says that', async ({
  page,
  sandbox,
}) => {
  await sandbox.faults([{ call: 'agent.overview', kind: 'truncated', times: 'always' }]);
  await openAs(page, sandbox, 'agent1', '/agent/agentTeamOverview');
  await expect(reports.region(page).getByRole('alert')).toContainText('No pudimos cargar el resumen');
  await expect(reports.button(page, 'Hoy')).toBeDisabled();
  await sandbox.clearFaults();
  await reports.button(page, 'Reintentar').click();
  await expect(reports.figure(page, 'Apostado')).toBeVisible();
  await expect(reports.button(page, 'Hoy')).toBeEnabled();
  const nobody = { people: 0, agents: 0, direct: 0 };
  const money = {
    deposits: '0.00',
    withdrawals: '0.00',
    stake: '0.00',
    win: '0.00',
    bonus: '0.00',
    net: '0.00',
  };
  const now = { joined: 0, firstDeposits: 0, depositors: 0, active: 0, ...money };
  const day = '2026-11-20';
  const period = { from: day, to: day, today: day, oldest: '2026-08-22', zone: 'America/Lima' };
  const body = { success: true, value: { period, team: nobody, now, before: now } };
  await sandbox.faults([{ call: 'agent.overview', kind: 'answer', status: 200, body, times: 'always' }]);
  await page.reload();
  await expect(reports.region(page).getByText('Todavía no hay nadie en tu equipo')).toBeVisible();
});
