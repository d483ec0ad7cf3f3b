import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { Overlays } from '#src/app/overlays/overlays.tsx';
import { NoticeBar } from '#src/views/shell/notice-bar.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';
import { fail, type Replies } from '../../kit/stub-gateway.ts';

async function askToSignOut(replies: Replies = {}) {
  const shown = await show(
    <>
      <Overlays />
      <NoticeBar />
    </>,
    {
      token: 'token-of-ana',
      replies: { 'system.status': () => statusAnswer(), 'member.info': () => memberAnswer(), ...replies },
    },
  );
  await waitFor(() => expect(shown.root.getSnapshot().context.account).toBe('member'));
  const session = shown.root.system.get('session') as ActorRefFrom<typeof sessionMachine>;
  session.send({ type: 'signOut.asked' });
  await screen.findByRole('dialog', { name: 'Cerrar sesión' });
  return shown;
}

test('OUT-01 signing out asks first, and cancelling keeps everything', async () => {
  const { user, root, asked } = await askToSignOut();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('¿Seguro que quieres cerrar sesión?');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(root.getSnapshot().context.account).toBe('member');
  expect(asked.some(({ name }) => name === 'session.logout')).toBe(false);
});

test('OUT-01 confirming twice quickly makes one call and leads home', async () => {
  const { user, root, asked, visited } = await askToSignOut({ 'session.logout': () => null });
  await user.dblClick(screen.getByRole('button', { name: 'Sí, salir' }));
  await waitFor(() => expect(root.getSnapshot().context.account).toBeNull());
  expect(asked.filter(({ name }) => name === 'session.logout')).toHaveLength(1);
  expect(visited).toEqual(['/']);
});

test('Escape is the same as cancelling', async () => {
  const { user, root } = await askToSignOut();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(root.getSnapshot().context.account).toBe('member');
});

test('OUT-02 when the gateway can’t be reached, the member is signed out here all the same and sees a notice', async () => {
  const { user, clock, asked, root } = await askToSignOut({
    'session.logout': () => fail({ kind: 'network' }),
  });
  await user.click(screen.getByRole('button', { name: 'Sí, salir' }));
  expect(root.getSnapshot().context.account).toBeNull();
  for (const tries of [1, 2, 3]) {
    await waitFor(() => expect(asked.filter(({ name }) => name === 'session.logout')).toHaveLength(tries));
    await Promise.resolve();
    clock.increment(3_000);
  }
  expect(await screen.findByText(/no pudimos avisar al servicio/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText(/no pudimos avisar al servicio/)).toBeNull();
});
