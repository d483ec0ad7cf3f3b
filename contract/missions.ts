import * as z from 'zod/mini';
import { defineCall } from './call.ts';

export const missions = {
  /** spec 7 [T]: how many missions are waiting, for the badge in the member centre's menu. */
  'missions.summary': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionSummaryDetails',
    token: true,
    realAccount: true,
    input: z.object({}),
    output: z.object({ count: z.number() }),
  }),
};
