import { setup } from 'xstate';
import { lazyCode } from './code-by-call.ts';

/** The senders of codes: one resident per purpose, so that each purpose has its own wait (spec 4, SMS code). */
export const codesMachine = setup({
  types: { tags: {} as 'stable' },
  actors: {
    loginCode: lazyCode('verification.smsLogin'),
    registerCode: lazyCode('verification.smsRegister'),
    forgotCode: lazyCode('verification.smsForgot'),
    bindingCode: lazyCode('member.sendBindingCode'),
    addressCode: lazyCode('verification.addressCode'),
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
