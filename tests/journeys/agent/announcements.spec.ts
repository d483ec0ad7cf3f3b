import { office } from '../../kit/journeys/agent-registration.ts';
import { faultsOf } from '../../kit/journeys/axe.ts';
import { expectHarmless, hostileText, markup } from '../../kit/journeys/hostile-text.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { ready, signIn, ui } from '../../kit/journeys/ui.ts';

const hostile = { titleEs: markup, titleEn: markup, contentEs: hostileText, contentEn: hostileText };

test('from the home agent2 reads what the operator tells agents, newest first, with its date', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await signIn(page, 'agent2');
  await ui.header(page).getByRole('button', { name: 'Centro de agentes' }).click();
  await page
    .getByRole('navigation', { name: 'Menú del agente' })
    .getByRole('link', { name: 'Anuncios' })
    .click();
  const list = office.region(page).getByRole('region', { name: 'Lista de anuncios' });
  await expect(list.getByRole('link')).toHaveCount(2);
  await expect(list.getByRole('link').first()).toContainText('Enlaces de invitación con nombre propio');
  await list.getByRole('link').last().click();
  const text = page.getByRole('article');
  await expect(text.getByRole('heading')).toHaveText('Cómo hablar de juego responsable con tu equipo');
  await expect(text.getByRole('heading')).toBeFocused();
  await expect(text).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/);
  await expect(text).toContainText('No prometas ganancias');
  expect(await faultsOf(page)).toEqual([]);
});

test('there are nine a page, one has an address of its own, and none is no empty frame', async ({
  page,
  sandbox,
}) => {
  await sandbox.noticeAct({ act: 'fill', type: 'AG', count: 20 });
  await openAs(page, sandbox, 'agent1', '/agent/announcement');
  const list = office.region(page).getByRole('region', { name: 'Lista de anuncios' });
  await expect(list.getByRole('listitem')).toHaveCount(9);
  await page.getByRole('button', { name: 'Página 3' }).click();
  await expect(list.getByRole('link')).toHaveCount(2);
  await list.getByRole('link', { name: 'Aviso 1 ' }).click();
  await expect(page.getByRole('article')).toContainText('Aviso 1');
  await page.reload();
  await ready(page);
  await expect(list.getByRole('link', { name: 'Aviso 1 ' })).toHaveAttribute('aria-current', 'true');
  await sandbox.noticeAct({ act: 'fill', type: 'AG', count: 0 });
  await page.goto('/agent/announcement');
  await expect(page.getByRole('heading', { name: 'No hay anuncios', level: 1 })).toBeVisible();
});

test('NOT-01 NOT-02 NOT-03 NOT-04 NOT-06 an announcement for agents runs, styles and covers nothing of a hostile text', async ({
  page,
  sandbox,
  oracle,
}) => {
  const id = await sandbox.noticeAct({ act: 'publish', type: 'AG', ...hostile });
  await openAs(page, sandbox, 'agent1', `/agent/announcement/${id}`);
  await expectHarmless(page.getByRole('article'), oracle);
});

test('a member never sees one: not on the page of notices, and not by its address', async ({
  page,
  sandbox,
}) => {
  const texts = {
    titleEs: 'Solo agentes',
    titleEn: 'Agents only',
    contentEs: '<p>a</p>',
    contentEn: '<p>b</p>',
  };
  const id = await sandbox.noticeAct({ act: 'publish', type: 'AG', ...texts });
  await openAs(page, sandbox, 'member1', `/noticePage?id=${id}`);
  await expect(page.getByText('Ese aviso ya no está')).toBeVisible();
  await expect(page.getByText('Solo agentes')).toHaveCount(0);
});
