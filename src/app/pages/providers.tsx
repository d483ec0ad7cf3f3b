import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { usePictureHosts } from '#src/actors/picture-check.ts';
import { type SystemForViews, SystemProvider } from '#src/actors/system-context.tsx';
import { PictureHostsContext } from '#src/ui/picture-hosts.ts';

type Props = { system: SystemForViews; queries: QueryClient; words: i18n; children: ReactNode };

/** Tells the blocks which hosts have the same pictures: if one fails, the next is asked. */
function PictureHosts({ children }: { children: ReactNode }) {
  const { cdns } = usePictureHosts();
  const origins = useMemo(() => (cdns ?? []).map((cdn) => new URL(cdn).origin), [cdns]);
  return <PictureHostsContext value={origins}>{children}</PictureHostsContext>;
}

/** All contexts of the app, the same in the browser and in the prerendered page. */
export function Providers({ system, queries, words, children }: Props) {
  return (
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={queries}>
        <SystemProvider system={system}>
          <PictureHosts>{children}</PictureHosts>
        </SystemProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
