import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Begun } from '#contract/protection/absence.ts';
import { memberArea } from '#src/app/pages/member-area.tsx';
import { Header } from '#src/views/shell/header/header.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';
import { fail } from '../../kit/stub-gateway.ts';

const begun: Begun = {
  kind: 'BREAK',
  from: 1_795_669_200_000,
  until: 1_795_755_600_000,
  zone: 'America/Lima',
  returnFrom: null,
  return: null,
  asked: { hours: 24, months: null, everywhere: false },
};

test('that the break at hand has begun stays on the screen until it was read, and then the page has the focus', async () => {
  let away = false;
  const page = (
    <>
      <Header memberArea={memberArea} />
      <main tabIndex={-1} />
    </>
  );
  const { user } = await show(page, {
    token: 'token-of-ana',
    replies: {
      'system.status': () => statusAnswer(),
      'member.info': () => ({ ...memberAnswer(), breakButton: true, away }),
      'protection.openMatters': () => fail({ kind: 'network' }),
      'protection.break': () => {
        away = true;
        return begun;
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Parar 24 h' }));
  const dialog = await screen.findByRole('dialog', { name: 'Parar 24 horas' });
  await user.click(await within(dialog).findByRole('button', { name: 'Empezar el descanso' }));
  // The header is that of somebody away: nothing can be paid in.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Depositar', hidden: true })).toBe(null));
  expect(await screen.findByText('Tu descanso está en vigor')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Parar 24 h', hidden: true })).toBe(null);
  await user.click(screen.getByRole('button', { name: 'Entendido' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(screen.getByRole('main')).toHaveFocus();
});
