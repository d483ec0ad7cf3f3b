import { useSelector } from '@xstate/react';
import { CircleAlert } from 'lucide-react';
import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLaunching } from '#src/actors/launch.ts';
import { useChild, useLost, useResident, useRoot } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice, NoticeStack } from '#src/ui/notice.tsx';
import type { PartFailure } from '#src/ui/part-failure.ts';
import { useFailureWords } from '#src/views/system/failure-words.ts';
import { Part } from '../parts/part.tsx';
import { parts } from '../parts/parts.ts';
import { watchIntent } from '../parts/warming.ts';
import { LifeOverlay } from './life-overlay.tsx';
import { VerificationOverlays } from './verification-overlays.tsx';

/** A dialog that could not be fetched is said without a dialog, whose code may be what is missing. */
function Lost({ again, failure = { kind: 'lost' } }: { again: () => void; failure?: PartFailure }) {
  const { text, retry } = useFailureWords(failure);
  const wayOn = (
    <Button size="small" onClick={again}>
      {retry}
    </Button>
  );
  return (
    <NoticeStack>
      <Notice icon={<CircleAlert />} action={wayOn}>
        {text}
      </Notice>
    </NoticeStack>
  );
}

const lost = (again: () => void, failure: PartFailure) => <Lost again={again} failure={failure} />;
const nothing = () => null;

/**
 * The dialogs over the page: which is open is for the machines to say. Each is fetched when it is first wanted, or a
 * little sooner, when a person seems about to want it.
 */
export function Overlays() {
  const { i18n } = useTranslation();
  const session = useResident('session');
  // The press is answered first; the dialog it opens is drawn without holding up the next frame.
  const entry = useChild(session, 'entry');
  const login = useDeferredValue(useChild(entry, 'login'));
  const forgot = useDeferredValue(useChild(entry, 'forgot'));
  const lostForgot = useLost(entry, 'forgot');
  const freePlay = useChild(entry, 'freePlay');
  const registration = useDeferredValue(useChild(entry, 'registration'));
  const lostRegistration = useLost(entry, 'registration');
  const arrival = useChild(entry, 'arrival');
  const change = useChild(session, 'change');
  const address = useChild(session, 'address');
  const lostAddress = useLost(session, 'address');
  const lostEntry = useLost(session, 'entry');
  const lostPlay = useLost(entry, 'freePlay');
  const lostChange = useLost(session, 'change');
  const greeting = useChild(session, 'greeting');
  const greets = useSelector(greeting, (snapshot) => snapshot?.can({ type: 'closed' }) ?? false);
  const leaving = useSelector(useResident('signOut'), (snapshot) => snapshot.can({ type: 'confirmed' }));
  const warned = useSelector(useRoot(), (snapshot) => snapshot.can({ type: 'warning.closed' }));
  const noContact = useSelector(useResident('contact'), (snapshot) => snapshot.hasTag('refused'));
  const launching = useLaunching();
  const launchSaid = launching.at === 'opening' || launching.at === 'refused';
  useEffect(() => watchIntent(i18n), [i18n]);
  return (
    <>
      {login && <Part part={parts.login} props={{ login }} failed={lost} />}
      {forgot && <Part part={parts.forgot} props={{ forgot }} failed={lost} />}
      {lostForgot && <Lost again={lostForgot} />}
      {freePlay && <Part part={parts.freePlay} props={{ freePlay }} failed={lost} />}
      {registration && <Part part={parts.registration} props={{ registration }} failed={lost} />}
      {lostRegistration && <Lost again={lostRegistration} />}
      {arrival && <Part part={parts.arriving} props={{ arrival }} failed={lost} />}
      {lostEntry && <Lost again={lostEntry} />}
      {lostPlay && <Lost again={lostPlay} />}
      {lostChange && <Lost again={lostChange} />}
      {change && <Part part={parts.change} props={{ change }} failed={lost} />}
      {address && <Part part={parts.address} props={{ address }} failed={lost} />}
      {lostAddress && <Lost again={lostAddress} />}
      {/* One after the other: two modal dialogs at once would hide each other from assistive technology. */}
      {greeting && greets && !warned && launching.at === 'nothing' && (
        <Part part={parts.greeting} props={{ greeting }} failed={nothing} />
      )}
      {launchSaid && <Part part={parts.launch} props={{ launching }} failed={lost} />}
      {launching.at === 'lost' && <Lost again={launching.again} />}
      <LifeOverlay lost={lost} />
      {leaving && <Part part={parts.signOut} props={{}} failed={lost} />}
      {warned && <Part part={parts.warning} props={{}} failed={lost} />}
      <VerificationOverlays failed={lost} />
      {noContact && <Part part={parts.contact} props={{}} failed={lost} />}
    </>
  );
}
