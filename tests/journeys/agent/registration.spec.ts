import type { Page } from '@playwright/test';
import { office } from '../../kit/journeys/agent-registration.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { keptInReach } from '../../kit/journeys/kept.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { fresh, save, typeNew } from '../../kit/journeys/passwords.ts';
import { isHere } from '../../kit/journeys/places.ts';
import {
  registerBox,
  registerButton,
  registerDialog,
  typePasswordAndAgree,
} from '../../kit/journeys/registering.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { solveByKeyboard } from '../../kit/journeys/slider.ts';
import { beGreeted, fillIn, openLogin, ready, signIn, signOutButton, ui } from '../../kit/journeys/ui.ts';
import { daily, dividend } from '../../machines/contracts/terms-of.ts';

const temporary = 'Temporal-2027?';
const hostile = '=CMD("<b>x</b>")\u202egnp';
/** Marks that nobody sees vanish from what is typed. */
const hostileRead = hostile.replace('\u202e', '');

/** From the home to a page of the agent centre, as the agent presses it; on a phone the menu is behind a button. */
async function pressTo(page: Page, name: string): Promise<void> {
  await ui.header(page).getByRole('button', { name: 'Centro de agentes' }).click();
  const menu = office.button(page, 'Menú');
  if (await isHere(menu, menu.or(page.getByRole('navigation', { name: 'Menú del agente' }))))
    await menu.click();
  await page.getByRole('navigation', { name: 'Menú del agente' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

async function enter(page: Page, who: string): Promise<void> {
  await page.goto('/');
  await ready(page);
  await signIn(page, who);
  await pressTo(page, 'Centro de registro');
}

const pickAgents = (page: Page) => office.field(page, 'Quién se registra con él').selectOption('agent');

/** Makes a link by the form. */
async function make(page: Page, name: string): Promise<void> {
  await office.field(page, 'Nombre del enlace').fill(name);
  await office.button(page, 'Crear enlace').click();
  await expect(office.done(page, 'Enlace creado')).toBeVisible();
}

const addressOf = async (page: Page, name: string) => {
  const address = office.link(page, name).getByText('/register?referralCode=');
  return (await address.textContent())?.replace(/^https?:\/\/[^/]+/, '') ?? '';
};

/** A visitor opens the address of a link and registers there. */
async function registerAt(visitor: Page, sandbox: RunningSandbox, address: string, username: string) {
  await visitor.goto(address);
  await ready(visitor);
  const dialog = registerDialog(visitor);
  await registerBox(dialog, 'Usuario').fill(username);
  await typePasswordAndAgree(dialog);
  await registerBox(dialog, 'Nombre real').fill('Ana María Núñez');
  await registerButton(dialog).click();
  await solveByKeyboard(visitor, sandbox);
  await beGreeted(visitor);
}

test('agent1 makes a link, a visitor registers with it, and agent1 sees the use', { tag: '@core' }, async ({
  page,
  sandbox,
  elsewhere,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, 'agent1');
  await make(page, 'Instagram');
  const link = office.link(page, 'Instagram');
  await expect(link).toContainText('Nadie todavía');
  await link.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(link.getByRole('button', { name: 'Enlace copiado' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const address = await addressOf(page, 'Instagram');
  expect(copied.endsWith(address)).toBe(true);
  await link.getByRole('button', { name: 'Ver QR' }).click();
  const qr = page.getByRole('dialog', { name: 'QR: Instagram' });
  await expect(qr.getByRole('img', { name: /Código QR de/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(qr).toHaveCount(0);

  await registerAt(await (await elsewhere()).newPage(), sandbox, address, 'invitada01');

  await pressTo(page, 'Anuncios');
  await pressTo(page, 'Centro de registro');
  await expect(link.locator('dl').first()).toContainText('Registros1Este mes1');
});

test('agent2 makes a link that offers 12.5 %, an agent registers with it, and agent2 sees the use', async ({
  page,
  sandbox,
  elsewhere,
}) => {
  await sandbox.grant('agent2', dividend({ rate: 2_900 }));
  await sandbox.grant('agent2', daily());
  await enter(page, 'agent2');
  await expect(office.field(page, 'Dividendo')).toHaveCount(0);
  await pickAgents(page);
  await expect(office.field(page, 'Dividendo')).toHaveAccessibleDescription(
    'Como máximo 29%, que es lo tuyo.',
  );
  await expect(office.field(page, 'Salario por hora')).toHaveCount(0);
  await office.field(page, 'Nombre del enlace').fill('Socios');
  await office.field(page, 'Dividendo').fill('29,01');
  await office.field(page, 'Salario diario').fill('0.125');
  await office.button(page, 'Crear enlace').click();
  await expect(office.field(page, 'Dividendo')).toBeFocused();
  await expect(office.field(page, 'Dividendo')).toHaveAccessibleDescription(/Tu propio porcentaje es 29%/);
  await expect(office.field(page, 'Salario diario')).toHaveAccessibleDescription(/como máximo dos decimales/);
  await office.field(page, 'Dividendo').fill('12,5');
  await office.field(page, 'Salario diario').fill('');
  await office.button(page, 'Crear enlace').click();
  await expect(office.done(page, 'Enlace creado')).toContainText('Dividendo 12.5%');
  const link = office.link(page, 'Socios');
  await expect(link.locator('dl').first()).toContainText('OfreceDividendo 12.5%Registros0');

  const address = await addressOf(page, 'Socios');
  await registerAt(await (await elsewhere()).newPage(), sandbox, address, 'socia0001');

  await pressTo(page, 'Anuncios');
  await pressTo(page, 'Centro de registro');
  await expect(link.locator('dl').first()).toContainText('Registros1Este mes1');
});

test('an agent without a contract in force is told that the link offers none', async ({ page, sandbox }) => {
  await openAs(page, sandbox, 'agent2', '/agent/registrationCenter');
  await pickAgents(page);
  await expect(page.getByText('No tienes contratos vigentes')).toBeVisible();
  await make(page, 'Sin contrato');
  await expect(office.link(page, 'Sin contrato')).not.toContainText('Ofrece');
});

test('agent1 closes a link: a visitor with it is told that the code is wrong, and the row says so', async ({
  page,
  elsewhere,
}) => {
  await enter(page, 'agent1');
  await make(page, 'Radio');
  const address = await addressOf(page, 'Radio');
  await office.button(page, 'Cerrar enlace: Radio').click();
  await expect(office.link(page, 'Radio')).toContainText('no se puede volver a abrir');
  await office.button(page, 'Sí, cerrarlo').click();
  await expect(office.done(page, 'Enlace cerrado')).toBeVisible();
  await office.link(page, 'Radio').getByRole('button', { name: 'Entendido' }).click();
  await expect(office.link(page, 'Radio')).toContainText('Cerrado');
  await expect(office.link(page, 'Radio').getByRole('button')).toHaveCount(0);

  const visitor = await (await elsewhere()).newPage();
  await visitor.goto(address);
  await ready(visitor);
  const dialog = registerDialog(visitor);
  await expect(dialog).toContainText('Código de invitación incorrecto');
});

test('agent1 registers a person by the form, who signs in and must change the password', {
  tag: '@core',
}, async ({ page, elsewhere }) => {
  await enter(page, 'agent1');
  await office.region(page).getByRole('tab', { name: 'Registrar a una persona' }).click();
  await office.button(page, 'Continuar').click();
  await expect(office.field(page, 'Cuenta')).toBeFocused();
  await expect(office.field(page, 'Cuenta')).toHaveAccessibleDescription(/Escribe una cuenta/);
  await office.field(page, 'Cuenta').fill('member1x');
  await office.field(page, 'Nombre para mostrar (opcional)').fill(hostileRead);
  await office.field(page, 'Contraseña temporal').fill('member1x-2027');
  await office.button(page, 'Continuar').click();
  await office.button(page, 'Registrar').click();
  await expect(office.field(page, 'Contraseña temporal')).toHaveAccessibleDescription(/débil o contiene/);
  await expect(office.field(page, 'Contraseña temporal')).toHaveValue('');
  await expect(office.field(page, 'Cuenta')).toHaveValue('member1x');
  await office.field(page, 'Contraseña temporal').fill(temporary);
  await office.button(page, 'Continuar').click();
  await office.button(page, 'Registrar').click();
  const done = office.done(page, 'Persona registrada');
  await expect(done).toContainText('member1x');
  await expect(done).toContainText(temporary);
  await done.getByRole('button', { name: 'Registrar a alguien más' }).click();
  await expect(page.getByText(temporary)).toHaveCount(0);
  expect((await keptInReach(page)).includes(temporary)).toBe(false);
  await expect(office.field(page, 'Cuenta')).toHaveValue('');

  const newcomer = await (await elsewhere()).newPage();
  await newcomer.goto('/');
  await fillIn(await openLogin(newcomer), 'member1x', temporary);
  await expect(ui.changeDialog(newcomer)).toBeVisible();
  await typeNew(ui.changeDialog(newcomer), fresh);
  await save(ui.changeDialog(newcomer)).click();
  await beGreeted(newcomer);
  await expect(signOutButton(newcomer)).toBeVisible();
});

test('a taken account is said at its field, and everything but the password stays', async ({
  page,
  sandbox,
}) => {
  await openAs(page, sandbox, 'agent41', '/agent/registrationCenter?tab=person');
  await expect(office.field(page, 'Cuenta')).toBeEditable();
  // This agent makes members only: there is nothing to pick.
  await expect(office.field(page, 'Se registra como')).toHaveCount(0);
  await office.field(page, 'Cuenta').fill('member1');
  await office.field(page, 'Contraseña temporal').fill(temporary);
  await office.button(page, 'Continuar').click();
  await office.button(page, 'Registrar').click();
  await expect(office.field(page, 'Cuenta')).toHaveAccessibleDescription(/ya existe/);
  await expect(office.field(page, 'Cuenta')).toHaveValue('member1');
  await expect(office.field(page, 'Contraseña temporal')).toHaveValue('');
});

test('an answer that is lost is asked for: the person is registered once, and the password is handed over', async ({
  page,
  sandbox,
  traffic,
}) => {
  await openAs(page, sandbox, 'agent1', '/agent/registrationCenter?tab=person');
  await sandbox.faults([{ call: 'agent.register', kind: 'lost after commit' }]);
  await office.field(page, 'Cuenta').fill('perdida01');
  await office.field(page, 'Contraseña temporal').fill(temporary);
  await office.button(page, 'Continuar').click();
  await office.button(page, 'Registrar').click();
  await expect(office.done(page, 'Persona registrada')).toContainText(temporary);
  expect(traffic.count('wallet.outcome')).toBeGreaterThan(0);
});

test('a temporary password does not outlive the session', async ({ page, sandbox }) => {
  await openAs(page, sandbox, 'agent1', '/agent/registrationCenter?tab=person');
  await office.field(page, 'Cuenta').fill('sesion001');
  await office.field(page, 'Contraseña temporal').fill(temporary);
  await office.button(page, 'Continuar').click();
  await expect(office.button(page, 'Registrar')).toBeVisible();
  await sandbox.faults([{ call: 'agent.register', kind: '401' }]);
  await office.button(page, 'Registrar').click();
  const login = ui.expiredDialog(page);
  await fillIn(login, 'agent1');
  await expect(login).toHaveCount(0);
  await expect(office.field(page, 'Cuenta')).toHaveValue('sesion001');
  await expect(office.field(page, 'Contraseña temporal')).toHaveValue('');
});

test('at the limit the page says so instead of the form, and closing one brings it back', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ agents: { openInvitations: 1 } });
  await openAs(page, sandbox, 'agent42', '/agent/registrationCenter');
  await expect(page.getByText('Aún no tienes enlaces')).toBeVisible();
  await make(page, hostile);
  await expect(office.link(page, hostileRead)).toContainText('=CMD("<b>x</b>")');
  await office.button(page, 'Crear otro').click();
  await expect(page.getByText('Tienes 1 enlace abierto')).toBeVisible();
  await expect(office.field(page, 'Nombre del enlace')).toHaveCount(0);
  await office
    .link(page, hostileRead)
    .getByRole('button', { name: /^Cerrar enlace/ })
    .click();
  await office.button(page, 'Sí, cerrarlo').click();
  await expect(office.field(page, 'Nombre del enlace')).toBeVisible();
});

test('a link is made, looked at and closed by the keyboard alone', async ({ page, sandbox }) => {
  await openAs(page, sandbox, 'agent41', '/agent/registrationCenter');
  await office.field(page, 'Nombre del enlace').focus();
  await page.keyboard.type('Teclado');
  await page.keyboard.press('Enter');
  await expect(office.done(page, 'Enlace creado')).toBeFocused();
  const qr = office.link(page, 'Teclado').getByRole('button', { name: 'Ver QR' });
  await qr.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(qr).toBeFocused();
  await office.button(page, 'Cerrar enlace: Teclado').focus();
  await page.keyboard.press('Enter');
  await expect(
    office.link(page, 'Teclado').getByRole('heading', { name: 'Revisa antes de confirmar' }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(office.done(page, 'Enlace cerrado')).toBeFocused();
});

test('the tabs have addresses, and a failed reading can be tried again', async ({ page, sandbox }) => {
  await sandbox.faults([{ call: 'agent.invitations', kind: '500', times: 'always' }]);
  await openAs(page, sandbox, 'agent1', '/agent/registrationCenter?tab=person');
  await expect(page.getByRole('heading', { name: 'No pudimos cargar el centro de registro' })).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(office.field(page, 'Cuenta')).toBeVisible();
  await office.region(page).getByRole('tab', { name: 'Enlaces' }).click();
  await expect(page).toHaveURL('/agent/registrationCenter');
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('on a phone the registration centre is reached by the menu, and shares by the platform where it can', async ({
    page,
    sandbox,
  }) => {
    await sandbox.grant('agent1', dividend());
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: (what: { url: string; text: string }) => {
          document.documentElement.dataset.shared = what.url;
          document.documentElement.dataset.said = what.text;
          return Promise.resolve();
        },
      });
    });
    await enter(page, 'agent1');
    await pickAgents(page);
    await office.field(page, 'Dividendo').fill('12.5');
    await make(page, 'Móvil');
    await office.link(page, 'Móvil').getByRole('button', { name: 'Compartir' }).click();
    const address = await addressOf(page, 'Móvil');
    await expect(page.locator('html')).toHaveAttribute(
      'data-shared',
      new RegExp(`${address.replace('?', '\\?')}$`),
    );
    await expect(page.locator('html')).toHaveAttribute('data-said', /Te ofrezco: Dividendo 12\.5%\.$/);
  });
});
