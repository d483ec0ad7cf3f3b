import { invitedBy } from '../affiliates.ts';
import { type Handlers, Refusal } from '../handler.ts';
import { register } from '../registering.ts';
import { playSentinel } from '../sentinels.ts';

type RegistrationHandlers = Pick<
  Handlers,
  'registration.settings' | 'registration.register' | 'registration.registerMobile' | 'registration.affiliate'
>;

export const registration: RegistrationHandlers = {
  'registration.settings': (_, __, { settings }) => ({ rules: settings.current().registerRules }),
  'registration.register': async (user, caller, sandbox) => {
    await playSentinel(user.username);
    return register(user, 'username', caller, sandbox);
  },
  // Whatever name came along, the number is the name.
  'registration.registerMobile': async (user, caller, sandbox) => {
    await playSentinel(user.mobileNum ?? '');
    return register(user, 'mobile', caller, sandbox);
  },
  'registration.affiliate': async ({ code }, caller, sandbox) => {
    if ((await invitedBy(sandbox, caller, code)) === null) throw new Refusal('AFFILIATE_WRONG');
    return null;
  },
};
