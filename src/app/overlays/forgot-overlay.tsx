import type { ActorRefFrom } from 'xstate';
import type { forgotMachine } from '#machines/password/forgot.machine.ts';
import { ForgotDialog } from '#src/views/password/forgot-dialog.tsx';
import { EntryMobile } from './entry-fields.tsx';

/** The dialogs of a forgotten password, put together of two areas: the password, and the mobile that vouches for it. */
export function ForgotOverlay({ forgot }: { forgot: ActorRefFrom<typeof forgotMachine> }) {
  return <ForgotDialog forgot={forgot} mobile={<EntryMobile form={forgot} sender="forgotCode" />} />;
}
