import { setup } from 'xstate';
import { smsCodeMachine } from './sms-code.machine.ts';
import { sendBy } from './sms-code.rules.ts';

/** The senders of codes: one resident per purpose, so that each purpose has its own wait (spec 4, SMS code). */
export const codesMachine = setup({
  types: { tags: {} as 'stable' },
  actors: {
    loginCode: smsCodeMachine.provide({ actors: { sendCode: sendBy('verification.smsLogin') } }),
    registerCode: smsCodeMachine.provide({ actors: { sendCode: sendBy('verification.smsRegister') } }),
    forgotCode: smsCodeMachine.provide({ actors: { sendCode: sendBy('verification.smsForgot') } }),
    bindingCode: smsCodeMachine.provide({ actors: { sendCode: sendBy('member.sendBindingCode') } }),
    addressCode: smsCodeMachine.provide({ actors: { sendCode: sendBy('verification.addressCode') } }),
  },
}).createMachine({
  id: 'codes',
  invoke: [
    { id: 'loginCode', systemId: 'loginCode', src: 'loginCode', onError: '.broken' },
    { id: 'registerCode', systemId: 'registerCode', src: 'registerCode', onError: '.broken' },
    { id: 'forgotCode', systemId: 'forgotCode', src: 'forgotCode', onError: '.broken' },
    { id: 'bindingCode', systemId: 'bindingCode', src: 'bindingCode', onError: '.broken' },
    { id: 'addressCode', systemId: 'addressCode', src: 'addressCode', onError: '.broken' },
  ],
  initial: 'ready',
  states: {
    ready: { description: 'Each child sends its own codes and runs its own wait.', tags: 'stable' },
    broken: { description: 'A child failed unexpectedly: the root reports it.', type: 'final' },
  },
});
