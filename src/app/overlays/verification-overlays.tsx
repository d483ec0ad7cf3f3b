import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { useChild, useLost, useLostResident, useResident } from '#src/actors/residents.ts';
import type { PartFailure } from '#src/ui/part-failure.ts';
import { Part } from '../parts/part.tsx';
import { parts } from '../parts/parts.ts';

type Failed = { failed: (again: () => void, failure: PartFailure) => ReactNode };

/** The slider that an actor waits for just now, over whatever dialog is open. */
function SliderOver({ parent, failed }: Failed & { parent: AnyActorRef | undefined }) {
  const slider = useChild(parent, 'slider');
  const again = useLost(parent, 'slider');
  if (again) return failed(again, { kind: 'lost' });
  return slider && <Part part={parts.slider} props={{ slider }} failed={failed} />;
}

const senders = ['loginCode', 'registerCode', 'forgotCode', 'bindingCode', 'addressCode'] as const;

/** The dialogs of a sender of codes: none was sent, or a slider comes first. */
function SenderOverlays({ name, failed }: Failed & { name: (typeof senders)[number] }) {
  const sender = useResident(name);
  const trouble = useSelector(sender, (snapshot) => snapshot.hasTag('refused'));
  const again = useLostResident(name);
  return (
    <>
      {again && failed(again, { kind: 'lost' })}
      {trouble && <Part part={parts.codeTrouble} props={{ sender }} failed={failed} />}
      <SliderOver parent={sender} failed={failed} />
    </>
  );
}

/** The dialogs that verify the person: shown wherever a machine has one open. */
export function VerificationOverlays({ failed }: Failed) {
  const entry = useChild(useResident('session'), 'entry');
  const form = useChild(useChild(entry, 'registration'), 'registerForm');
  return (
    <>
      {senders.map((name) => (
        <SenderOverlays key={name} name={name} failed={failed} />
      ))}
      <SliderOver parent={useChild(entry, 'login')} failed={failed} />
      <SliderOver parent={useChild(form, 'sending')} failed={failed} />
      <SliderOver parent={useChild(entry, 'forgot')} failed={failed} />
    </>
  );
}
