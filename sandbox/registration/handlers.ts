import { latestBirthday } from '#sandbox/kit/ages.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import { playSentinel } from '#sandbox/kit/sentinels.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';
import { invitedBy } from './affiliates.ts';
import { registerByIdentity } from './register-by-identity.ts';
import { rulesIn } from './register-rules.ts';
import { register } from './registering.ts';

export const registration = {
  'registration.settings': (_, __, { settings, clock }) => {
    const current = settings.current();
    const { minimumAge } = current.brand;
    return { rules: [...rulesIn(current)], latestBirthday: latestBirthday(minimumAge, clock.now()) };
  },
  'registration.register': async (user, caller, sandbox) => {
    await playSentinel(user.username);
    return register(user, 'username', caller, sandbox);
  },
  // The number is the name, even if a name came along.
  'registration.registerMobile': async (user, caller, sandbox) => {
    await playSentinel(user.mobileNum ?? '');
    return register(user, 'mobile', caller, sandbox);
  },
  'registration.registerIdentity': registerByIdentity,
  'registration.affiliate': async ({ code }, caller, sandbox) => {
    if ((await invitedBy(sandbox, caller, code)) === null) throw new Refusal('AFFILIATE_WRONG');
    return null;
  },
} satisfies Partial<Handlers>;
