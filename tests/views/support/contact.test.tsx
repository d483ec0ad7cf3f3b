import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Overlays } from '#src/app/overlays/overlays.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
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

test.each([
  ['a visitor to the form over the help', {}, '/helpmc?comment=new'],
  ['a member to their own page', { token: 'a-token' }, '/member/feedback'],
])('a comment is another way, and leads %s', async (_, who, href) => {
  const { root } = await show(<Overlays />, {
    ...who,
    replies: { 'system.status': () => statusAnswer(), 'member.info': () => memberAnswer() },
  });
  if ('token' in who) await waitFor(() => expect(root.getSnapshot().context.account).toBe('member'));
  root.system.get('contact').send({ type: 'contact.clicked', csType: 'LIVECHAT', entry: '' });
  root.system.get('contact').send({ type: 'window.blocked' });
  expect(await screen.findByRole('link', { name: 'Dejar un comentario' })).toHaveAttribute('href', href);
});
