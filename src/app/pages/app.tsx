import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageNameContext } from '#src/actors/page-name.ts';
import type { SystemForViews } from '#src/actors/system-context.tsx';
import type { Go } from '../world/way-back.ts';
import { useInsideLinks } from './inside-links.ts';
import { usePageTitle } from './page-title.ts';
import { Providers } from './providers.tsx';
import { AppRoutes } from './routes.tsx';
import { useScrollPlace } from './scroll-place.ts';

type Props = {
  system: SystemForViews;
  queries: QueryClient;
  words: i18n;
  /** Called once everything on the first screen is alive, with the way to navigate. */
  onReady: (navigate: Go) => void;
};

function Started({ onReady, children }: { onReady: Props['onReady']; children: ReactNode }) {
  const navigate = useNavigate();
  useInsideLinks(navigate);
  useScrollPlace();
  const [named, setNamed] = useState('');
  usePageTitle(named);
  useEffect(() => onReady(navigate), [onReady, navigate]);
  return <PageNameContext value={setNamed}>{children}</PageNameContext>;
}

/** The whole app below its router. */
export function App({ onReady, ...contexts }: Props) {
  return (
    <Providers {...contexts}>
      <Started onReady={onReady}>
        <AppRoutes />
      </Started>
    </Providers>
  );
}
