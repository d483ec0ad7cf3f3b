import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { useChild } from '#src/actors/residents.ts';
import { IdentityDialog } from '#src/views/session/identity-dialog.tsx';
import { LoginDialog } from '#src/views/session/login-dialog.tsx';
import { EntryFoot } from '#src/views/shell/entry-foot.tsx';
import { EntryCaptcha, EntryMobile, EntryProviders } from './entry-fields.tsx';

/** The login dialog, put together of two areas: signing in, and verifying that it is a person and which one. */
export function LoginOverlay({ login }: { login: ActorRefFrom<typeof loginMachine> }) {
  const identity = useChild(login, 'identity');
  if (identity) return <IdentityDialog identity={identity} />;
  return (
    <LoginDialog
      login={login}
      mobile={<EntryMobile form={login} sender="loginCode" />}
      captcha={<EntryCaptcha form={login} />}
      providers={<EntryProviders form={login} />}
      foot={<EntryFoot />}
    />
  );
}
