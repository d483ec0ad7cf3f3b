import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PathnameContext } from '#src/actors/pathname.ts';
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

/** Whatever changes with the query of the address alone looks at the router itself. */
function Pathname({ children }: { children: ReactNode }) {
  return <PathnameContext value={useLocation().pathname}>{children}</PathnameContext>;
}

/** All contexts of the app, the same in the browser and in the prerendered page. */
export function Providers({ system, queries, words, children }: Props) {
  return (
    <I18nextProvider i18n={words}>
      <QueryClientProvider client={queries}>
        <SystemProvider system={system}>
          <Pathname>
            <PictureHosts>{children}</PictureHosts>
          </Pathname>
        </SystemProvider>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
