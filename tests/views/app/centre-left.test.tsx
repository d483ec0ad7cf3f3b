import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { CentreRoom } from '#src/app/pages/centre-guard.tsx';
import { show } from '../../kit/render.tsx';

const centre = (
  <CentreRoom
    asked={{ centre: 'member', page: 'securityCenter' }}
    title="Centro de seguridad"
    shows={{ here: () => <p>Dentro</p> }}
    inside={undefined}
    frame={(inside) => inside}
  />
);

/** The address is another by the time this is drawn, as it is for a person who signed out meanwhile. */
function LeftMeanwhile({ children }: { children: ReactNode }) {
  window.history.replaceState(null, '', '/');
  return children;
}

async function goTo(page: ReactNode) {
  const { user, emitted } = await show(
    <Routes>
      <Route path="/" element={<Link to="/member">Al centro</Link>} />
      <Route path="/member" element={page} />
    </Routes>,
  );
  await user.click(screen.getByRole('link', { name: 'Al centro' }));
  await screen.findByRole('button', { name: 'Iniciar sesión' });
  return emitted.filter(({ type }) => type === 'entry.wanted');
}

test('a visitor who opens the member centre is asked to sign in', async () => {
  expect(await goTo(centre)).toEqual([{ type: 'entry.wanted', way: 'login' }]);
});

test('a centre that is drawn only after its member has left for the home asks nobody to sign in', async () => {
  expect(await goTo(<LeftMeanwhile>{centre}</LeftMeanwhile>)).toEqual([]);
});
