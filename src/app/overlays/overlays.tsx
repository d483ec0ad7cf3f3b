import { useSelector } from '@xstate/react';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLaunching } from '#src/actors/launch.ts';
import { atStep } from '#src/actors/meta.ts';
import {
  type ChildName,
  type ChildRef,
  useChild,
  useLost,
  useLostResident,
  useResident,
  useRoot,
} from '#src/actors/residents.ts';
import { useEnded } from '#src/actors/signed-in.ts';
import { OutOfSightContext } from '#src/ui/out-of-sight.ts';
import type { Load } from '#src/ui/part-loading.ts';
import { useHomePopups } from '#src/views/shell/board.ts';
import { useIsOnScreen } from '#src/views/shell/is-on-screen.ts';
import type { LaterPart } from '../parts/later-part.ts';
import { Part } from '../parts/part.tsx';
import { parts } from '../parts/parts.ts';
import { watchIntent } from '../parts/prefetch-part.ts';
import { LifeOverlay } from './life-overlay.tsx';
import { Lost, lost } from './lost.tsx';
import { VerificationOverlays } from './verification-overlays.tsx';
import { WayOverlay } from './way-overlay.tsx';

const nothing = () => null;

type OfChild<N extends ChildName> = {
  /** Whose child it is. */
  parent: 'session' | 'entry';
  name: N;
  part: LaterPart<Load<Record<N, ChildRef<N>>>>;
};

/** The dialog of a flow: open as long as its parent has it running. */
function OfChild<N extends ChildName>({ parent, name, part }: OfChild<N>) {
  const session = useResident('session');
  const entry = useChild(session, 'entry');
  const from = parent === 'session' ? session : entry;
  // The press is answered first; the dialog it opens is drawn without holding up the next frame.
  const child = useDeferredValue(useChild(from, name));
  const again = useLost(from, name);
  return (
    <>
      {child && <Part part={part} props={{ [name]: child } as Record<N, ChildRef<N>>} failed={lost} />}
      {again && <Lost again={again} />}
    </>
  );
}

function Greeting() {
  const greeting = useChild(useResident('session'), 'greeting');
  const greets = useSelector(
    greeting,
    (snapshot) => snapshot !== undefined && ['open', 'offer'].some((step) => atStep(step)(snapshot)),
  );
  const warned = useWarned();
  const { at } = useLaunching();
  // One after the other: two modal dialogs at once would hide each other from assistive technology.
  if (!greeting || !greets || warned || at !== 'nothing') return null;
  return <Part part={parts.greeting} props={{ greeting }} failed={nothing} />;
}

function Launch() {
  const launching = useLaunching();
  if (launching.at === 'lost') return <Lost again={launching.again} />;
  if (launching.at === 'declaring') {
    return <Part part={parts.declare} props={{ declare: launching.declare }} failed={lost} />;
  }
  if (launching.at !== 'opening' && launching.at !== 'refused') return null;
  return <Part part={parts.launch} props={{ launching }} failed={lost} />;
}

function HomePopups() {
  const popups = useHomePopups();
  if (popups.every(({ pops }) => pops === false)) return null;
  return <Part part={parts.popups} props={{ announcements: popups }} failed={nothing} />;
}

/** Pop-ups come over the home page, which asks for them with its own announcements: no other page asks more because of them. */
function Popups() {
  const here = useIsOnScreen();
  return here('home') && <HomePopups />;
}

/** Says that a machine without a dialog of its own could not be fetched. */
function OfSessionLost({ name }: { name: ChildName }) {
  const again = useLost(useResident('session'), name);
  return again && <Lost again={again} />;
}

function ResidentLost({ name }: { name: 'signOut' | 'help' | 'notices' }) {
  const again = useLostResident(name);
  return again && <Lost again={again} />;
}

const useWarned = () => useSelector(useRoot(), atStep('warning'));
const useNotices = () => useSelector(useResident('notices'), atStep('list'));
const useLeaving = () => useSelector(useResident('signOut'), atStep('open'));
const useAsked = () => {
  const care = useResident('standingOfCare');
  return useSelector(care, (snapshot) => ['answer', 'limits'].some((step) => atStep(step)(snapshot)));
};
const useContactTold = () => useSelector(useResident('contact'), atStep('told'));
const useHelping = () => useSelector(useResident('help'), atStep('open'));

/** A dialog that is open while this is true, and needs no props. */
function While({ useOpen, part }: { useOpen: () => boolean; part: LaterPart<Load<object>> }) {
  return useOpen() && <Part part={part} props={{}} failed={lost} />;
}

/** Dialogs that may show what is somebody's own: they wait out of sight when that session ended by itself. */
function OfWhoIsHere({ children }: { children: ReactNode }) {
  return <OutOfSightContext value={useEnded()}>{children}</OutOfSightContext>;
}

/** The list of the dialogs over the page. A new one is one line; the machines decide which is open. */
const dialogs = (
  <>
    <WayOverlay way="login" name="login" part={parts.login} />
    <WayOverlay way="forgot" name="forgot" part={parts.forgot} />
    <WayOverlay way="freePlay" name="freePlay" part={parts.freePlay} />
    <WayOverlay way="register" name="registration" part={parts.registration} />
    <OfChild parent="entry" name="arrival" part={parts.arriving} />
    <OfSessionLost name="entry" />
    <OfSessionLost name="arrival" />
    <OfChild parent="session" name="change" part={parts.change} />
    <OfChild parent="session" name="address" part={parts.address} />
    <Greeting />
    <OfWhoIsHere>
      <Launch />
      <While useOpen={useNotices} part={parts.notices} />
      <While useOpen={useAsked} part={parts.care} />
      <Popups />
    </OfWhoIsHere>
    <LifeOverlay lost={lost} />
    <While useOpen={useLeaving} part={parts.signOut} />
    <ResidentLost name="signOut" />
    <While useOpen={useWarned} part={parts.warning} />
    <VerificationOverlays failed={lost} />
    <ResidentLost name="notices" />
    <While useOpen={useHelping} part={parts.helpDialog} />
    <ResidentLost name="help" />
    <While useOpen={useContactTold} part={parts.contact} />
  </>
);

/** The dialogs. Each is fetched when it is first wanted, or a little sooner, when a person seems about to want it. */
export function Overlays() {
  const { i18n } = useTranslation();
  useEffect(() => watchIntent(i18n), [i18n]);
  return dialogs;
}
