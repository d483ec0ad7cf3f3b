import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { protections } from '#contract/protection/markets.ts';
import { BreakFlow } from '#src/views/protection/break-flow.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';
import { fail } from '../../kit/stub-gateway.ts';

async function showBreaks(market: 'UK' | 'BASE') {
  const shown = await show(<BreakFlow offered={protections[market].break} />, {
    token: 'token-of-ana',
    replies: {
      'system.status': () => statusAnswer(),
      'member.info': () => memberAnswer(),
      'protection.openMatters': () => fail({ kind: 'network' }),
      'protection.break': () => fail({ kind: 'network' }),
      'wallet.outcome': () => ({ state: 'running' }),
    },
  });
  await screen.findByRole('radio', { name: '24 horas' });
  return shown;
}

test('where the market lets people ask for days, what they typed is what is asked of the gateway', async () => {
  const { user, asked } = await showBreaks('UK');
  await user.click(screen.getByRole('radio', { name: '24 horas' }));
  await user.click(screen.getByRole('radio', { name: 'Otro tiempo, hasta 42 días' }));
  expect(screen.getByRole('radio', { name: '24 horas' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  const field = screen.getByLabelText(/Cuántos días/);
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Escribe días enteros, de 1 a 42\./);
  await user.type(field, '43');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(screen.getByLabelText(/Cuántos días/)).toHaveValue('43');
  await user.clear(screen.getByLabelText(/Cuántos días/));
  await user.type(screen.getByLabelText(/Cuántos días/), '10');
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText('10 días')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Empezar el descanso' }));
  await waitFor(() => expect(asked.some(({ name }) => name === 'protection.break')).toBe(true));
  expect(asked.find(({ name }) => name === 'protection.break')?.input).toMatchObject({
    hours: 240,
    months: null,
  });
});

test('elsewhere the lengths of the market are all there is', async () => {
  await showBreaks('BASE');
  expect(screen.queryByRole('radio', { name: /Otro tiempo/ })).toBeNull();
});
