import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Overlays } from '#src/app/overlays/overlays.tsx';
import { statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';
import { fail } from '../../kit/stub-gateway.ts';

test('when customer service does not answer its window closes, and the reason is shown', async () => {
  const { user, root, emitted } = await show(<Overlays />, {
    replies: { 'system.status': () => statusAnswer(), 'support.lookup': () => fail({ kind: 'network' }) },
  });
  root.system.get('contact').send({ type: 'contact.clicked', csType: 'LIVECHAT', entry: '' });
  expect(await screen.findByRole('dialog', { name: 'No pudimos abrir el chat' })).toBeVisible();
  expect(emitted).toContainEqual({ type: 'window.closed' });
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a blocked window is reported with the way to allow it', async () => {
  const { root } = await show(<Overlays />, { replies: { 'system.status': () => statusAnswer() } });
  root.system.get('contact').send({ type: 'contact.clicked', csType: 'VIP', entry: '' });
  root.system.get('contact').send({ type: 'window.blocked' });
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/Permite las ventanas emergentes/);
});
