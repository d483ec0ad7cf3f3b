import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { defaultConfiguration } from '#contract/configuration.ts';
import type { AreaName, AreaSaid } from '#contract/system/areas.ts';
import { AgentPage } from '#src/app/pages/agent-page.tsx';
import { MemberPage } from '#src/app/pages/member-page.tsx';
import { Footer } from '#src/views/shell/ends/footer.tsx';
import { SideBar } from '#src/views/shell/ends/side-bar.tsx';
import { MemberArea } from '#src/views/shell/header/member-area.tsx';
import { memberAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';

const off = (...areas: readonly AreaName[]) => ({
  ...defaultConfiguration,
  areas: Object.fromEntries(areas.map((area) => [area, 'off'])) as Partial<Record<AreaName, AreaSaid>>,
});

const centres = (
  <Routes>
    <Route path="/member/:page?/:section?" element={<MemberPage />} />
    <Route path="/agent/:page?/:section?" element={<AgentPage />} />
  </Routes>
);

const entries = (menu: string) =>
  within(screen.getAllByRole('navigation', { name: menu })[0] ?? document.body)
    .getAllByRole('link')
    .map((link) => link.textContent);

test('the menu of a member has no door to what this gateway lacks, and an address typed by hand says so', async () => {
  await show(centres, {
    token: 't-1',
    at: '/member/depositv2',
    configuration: off('deposits', 'missions', 'inbox'),
    replies: { 'member.info': () => memberAnswer() },
  });
  expect(await screen.findByRole('heading', { name: 'Esto no está disponible aquí' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
  const names = entries('Menú de tu cuenta');
  expect(names).toContain('Retirar');
  for (const gone of ['Depositar', 'Misiones', 'Mensajes']) expect(names.join()).not.toContain(gone);
});

test('who asks for the agent centre comes to the first page that is there', async () => {
  await show(centres, {
    token: 't-1',
    at: '/agent',
    configuration: off('agentOverview', 'agentAnnouncements', 'agentRegistration'),
    replies: { 'member.info': () => memberAnswer(1) },
  });
  expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('Mi equipo');
});

test('the header, the side bar and the footer have no door to what this gateway lacks', async () => {
  await show(
    <>
      <MemberArea account="member" />
      <SideBar />
      <Footer />
    </>,
    {
      token: 't-1',
      configuration: off('deposits', 'inbox', 'promotions', 'help', 'protection'),
      replies: { 'member.info': () => memberAnswer() },
    },
  );
  for (const door of [/^Depositar/, /^Mensajes/]) {
    expect(screen.queryByRole('button', { name: door })).not.toBeInTheDocument();
  }
  for (const door of [
    'Promociones',
    'Centro de ayuda',
    'Términos y condiciones generales',
    'Autoexcluirme',
  ]) {
    expect(screen.queryByRole('link', { name: door })).not.toBeInTheDocument();
  }
});
