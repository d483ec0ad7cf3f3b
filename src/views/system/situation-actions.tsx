import { useSelector } from '@xstate/react';
import { useResident } from '#src/actors/residents.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { Button } from '#src/ui/button.tsx';

type Props = { contact: string; retry: string };

/** What a person can do while the app is closed: write to customer service, or check whether it is open again. */
export function SituationActions({ contact, retry }: Props) {
  const support = useSupportContact();
  const status = useResident('status');
  const busy = useSelector(status, (snapshot) => snapshot.hasTag('busy'));
  return (
    <>
      <Button variant="primary" busy={support.busy} onClick={support.open}>
        {contact}
      </Button>
      <Button busy={busy} onClick={() => status.send({ type: 'retry.clicked' })}>
        {retry}
      </Button>
    </>
  );
}
