import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Overlays } from '#src/app/overlays/overlays.tsx';
import { statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';
import { fail } from '../../kit/stub-gateway.ts';

async function refusedWith(failure: Parameters<typeof fail>[0]) {
  const { root } = await show(<Overlays />, {
    replies: { 'system.status': () => statusAnswer(['FREEPLAY']), 'session.freePlay': () => fail(failure) },
  });
  act(() => root.system.get('session').send({ type: 'entry.wanted', way: 'freePlay' }));
}

test('where a market has no free play the dialog says that it is not offered here, without another try', async () => {
  await refusedWith({
    kind: 'refused',
    code: 'PROTECTION_RULE',
    message: 'Aquí no hay juego gratis.',
    value: { rule: 'freePlayClosed' },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'No se ofrece aquí' }));
  expect(dialog.getByText('Aquí no hay juego gratis.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test('free play that could not be had otherwise is offered again', async () => {
  await refusedWith({ kind: 'refused', code: 'FUNCTION_DISABLED' });
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
});
