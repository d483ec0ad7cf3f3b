import type { Handlers } from '#sandbox/wire/handler.ts';
import { memberOf } from '#sandbox/wire/whose.ts';

export const missions = {
  'missions.summary': async (_, caller, sandbox) => ({ count: (await memberOf(caller, sandbox)).missions }),
} satisfies Partial<Handlers>;
