import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { createWords } from '#src/i18n/i18n.ts';
import ConfigurationPage from '#src/views/system/configuration-page.tsx';

function open(field: string) {
  render(
    <I18nextProvider i18n={createWords('ES')}>
      <Suspense>
        <ConfigurationPage field={field} />
      </Suspense>
    </I18nextProvider>,
  );
}

test('an invalid configuration shows a page that names the bad field, with nothing else started', async () => {
  open('brand.minimumAge');
  expect(
    await screen.findByRole('heading', { name: 'La configuración del sitio no es válida' }),
  ).toBeVisible();
  expect(screen.getByText('brand.minimumAge')).toBeVisible();
});

test('an unreadable configuration is reported without naming a field', async () => {
  open('');
  expect(await screen.findByText(/no se puede leer/)).toBeVisible();
});
