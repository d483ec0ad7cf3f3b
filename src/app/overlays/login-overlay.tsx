import type { ActorRefFrom } from 'xstate';
import type { loginMachine } from '#machines/session/login.machine.ts';
import { LoginDialog } from '#src/views/session/login-dialog.tsx';
import { EntryFoot } from '#src/views/shell/entry-foot.tsx';

/** The login dialog, with the foot of all dialogs that lead into an account. */
export function LoginOverlay({ login }: { login: ActorRefFrom<typeof loginMachine> }) {
  return <LoginDialog login={login} foot={<EntryFoot />} />;
}
