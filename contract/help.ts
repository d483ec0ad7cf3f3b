import * as z from 'zod/mini';
import { defineCall } from './call.ts';

export const help = {
  /** spec 7: the articles of the help centre, the user agreement among them (`agreement`). `content` is HTML. */
  'help.centre': defineCall({
    method: 'GET',
    path: '/wps/system/helpCenter',
    kept: 'everybody',
    input: z.object({}),
    output: z.array(z.object({ id: z.string(), title: z.string(), content: z.string() })),
    whileRestricted: true,
  }),
};
