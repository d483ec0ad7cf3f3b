import type { Locator } from '@playwright/test';
import type { CallName } from '#contract/calls.ts';
import type { RunningSandbox } from './running-sandbox.ts';

/**
 * Presses a button twice, as somebody in a hurry does, while the call that it makes is held: an answer between the two
 * presses would move what the second one meets.
 */
export async function pressTwice(
  button: Locator,
  call: CallName,
  sandbox: RunningSandbox,
  answer?: Parameters<RunningSandbox['release']>[1],
): Promise<void> {
  await sandbox.faults([{ call, kind: 'hold' }]);
  await button.dblclick();
  await sandbox.release(call, answer);
}
