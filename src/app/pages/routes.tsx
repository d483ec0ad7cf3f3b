import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import type { LotteryScreen } from '#machines/lotteries/screens.rules.ts';
import { type GameListScreen, home, type Screen, screens } from '#machines/places.ts';
import type { EntryWay } from '#machines/session/entry.rules.ts';
import { openToVisitors, openWhileAway } from '#machines/system/access.rules.ts';
import { useIsHere } from '#src/actors/areas.ts';
import { usePathname } from '#src/actors/pathname.ts';
import { useAccount, useResident } from '#src/actors/residents.ts';
import { useEnded, useSignedIn } from '#src/actors/signed-in.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { addresses, pathOf } from '#src/paths.ts';
import { OutOfSightContext, useOutOfSight } from '#src/ui/out-of-sight.ts';
import type { PartFailure } from '#src/ui/part-failure.ts';
import { LanguageSelect } from '#src/views/shell/header/language-select.tsx';
import HomePage from '#src/views/shell/home-page.tsx';
import { useMayEnter } from '#src/views/shell/may-enter.ts';
import { Shell } from '#src/views/shell/shell.tsx';
import { BrokenPart } from '#src/views/system/broken-part.tsx';
import { EntryAwaited } from '../overlays/entry-awaited.tsx';
import { lost } from '../overlays/lost.tsx';
import { Overlays } from '../overlays/overlays.tsx';
import { Part } from '../parts/part.tsx';
import { parts } from '../parts/parts.ts';
import { BreakAtHand } from './break-at-hand.tsx';
import { memberArea } from './member-area.tsx';
import { SituationGate } from './situation-gate.tsx';

const nothing = () => null;
const saveTrace = <Part part={parts.saveTrace} props={{}} failed={nothing} />;
const reminder = <Part part={parts.careReminder} props={{}} failed={nothing} />;
const demoStrip = <Part part={parts.demoStrip} props={{}} failed={nothing} />;
const awayStrip = <Part part={parts.awayStrip} props={{}} failed={nothing} />;
const belowHelp = (
  <>
    <Part part={parts.contactCards} props={{}} failed={nothing} />
    {saveTrace}
  </>
);
const broken = (again: () => void, failure: PartFailure) => (
  <>
    <BrokenPart failure={failure} onRetry={again} />
    {saveTrace}
  </>
);

/** Screens that are a way into an account, opened over the home page (spec 2). */
const ways = {
  login: 'login',
  register: 'register',
  forgot: 'forgot',
  freePlay: 'freePlay',
} as const satisfies Partial<Record<Screen, EntryWay>>;

const wayOf = (screen: Screen): EntryWay | undefined => (ways as Partial<Record<Screen, EntryWay>>)[screen];

const notHere = <Part part={parts.notFound} props={{ why: 'notHere' }} failed={broken} />;
const signInFirst = <Part part={parts.signInFirst} props={{}} failed={broken} />;

/** The page behind a sign-in dialog: the home page, unless visitors may not see it. */
function Behind() {
  return useMayEnter() ? <HomePage /> : signInFirst;
}

function EntryScreen({ way }: { way: EntryWay }) {
  const session = useResident('session');
  useEffect(() => session.send({ type: 'entry.wanted', way }), [session, way]);
  return (
    <>
      <Behind />
      <EntryAwaited way={way} />
    </>
  );
}

/** Where the brand asks for a session first, a visitor is sent to the login from all but a few addresses (spec 2). */
function Guarded({ path, children }: { path: string; children: ReactNode }) {
  const { loginedToHomePage } = useConfiguration().brand;
  const signedIn = useSignedIn();
  if (useMayEnter() || openToVisitors(path, loginedToHomePage)) return children;
  // A stored token has no account yet: the gateway must confirm it first.
  if (signedIn) return signInFirst;
  return <Navigate to={pathOf({ screen: 'login' })} replace />;
}

const gameList = (screen: GameListScreen) => <Part part={parts.games} props={{ screen }} failed={broken} />;
const lotteries = (screen: LotteryScreen) => (
  <Part part={parts.lotteries} props={{ screen }} failed={broken} />
);

/** The page of each screen. */
const pages: { readonly [S in Exclude<Screen, keyof typeof ways>]: (screen: S) => ReactNode } = {
  home: () => <HomePage />,
  lottery: lotteries,
  vnlottery: lotteries,
  seaLottery: lotteries,
  elott: lotteries,
  rng: gameList,
  bgs: gameList,
  bingo: gameList,
  live: gameList,
  fish: gameList,
  pvp: gameList,
  esports: gameList,
  cockfight: gameList,
  sports: gameList,
  seamless: gameList,
  game: () => <Part part={parts.game} props={{ stop: <BreakAtHand /> }} failed={broken} />,
  noticePage: () => <Part part={parts.noticePage} props={{}} failed={broken} />,
  promoDetail: () => <Part part={parts.promoDetail} props={{}} failed={broken} />,
  pointMall: () => <Part part={parts.pointMall} props={{}} failed={broken} />,
  promotions: () => <Part part={parts.promotions} props={{}} failed={broken} />,
  download: () => <Part part={parts.download} props={{}} failed={broken} />,
  join: () => <Part part={parts.join} props={{}} failed={broken} />,
  help: () => <Part part={parts.help} props={{}} failed={broken} />,
  helpmc: () => (
    <Part
      part={parts.helpmc}
      props={{ language: <LanguageSelect />, more: belowHelp, lost }}
      failed={broken}
    />
  ),
  saferPlay: () => <Part part={parts.saferPlay} props={{}} failed={broken} />,
  member: () => <Part part={parts.member} props={{}} failed={broken} />,
  agent: () => <Part part={parts.agent} props={{}} failed={broken} />,
};

/** The first page of somebody on a break or excluded, at every address that is closed to them. */
function AwayHome() {
  return <Part part={parts.away} props={{}} failed={broken} />;
}

function Room({ screen }: { screen: Screen }) {
  const signedIn = useSignedIn();
  const away = useAccount() === 'away';
  const { page, section } = useParams();
  const isHere = useIsHere();
  const settling = useSelector(useResident('session'), (snapshot) => snapshot.hasTag('busy'));
  if (away && !openWhileAway(screen, page, section)) return <AwayHome />;
  const way = wayOf(screen);
  if (!isHere({ screen })) return notHere;
  // A stored token may turn out to be invalid: until then it is no reason to leave.
  if (way && settling) return <Behind />;
  if (way) return signedIn ? <Navigate to={pathOf(home)} replace /> : <EntryScreen way={way} />;
  return (pages as Record<Screen, (screen: Screen) => ReactNode>)[screen](screen);
}

function Lost() {
  const away = useAccount() === 'away';
  return away ? <AwayHome /> : <Part part={parts.notFound} props={{}} failed={broken} />;
}

/** Tells launching where the person is: on the page of a game, or gone elsewhere meanwhile. */
function Whereabouts() {
  const launch = useResident('launch');
  const pathname = usePathname();
  // A sign-in dialog is over the home page: a person who comes in by it, and stays on the home page, has not
  // moved.
  const place = overHome.includes(pathname) ? pathOf(home) : pathname;
  useEffect(() => launch.send(whereabouts(place)), [launch, place]);
  useEffect(() => {
    // The person went back before the page of a game was even drawn: the router has nothing new to say.
    const tell = () => launch.send(whereabouts(window.location.pathname));
    addEventListener('popstate', tell);
    return () => removeEventListener('popstate', tell);
  }, [launch]);
  return null;
}

function whereabouts(path: string) {
  return { type: path === gamePath ? 'game.opened' : 'screen.changed' } as const;
}

const gamePath = pathOf({ screen: 'game' });
const overHome: readonly string[] = (Object.keys(ways) as Screen[]).flatMap((screen) => addresses[screen]);

function useAtGame(): boolean {
  const away = useAccount() === 'away';
  return usePathname() === gamePath && !away;
}

/** A page of somebody whose session ended by itself waits for them out of sight. */
function Kept({ children }: { children: ReactNode }) {
  return <div ref={useOutOfSight()}>{children}</div>;
}

/** A game has the window to itself; everything else is inside the shell. */
function PageFrame({ children }: { children: ReactNode }) {
  const page = (
    <OutOfSightContext value={useEnded()}>
      <Kept>{children}</Kept>
    </OutOfSightContext>
  );
  if (useAtGame()) return <main id="main">{page}</main>;
  return (
    <Shell memberArea={memberArea} demoStrip={demoStrip} awayStrip={awayStrip} reminder={reminder}>
      {page}
    </Shell>
  );
}

const never = () => () => undefined;

/** Dialogs are not part of the prerendered page, and no boundary may wait while it hydrates. */
function OverlaysInBrowser() {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return inBrowser && <Overlays />;
}

/** Every route of the product (spec 2), under the situation of the whole and the shell. */
export function AppRoutes() {
  return (
    <SituationGate>
      <PageFrame>
        <Routes>
          {screens.flatMap((screen) =>
            addresses[screen].map((path) => (
              <Route
                key={path}
                path={path}
                element={
                  <Guarded path={path}>
                    <Room screen={screen} />
                  </Guarded>
                }
              />
            )),
          )}
          <Route
            path="*"
            element={
              <Guarded path="*">
                <Lost />
              </Guarded>
            }
          />
        </Routes>
      </PageFrame>
      <Whereabouts />
      <OverlaysInBrowser />
    </SituationGate>
  );
}
