import { lazyMachine } from '../kit/lazy-machine.ts';
import type { CodePurpose, Sends } from './code-waits.rules.ts';

/** A sender of codes by the call that sends them, fetched with the first code that is wanted of it. */
export const lazyCode = (name: Sends[CodePurpose]) =>
  lazyMachine(async () => {
    const [{ smsCodeMachine }, { sendBy }] = await Promise.all([
      import('./sms-code.machine.ts'),
      import('./sms-code.rules.ts'),
    ]);
    return smsCodeMachine.provide({ actors: { sendCode: sendBy(name) } });
  }, ['code.wanted']);
