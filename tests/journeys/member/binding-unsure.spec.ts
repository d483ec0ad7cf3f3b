import type { Locator, Page } from '@playwright/test';
import { centre } from '../../kit/journeys/centre.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { box } from '../../kit/journeys/passwords.ts';
import type { RunningSandbox } from '../../kit/journeys/running-sandbox.ts';
import { password } from '../../kit/journeys/ui.ts';
import { lost, never, nothingRefused, openSection, press, unsure } from '../../kit/journeys/unsure.ts';

/** A number to bind, with its code and the password. */
async function fillBinding(page: Page, sandbox: RunningSandbox): Promise<Locator> {
  const form = await openSection(page, sandbox, 'mobile');
  await form.getByLabel('País').selectOption('CL');
  await box(form, 'Número de celular').fill('961234568');
  await press(form, 'Enviar código');
  await expect(form.getByRole('button', { name: /Espera \d+ s/ })).toBeVisible();
  await box(form, 'Código por SMS').fill(await sandbox.lastSecret('sms', '+56961234568'));
  await box(form, 'Contraseña de acceso').fill(password);
  return form;
}

test('a number bound with the answer lost: the page says that the outcome is unknown, and asking shows it bound', async ({
  page,
  sandbox,
}) => {
  const form = await fillBinding(page, sandbox);
  await sandbox.faults([{ call: 'member.bind', ...lost }]);
  await press(form, 'Vincular celular');
  await expect(unsure(form)).toContainText('Puede que tu celular ya esté vinculado');
  await expect(unsure(form).getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  await nothingRefused(page);
  await press(unsure(form), 'Preguntar ahora');
  await expect(centre.done(page, 'Tu celular quedó vinculado.')).toBeVisible();
});

test('a number whose request never arrived: asking shows it unbound, and the form is sent again as typed', async ({
  page,
  sandbox,
}) => {
  const form = await fillBinding(page, sandbox);
  await sandbox.faults([{ call: 'member.bind', ...never }]);
  await press(form, 'Vincular celular');
  await press(unsure(form), 'Preguntar ahora');
  await expect(form.getByText('No consta que se hiciera.')).toBeVisible();
  await nothingRefused(page);
  await press(form, 'Vincular celular');
  await expect(centre.done(page, 'Tu celular quedó vinculado.')).toBeVisible();
});
