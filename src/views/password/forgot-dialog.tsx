import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { forgotMachine } from '#machines/password/forgot.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { useChild } from '#src/actors/residents.ts';
import { ForgotForm } from './forgot-form.tsx';
import { MailedDialog } from './mailed-dialog.tsx';
import { RenewalDialog } from './renewal-dialog.tsx';
import { UnsureDialog } from './unsure-dialog.tsx';

export type ForgotParts = {
  /** The number and its code; they belong to another area and are hung in by the app. */
  readonly mobile: ReactNode;
};

type Props = ForgotParts & { forgot: ActorRefFrom<typeof forgotMachine> };

/** The dialogs of a forgotten password (spec 2): asking for help, that it is on its way, and what its link opens. */
export function ForgotDialog({ forgot, mobile }: Props) {
  const renewal = useChild(forgot, 'renewal');
  const unsure = useSelector(forgot, (snapshot) => snapshot.hasTag('unsure'));
  const mailed = useSelector(forgot, atStep('mailed'));
  if (renewal) return <RenewalDialog renewal={renewal} />;
  if (unsure) {
    return (
      <UnsureDialog
        onSignIn={() => forgot.send({ type: 'exit.clicked', next: 'login' })}
        onForm={() => forgot.send({ type: 'form.wanted' })}
        onClose={() => forgot.send({ type: 'closed' })}
      />
    );
  }
  if (mailed) return <MailedDialog forgot={forgot} />;
  return <ForgotForm forgot={forgot} mobile={mobile} />;
}
