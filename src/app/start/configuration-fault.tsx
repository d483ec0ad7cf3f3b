import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createWords } from '#src/i18n/i18n.ts';
import ConfigurationPage from '#src/views/system/configuration-page.tsx';

/** Shows which field of the brand's configuration is wrong, in place of everything else. */
export function showConfigurationFault(field: string, element: HTMLElement): void {
  createRoot(element).render(
    <I18nextProvider i18n={createWords('ES')}>
      <Suspense>
        <ConfigurationPage field={field} />
      </Suspense>
    </I18nextProvider>,
  );
}
