import type { Handlers } from '../handler.ts';
import { memberOf } from '../whose.ts';

export const missions: Pick<Handlers, 'missions.summary'> = {
  'missions.summary': async (_, caller, sandbox) => ({ count: (await memberOf(caller, sandbox)).missions }),
};
