import { useSelector } from '@xstate/react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { type Screen, screens } from '#machines/places.ts';
import { openToVisitors } from '#machines/system/access.rules.ts';
import { useResident } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { addresses, pathOf } from '#src/paths.ts';
import HomePage from '#src/views/shell/home-page.tsx';
import { Shell } from '#src/views/shell/shell.tsx';
import { SituationGate } from '#src/views/shell/situation-gate.tsx';
import { unbuilt } from './unbuilt.ts';

const NotFoundPage = lazy(() => import('#src/views/shell/not-found-page.tsx'));
const NotBuiltPage = lazy(() => import('#src/views/shell/not-built-page.tsx'));
const Overlays = lazy(() => import('#src/views/shell/overlays.tsx'));

function Guarded({ screen }: { screen: Screen }) {
  const { loginedToHomePage } = useConfiguration().brand;
  const visitor = useSelector(useResident('session'), ({ context }) => context.token === null);
  if (visitor && !openToVisitors(screen, loginedToHomePage)) {
    return <Navigate to={pathOf({ screen: 'login' })} replace />;
  }
  // The login screen is the home page with the dialog over it (spec 2).
  if (!unbuilt.includes(screen)) return <HomePage />;
  return (
    <Suspense>
      <NotBuiltPage screen={screen} />
    </Suspense>
  );
}

const never = () => () => undefined;

/** Dialogs are not part of the prerendered page, and no boundary may wait while it hydrates. */
function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Every route of the product (spec 2), under the situation of the whole and the shell. */
export function AppRoutes() {
  const inBrowser = useInBrowser();
  return (
    <SituationGate>
      <Shell>
        <Routes>
          {screens.flatMap((screen) =>
            addresses[screen].map((path) => (
              <Route key={path} path={path} element={<Guarded screen={screen} />} />
            )),
          )}
          <Route
            path="*"
            element={
              <Suspense>
                <NotFoundPage />
              </Suspense>
            }
          />
        </Routes>
      </Shell>
      {inBrowser && (
        <Suspense>
          <Overlays />
        </Suspense>
      )}
    </SituationGate>
  );
}
