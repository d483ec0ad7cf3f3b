import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Announcement } from '../notices.ts';
import { Page } from '../wallet/money.ts';
import { marks } from './marks.ts';

/** What the operator tells agents, and nobody else. */
const AgentNotice = z.pick(Announcement, { id: true, title: true, content: true, date: true });
export type AgentNotice = z.infer<typeof AgentNotice>;

export const announcements = {
  /**
   * The notices for agents (spec 2, announcement) in a language, newest first, nine a page; past the end it is the last
   * page, and with `id` the one that this notice is on, where it still is. `content` is HTML and passes the sanitiser, `date` is ISO 8601.
   */
  'agent.announcements': defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_agentAnnouncements',
    ...marks,
    input: z.object({
      page: Page,
      id: z.optional(z.string().check(z.maxLength(64))),
      language: z.string().check(z.maxLength(8)),
    }),
    output: z.object({
      announcements: z.array(AgentNotice),
      count: z.number(),
      page: z.number(),
      totalPages: z.number(),
    }),
  }),
};
