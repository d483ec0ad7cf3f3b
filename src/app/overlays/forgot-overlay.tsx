import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { forgotMachine } from '#machines/password/forgot.machine.ts';
import { useResident } from '#src/actors/residents.ts';
import { focusField } from '#src/ui/focus-field.ts';
import { ForgotDialog } from '#src/views/password/forgot-dialog.tsx';
import { MobileFields } from '#src/views/verification/mobile-fields.tsx';

type Props = { forgot: ActorRefFrom<typeof forgotMachine> };

function ForgotMobile({ forgot }: Props) {
  const sender = useResident('forgotCode');
  const { mobileNum, code } = useSelector(forgot, ({ context }) => context.fields);
  const problems = useSelector(forgot, ({ context }) => context.problems);
  const dialing = useSelector(forgot, ({ context }) => context.dialing);
  const busy = useSelector(forgot, (snapshot) => snapshot.hasTag('busy'));

  function send(form: HTMLFormElement | null) {
    forgot.send({ type: 'code.asked' });
    const wrong = forgot.getSnapshot().context.problems.mobileNum;
    focusField(form, [wrong ? 'mobileNum' : 'code']);
  }

  return (
    <MobileFields
      sender={sender}
      number={mobileNum}
      code={code}
      dialing={dialing}
      problems={{ number: problems.mobileNum, code: problems.code }}
      busy={busy}
      onNumber={(value) => forgot.send({ type: 'field.changed', field: 'mobileNum', value })}
      onCode={(value) => forgot.send({ type: 'field.changed', field: 'code', value })}
      onDialing={(picked) => forgot.send({ type: 'country.picked', dialing: picked })}
      onSend={send}
    />
  );
}

/** The dialogs of a forgotten password, put together of two areas: the password, and the mobile that vouches for it. */
export function ForgotOverlay({ forgot }: Props) {
  return <ForgotDialog forgot={forgot} mobile={<ForgotMobile forgot={forgot} />} />;
}
