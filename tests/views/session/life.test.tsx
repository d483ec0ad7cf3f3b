import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asSeconds } from '#contract/units.ts';
import { Overlays } from '#src/app/overlays/overlays.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';
import { fail, inTurn, type Replies } from '../../kit/stub-gateway.ts';

const left = (idle: number, absolute = 20_000) => ({
  idleSeconds: asSeconds(idle),
  absoluteSeconds: asSeconds(absolute),
});

/** A signed-in member whose session has little time left. */
async function nearTheEnd(replies: Replies) {
  const shown = await show(
    <>
      <button type="button">At work</button>
      <Overlays />
    </>,
    {
      token: 'token-of-ana',
      replies: { 'system.status': () => statusAnswer(), 'member.info': () => memberAnswer(), ...replies },
    },
  );
  const dialog = await screen.findByRole('dialog', { name: 'Tu sesión está por terminar' });
  const count = (name: string) => shown.asked.filter((one) => one.name === name).length;
  return { ...shown, dialog, count };
}

test('SES-01 the last minute is announced; staying is one call, and the dialog closes', async () => {
  const { user, dialog, count } = await nearTheEnd({
    'session.life': () => left(60),
    'session.stay': () => left(1_800),
  });
  expect(dialog).toHaveAccessibleDescription(/termina en \d+ segundos porque no ha habido actividad/);
  const stay = screen.getByRole('button', { name: 'Seguir conectado' });
  expect(document.activeElement).toBe(stay);
  await user.dblClick(stay);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(count('session.stay')).toBe(1);
});

test('SES-02 a member who may not stay is told so, and goes on without the dialog', async () => {
  const { user, dialog, count } = await nearTheEnd({ 'session.life': () => left(1_800, 45) });
  expect(dialog).toHaveAccessibleDescription(/llegó a su duración máxima/);
  expect(screen.queryByRole('button', { name: 'Seguir conectado' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(count('session.stay')).toBe(0);
});

test('a session that could not be extended says why, signs nobody out, and may be tried again', async () => {
  const { user, root } = await nearTheEnd({
    'session.life': () => left(60),
    'session.stay': inTurn(
      () => fail({ kind: 'network' }),
      () => left(1_800),
    ),
  });
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(root.getSnapshot().context.account).toBe('member');
  await user.click(screen.getByRole('button', { name: 'Seguir conectado' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('at the end the gateway is asked once more before the login opens', async () => {
  const { clock, count } = await nearTheEnd({
    'session.life': inTurn(
      () => left(60),
      () => left(0),
    ),
  });
  clock.increment(60_000);
  expect(await screen.findByRole('dialog', { name: 'Tu sesión terminó' })).toBeVisible();
  expect(count('session.life')).toBe(2);
});

test('a member may sign out instead, after a question', async () => {
  const { user } = await nearTheEnd({ 'session.life': () => left(60) });
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
  expect(await screen.findByRole('dialog', { name: 'Cerrar sesión' })).toBeVisible();
});
