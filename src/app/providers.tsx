import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type SystemForViews, SystemProvider } from '#src/actors/system-context.tsx';

type Props = { system: SystemForViews; queries: QueryClient; words: i18n; children: ReactNode };

/** All contexts of the app, the same in the browser and in the prerendered page. */
export function Providers({ system, queries, words, children }: Props) {
  return (
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={queries}>
        <SystemProvider system={system}>{children}</SystemProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
