import { memberOf } from '#sandbox/wire/call-owner.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';

export const missions = {
  'missions.summary': async (_, caller, sandbox) => ({ count: (await memberOf(caller, sandbox)).missions }),
} satisfies Partial<Handlers>;
