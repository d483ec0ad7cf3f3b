import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SituationGate } from '#src/app/pages/situation-gate.tsx';
import { statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';
import { fail, inTurn, type Replies } from '../../kit/stub-gateway.ts';

const app = (
  <SituationGate>
    <p>La app</p>
  </SituationGate>
);

function open(
  status: NonNullable<Replies['system.status']>,
  more: Replies = {},
  language: 'ES' | 'EN' = 'ES',
) {
  return show(app, { language, replies: { 'system.status': status, ...more } });
}

test('before the first answer the app is shown', async () => {
  await show(app);
  expect(screen.getByText('La app')).toBeVisible();
});

test('under maintenance a page with the end time and a way to customer service replaces the app', async () => {
  const maintenanceEnd = '2026-03-01T12:30:00';
  const { user, emitted } = await open(
    () => statusAnswer([], { maintenance: true, maintenanceEnd }),
    {},
    'EN',
  );
  expect(await screen.findByRole('heading', { name: 'System Maintenance' })).toBeVisible();
  expect(screen.getByText('RESTRICTION OF VISIT')).toBeVisible();
  expect(screen.getByText('2026-03-01 12:30:00')).toBeVisible();
  expect(screen.queryByText('La app')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Contact Us' }));
  expect(emitted).toContainEqual({ type: 'window.opened' });
});

test.each(['mañana', '', null, '99-99-99'])(
  'CFG-04 an end of %j leaves no Invalid Date on the page',
  async (end) => {
    await open(() => statusAnswer([], { maintenance: true, maintenanceEnd: end }));
    await screen.findByRole('heading', { name: 'Mantenimiento del sistema' });
    expect(screen.queryByText(/Invalid|NaN|Volvemos/)).toBeNull();
  },
);

test('CFG-04 with maintenance and restriction both set, maintenance is shown', async () => {
  await open(() => statusAnswer([], { maintenance: true, regionRestriction: true }));
  expect(await screen.findByRole('heading', { name: 'Mantenimiento del sistema' })).toBeVisible();
});

test('where the app may not be used, a page with the IP and the country replaces it', async () => {
  const location = { ip: '203.0.113.9', country: 'MX' };
  await open(() => statusAnswer([], { regionRestriction: true, location }));
  expect(await screen.findByRole('heading', { name: 'Restricción de IP' })).toBeVisible();
  expect(screen.getByText('203.0.113.9')).toBeVisible();
  expect(screen.getByText('México (MX)')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Contáctanos' })).toBeVisible();
});

test('a restriction without a known place says so instead of leaving a gap', async () => {
  await open(() => statusAnswer([], { regionRestriction: true }));
  expect(await screen.findAllByText('Desconocido')).toHaveLength(2);
});

test('CFG-05 when the maintenance ends the app returns by itself', async () => {
  const { clock } = await open(
    inTurn(
      () => statusAnswer([], { maintenance: true }),
      () => statusAnswer(),
    ),
  );
  await screen.findByRole('heading', { name: 'Mantenimiento del sistema' });
  clock.increment(95_000);
  expect(await screen.findByText('La app')).toBeVisible();
});

test('CFG-01 without a usable answer there is a page with a retry, which recovers', async () => {
  const { user } = await open(
    inTurn(
      () => fail({ kind: 'network' }),
      () => statusAnswer(),
    ),
  );
  expect(await screen.findByRole('heading', { name: 'No podemos abrir las puertas' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('La app')).toBeVisible();
});

test('CFG-01 the gateway is asked again automatically', async () => {
  const { clock } = await open(
    inTurn(
      () => fail({ kind: 'drift' }),
      () => statusAnswer(),
    ),
  );
  await screen.findByRole('heading', { name: 'No podemos abrir las puertas' });
  clock.increment(6_000);
  expect(await screen.findByText('La app')).toBeVisible();
});

test('NET-02 going offline shows a notice over the app, which goes when the network is back', async () => {
  const { root, known } = await open(() => statusAnswer());
  await known();
  root.system.get('status').send({ type: 'network.lost' });
  expect(await screen.findByText(/No hay conexión con el servicio/)).toBeVisible();
  expect(screen.getByText('La app')).toBeVisible();
  root.system.get('status').send({ type: 'network.back' });
  await waitFor(() => expect(screen.queryByText(/No hay conexión con el servicio/)).toBeNull());
});

test('NET-02 starting offline shows the same page, and recovers without a reload', async () => {
  const { root } = await open(
    inTurn(
      () => fail({ kind: 'network' }),
      () => statusAnswer(),
    ),
    {},
    'EN',
  );
  expect(await screen.findByRole('heading', { name: 'We cannot open the doors' })).toBeVisible();
  root.system.get('status').send({ type: 'network.back' });
  expect(await screen.findByText('La app')).toBeVisible();
});

test('a click shows the page that replaces the app in the other language', async () => {
  const { user } = await open(() => statusAnswer([], { maintenance: true }));
  await screen.findByRole('heading', { name: 'Mantenimiento del sistema' });
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await screen.findByRole('heading', { name: 'System Maintenance' })).toBeVisible();
});

test('while a stored session is not restored the person may try again or sign out', async () => {
  const { user, root } = await show(app, {
    token: 'token-of-ana',
    replies: {
      'system.status': () => statusAnswer(),
      'member.info': () => fail({ kind: 'network' }),
      'session.logout': () => null,
    },
  });
  expect(await screen.findByText(/No pudimos recuperar tu sesión/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Salir de la cuenta' }));
  await waitFor(() => expect(screen.queryByText(/No pudimos recuperar tu sesión/)).toBeNull());
  expect(root.getSnapshot().context.account).toBeNull();
});
