import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { home, type Screen, screens } from '#machines/places.ts';
import { openToVisitors } from '#machines/system/access.rules.ts';
import { useResident } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { addresses, pathOf } from '#src/paths.ts';
import HomePage from '#src/views/shell/home-page.tsx';
import { Shell } from '#src/views/shell/shell.tsx';
import { BrokenPart } from '#src/views/system/broken-part.tsx';
import { Part } from './part.tsx';
import { parts } from './parts.ts';
import { SituationGate } from './situation-gate.tsx';
import { unbuilt } from './unbuilt.ts';

const broken = (again: () => void) => <BrokenPart onRetry={again} />;

/** The home page with the login dialog over it (spec 2). */
function LoginScreen() {
  const session = useResident('session');
  useEffect(() => session.send({ type: 'login.wanted' }), [session]);
  return <HomePage />;
}

function Guarded({ screen }: { screen: Screen }) {
  const { loginedToHomePage } = useConfiguration().brand;
  const visitor = useSelector(useResident('session'), ({ context }) => context.token === null);
  if (visitor && !openToVisitors(screen, loginedToHomePage)) {
    return <Navigate to={pathOf({ screen: 'login' })} replace />;
  }
  if (screen === 'login') return visitor ? <LoginScreen /> : <Navigate to={pathOf(home)} replace />;
  if (!unbuilt.includes(screen)) return <HomePage />;
  return <Part load={parts.notBuilt} props={{ screen }} failed={broken} />;
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
          <Route path="*" element={<Part load={parts.notFound} props={{}} failed={broken} />} />
        </Routes>
      </Shell>
      {inBrowser && <Part load={parts.overlays} props={{}} failed={broken} />}
    </SituationGate>
  );
}
