import { screen } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SituationGate } from '#src/app/pages/situation-gate.tsx';
import { WithdrawPasswordForm } from '#src/views/member/security-section.tsx';
import { statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';
import { inTurn } from '../../kit/stub-gateway.ts';

const password = () => screen.findByLabelText('Contraseña de acceso');
const passwordNow = () => screen.queryByLabelText('Contraseña de acceso');

test('a page that is left by the back button stops its flow, and opened again it begins empty', async () => {
  const { user } = await show(
    <Routes>
      <Route path="/" element={<Link to="/form">Al formulario</Link>} />
      <Route path="/form" element={<WithdrawPasswordForm />} />
    </Routes>,
  );
  await user.click(screen.getByRole('link', { name: 'Al formulario' }));
  await user.type(await password(), 'typed before');
  expect(await password()).toHaveValue('typed before');
  window.history.back();
  await user.click(await screen.findByRole('link', { name: 'Al formulario' }));
  expect(await password()).toHaveValue('');
});

test('a maintenance stops the flow of the page it replaces, which begins empty afterwards', async () => {
  const { user, clock, known } = await show(<SituationGate>{<WithdrawPasswordForm />}</SituationGate>, {
    replies: {
      'system.status': inTurn(
        () => statusAnswer(),
        () => statusAnswer([], { maintenance: true }),
        () => statusAnswer(),
      ),
    },
  });
  await known();
  await user.type(await password(), 'typed before');
  clock.increment(95_000);
  await screen.findByRole('heading', { name: 'Mantenimiento del sistema' });
  expect(passwordNow()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Comprobar ahora' }));
  expect(await password()).toHaveValue('');
});
