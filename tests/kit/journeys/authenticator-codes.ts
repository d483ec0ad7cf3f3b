import type { TOTP } from 'otpauth';
import type { CallName } from '#contract/calls.ts';
import type { RunningSandbox } from './running-sandbox.ts';

/** Further than two codes of an app are apart, so that each is a later one than any before; milliseconds. */
const later = 120_000;

/**
 * Sends a code of an authenticator app, which lives for half a minute: the gateway's clock comes to that half minute when
 * the call is there, however long the page took.
 */
export async function sendCodeOf(
  app: TOTP,
  sandbox: RunningSandbox,
  call: CallName,
  send: (code: string) => Promise<void>,
): Promise<void> {
  const moment = (await sandbox.serverClock(0)) + later;
  await sandbox.faults([{ call, kind: 'hold' }]);
  await send(app.generate({ timestamp: moment }));
  await sandbox.held(call);
  await sandbox.serverClock(moment - (await sandbox.serverClock(0)));
  await sandbox.release(call);
}
