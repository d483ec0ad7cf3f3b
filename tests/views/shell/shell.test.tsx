import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultConfiguration } from '#contract/configuration.ts';
import { memberArea } from '#src/app/pages/member-area.tsx';
import NotFoundPage from '#src/views/shell/not-found-page.tsx';
import { Shell } from '#src/views/shell/shell.tsx';
import { statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';
import { vendorsAnswer } from './vendors.ts';

const shell = (
  <Shell memberArea={memberArea} demoStrip={null} awayStrip={null}>
    <p>…</p>
  </Shell>
);

test('every page has a header, its content and a footer, and a link that jumps to the content', async () => {
  await show(shell);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('…');
  expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveAttribute('href', '#main');
});

test('the footer has three blurbs, the links of the help, products, the licence and the minimum age', async () => {
  await show(shell, { replies: { 'games.vendors': () => vendorsAnswer({ RNG: 1 }) } });
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Regístrate',
    'Juega',
    'Gana',
  ]);
  const help = within(footer.getByRole('navigation', { name: 'Información' })).getAllByRole('link');
  expect(help.map((link) => link.getAttribute('href'))).toEqual([
    '/saferPlay',
    '/helpmc',
    '/helpmc?article=about',
    '/helpmc?article=contact',
    '/helpmc?article=terms',
    '/helpmc?article=responsible',
    '/helpmc?article=privacy',
    '/helpmc?article=affiliates',
    '/helpmc?article=refund',
  ]);
  const products = within(await footer.findByRole('navigation', { name: 'Productos' }));
  expect(products.getByRole('link', { name: 'Slots' })).toHaveAttribute('href', '/rng');
  const more = within(footer.getByRole('navigation', { name: 'Más del vestíbulo' }));
  expect(more.getByRole('link', { name: 'Tomar un descanso' })).toBeVisible();
  expect(more.getByRole('link', { name: 'Autoexcluirme' })).toHaveAttribute(
    'href',
    '/member/protection/exclusion',
  );
  expect(footer.getByText('Operación con licencia')).toBeVisible();
  expect(footer.getByText('+18')).toBeVisible();
});

test('I18-02 a language without texts of its own shows Spanish, never raw keys', async () => {
  const configuration = { ...defaultConfiguration, languages: ['ES', 'EN', 'TH'] };
  const { user, root } = await show(shell, { configuration });
  const select = screen.getByRole('combobox', { name: 'Idioma' });
  expect(within(select).getByRole('option', { name: 'ไทย' })).toBeVisible();
  await user.selectOptions(select, 'TH');
  expect(root.system.get('language').getSnapshot().context.language).toBe('TH');
  expect(screen.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  expect(document.body.textContent).not.toContain('shell.');
});

test.each([
  [
    ['ES', 'EN', 'TH'],
    ['Español', 'English', 'ไทย'],
  ],
  [
    ['EN', 'CN', 'XX'],
    ['English', '简体中文', 'XX'],
  ],
  [
    ['ES', 'TW', 'Q'],
    ['Español', '繁體中文', 'Q'],
  ],
])('I18-02 the languages %j are offered as %j', async (languages, names) => {
  await show(shell, { configuration: { ...defaultConfiguration, languages } });
  const select = screen.getByRole('combobox', { name: 'Idioma' });
  const options = within(select).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(names);
});

test('where registering is off no blurb of the footer mentions it', async () => {
  const off = await show(shell, { replies: { 'system.status': () => statusAnswer([]) } });
  await off.known();
  const footer = within(screen.getByRole('contentinfo'));
  await waitFor(() =>
    expect(footer.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Juega', 'Gana']),
  );
});

test('an unknown address says so, with the way home', async () => {
  await show(<NotFoundPage />);
  expect(await screen.findByRole('heading', { name: 'Esta puerta no existe' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/');
});
