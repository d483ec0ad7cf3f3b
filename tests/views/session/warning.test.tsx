import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Overlays } from '#src/app/overlays/overlays.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';

async function signedIn(type: number, language: 'ES' | 'EN' = 'ES') {
  const shown = await show(<Overlays />, {
    token: 'token-of-ana',
    language,
    replies: { 'system.status': () => statusAnswer(), 'member.info': () => memberAnswer(type) },
  });
  await waitFor(() => expect(shown.root.getSnapshot().context.account).not.toBeNull());
  return shown;
}

test('ROL-01 a demo account that opens a centre learns that it needs a real account', async () => {
  const { user, root, visited } = await signedIn(4);
  root.send({ type: 'centre.asked', centre: 'member', page: 'securityCenter' });
  const dialog = await screen.findByRole('dialog', { name: 'Atención' });
  expect(dialog).toHaveAccessibleDescription(/necesitas una cuenta real/);
  await user.click(screen.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(visited).toEqual([]);
});

test('ROL-01 the same in English', async () => {
  const { root } = await signedIn(4, 'EN');
  root.send({ type: 'centre.asked', centre: 'agent', page: 'agentTeamOverview' });
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/You need a real account/);
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
});

test('a member who opens the agent centre learns that it is for agents', async () => {
  const { user, root } = await signedIn(0);
  root.send({ type: 'centre.asked', centre: 'agent', page: 'agentTeamOverview' });
  expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(/solo para cuentas de agente/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
