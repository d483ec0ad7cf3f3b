import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readTrace } from '#src/watch/trace.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { payouts, prepare, withdrawPassword } from '../../kit/journeys/payouts.ts';
import { beGreeted, fillIn, openLogin, password, ready } from '../../kit/journeys/ui.ts';
import { partsOf } from '../../kit/parts-of.ts';

/** Whatever a person writes here is saved as it is. */
const note = 'Esperaba entrar a la primera';

/** Goes to the help centre, saves what just happened, and gives the file and its text. */
async function savedTrace(page: Page, folder: string) {
  await page.getByRole('navigation').getByRole('link', { name: 'Contáctanos' }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Abrir en su propia página/ })
    .click();
  await page.getByLabel('Qué hacías o qué esperabas').fill(note);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Guardar lo que acaba de pasar' }).click();
  const download = await coming;
  const file = join(folder, download.suggestedFilename());
  await download.saveAs(file);
  await expect(page.getByRole('status').filter({ hasText: download.suggestedFilename() })).toBeVisible();
  return { file, name: download.suggestedFilename(), text: readFileSync(file, 'utf8') };
}

function replayed(file: string) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'assurance/trace/replay-traces.ts', file], {
    encoding: 'utf8',
  });
}

/** Scripts that a page has fetched, by the names of their modules. */
async function fetched(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return names.flatMap((name) => /\/([\w-]+)-[\w-]{8}\.js$/.exec(name)?.[1] ?? []);
}

/** What redacts, with the words that pass it, and what keeps a trace. */
const watchers = ['feed', 'trace-keeper'];

test('a home that is idle has not fetched what keeps a trace, and what was held raw is saved whole', async ({
  page,
}, { outputDir }) => {
  await page.goto('/');
  await ready(page);
  // It is fetched when the page is idle, and so was what keeps a trace once.
  await expect.poll(() => fetched(page)).toContain('inspecting');
  expect((await fetched(page)).filter((name) => watchers.includes(name))).toEqual([]);

  const { file, text } = await savedTrace(page, outputDir);
  expect(await fetched(page)).toEqual(expect.arrayContaining(watchers));
  const session = readTrace(text).actors.find(({ machine }) => machine === 'session');
  expect(session).toMatchObject({ from: 'input', value: expect.anything() });
  const { status, stdout } = replayed(file);
  expect(stdout).toContain('todo como se guardó');
  expect(status).toBe(0);
});

test('what is typed is redacted soon after, though nobody saves a trace', async ({ page }) => {
  await page.goto('/');
  const dialog = await openLogin(page);
  await expect.poll(() => fetched(page)).toContain('inspecting');
  expect((await fetched(page)).filter((name) => watchers.includes(name))).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Usuario' }).fill('m');
  await expect.poll(() => fetched(page)).toEqual(expect.arrayContaining(watchers));
});

test('the trace that a member saves of a sign-in holds no secret, and replays the same way', async ({
  page,
}, { outputDir }) => {
  test.slow();
  await page.goto('/');
  await ready(page);
  const dialog = await openLogin(page);
  await fillIn(dialog, 'member1', 'No-es-la-clave-7!');
  await expect(dialog.getByText('El usuario o la contraseña no son correctos.')).toBeVisible();
  await fillIn(dialog, 'member1');
  await beGreeted(page);
  const token = await page.evaluate(() => Object.values({ ...sessionStorage, ...localStorage }).join(' '));

  const { file, name, text } = await savedTrace(page, outputDir);
  expect(name).toMatch(/^vestibulo-[\d-]+\.json$/);
  // The word "member" is the product's own; the rest of the name, and every part of a password, is the
  // member's.
  expect(text).not.toContain('member1');
  for (const secret of [password, 'No-es-la-clave-7!']) expect(partsOf(secret, text)).toEqual([]);
  for (const kept of token.split(/[^\w.-]+/).filter((word) => word.length >= 20)) {
    expect(partsOf(kept, text)).toEqual([]);
  }
  const trace = readTrace(text);
  expect(trace).toMatchObject({ note, language: 'ES', viewport: { width: 1280, height: 800 } });
  const login = trace.actors.find(({ machine }) => machine === 'login');
  const states = trace.lines.flatMap((line) =>
    line.kind === 'step' && line.actor === login?.actor ? [line.value] : [],
  );
  expect(states).toContainEqual({ form: 'refused' });
  expect(states.at(-1)).toBe('ended');

  const { status, stdout, stderr } = replayed(file);
  expect(stderr).toBe('');
  expect(stdout).toContain('todo como se guardó');
  expect(stdout).toContain(`“${note}”`);
  expect(status).toBe(0);
  await expect(page.getByRole('heading', { name: 'Centro de ayuda', level: 1 })).toBeVisible();
});

test('the trace of a watched tab goes on over a reload, without true amounts, and replays the same way', async ({
  page,
  sandbox,
}, { outputDir }) => {
  test.slow();
  await openAs(page, sandbox, 'vip5', '/?inspect=local');
  await expect.poll(() => fetched(page)).toEqual(expect.arrayContaining(watchers));
  await sandbox.faults([{ call: 'points.rows', kind: '500' }]);
  await page.goto('/member/withdraw');
  // Nobody has typed yet: the tab is still watched.
  await expect.poll(() => fetched(page)).toEqual(expect.arrayContaining(watchers));
  await prepare(page, '57.31', withdrawPassword);
  await page.getByRole('button', { name: 'Pedir el retiro' }).click();
  await expect(payouts.outcome(page, 'Retiro pedido')).toBeVisible();

  const { file, text } = await savedTrace(page, outputDir);
  for (const secret of ['57.31', withdrawPassword]) expect(text).not.toContain(`"${secret}"`);
  const trace = readTrace(text);
  const loads = trace.marks?.filter(({ kind }) => kind === 'loaded');
  expect(loads?.map(({ load, path }) => [load, path])).toEqual([
    [1, expect.stringMatching(/^\/\?/)],
    [2, '/member/withdraw'],
  ]);
  expect(trace.marks?.at(-1)).toMatchObject({ kind: 'moved', load: 2 });
  expect(Math.abs(trace.clockAhead ?? Number.NaN)).toBeLessThan(5_000);
  expect(trace.armed).toMatchObject([{ call: 'points.rows', kind: '500' }]);

  const { status, stdout } = replayed(file);
  expect(stdout).toContain('— página cargada — /member/withdraw');
  expect(stdout).toContain('fallo preparado: points.rows: 500');
  expect(stdout).toContain('todo como se guardó');
  expect(status).toBe(0);
});
