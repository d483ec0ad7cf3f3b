import type { ActorRefFrom } from 'xstate';
import type { registerMachine } from '#machines/registration/register.machine.ts';
import { useChild } from '#src/actors/residents.ts';
import { RegisterDialog } from '#src/views/registration/register-dialog.tsx';
import { EntryBanner } from '#src/views/session/entry-banner.tsx';
import { IdentityButtons } from '#src/views/session/identity-buttons.tsx';
import { IdentityDialog } from '#src/views/session/identity-dialog.tsx';
import { EntryFoot } from '#src/views/shell/entry-foot.tsx';

type Props = { registration: ActorRefFrom<typeof registerMachine> };

/** The registration dialog, put together of two areas: registering, and who vouches for a person. */
export function RegistrationOverlay({ registration }: Props) {
  const form = useChild(registration, 'registerForm');
  const identity = useChild(form, 'identity');
  if (identity) return <IdentityDialog identity={identity} />;
  return (
    <RegisterDialog
      registration={registration}
      banner={<EntryBanner group="w_register" />}
      providers={form && <IdentityButtons form={form} />}
      foot={<EntryFoot />}
    />
  );
}
