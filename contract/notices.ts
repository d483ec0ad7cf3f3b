import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * An announcement; `content` is HTML from the gateway and passes the sanitiser; `date` is ISO 8601. `version` counts up with
 * each change, `language` is the language of the texts, and a pop-up with `pops` false is only listed.
 */
export const Announcement = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  date: z.string(),
  version: z.optional(z.number()),
  language: z.optional(z.string()),
  pops: z.optional(z.boolean()),
});
export type Announcement = z.infer<typeof Announcement>;

/** A banner (spec 3); groups: w_home, w_login, w_register, w_help. `link` is an in-app path or a checked address. */
export const Banner = z.object({
  groupName: z.string(),
  url: z.string(),
  title: z.optional(z.string()),
  subtitle: z.optional(z.string()),
  link: z.optional(z.string()),
});
export type Banner = z.infer<typeof Banner>;

export const notices = {
  /**
   * spec 7: `types` is a comma-separated list of announcement types (spec 3): B banners, PL player notices, PU pop-ups,
   * PR promotions, H help. Texts are in the given language. A
   * member to whom nothing may be promoted gets what is left without promotions.
   */
  'notices.announcements': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    token: 'offered',
    quiet: true,
    whileRestricted: true,
    whileExcluded: true,
    kept: 'everybody',
    input: z.object({
      types: z.string(),
      platform: z.literal('W'),
      execution: z.literal('B'),
      language: z.string(),
    }),
    output: z.object({
      player: z.optional(z.array(Announcement)),
      banners: z.optional(z.array(Banner)),
      popup: z.optional(z.array(Announcement)),
      help: z.optional(z.array(Announcement)),
      /**
       * Each is a `Promotion` (contract/promotions/terms.ts). It is parsed where it is shown, so that the start does not
       * carry that schema.
       */
      promotion: z.optional(z.array(z.unknown())),
    }),
    sections: [['player'], ['banners'], ['popup'], ['help'], ['promotion']],
  }),
  /** spec 7 [T]: `value` is the number of unread messages. */
  'notices.unread': defineCall({
    method: 'GET',
    path: '/wps/relay/CSP_unreadCount',
    token: true,
    quiet: true,
    whileExcluded: true,
    input: z.object({}),
    output: z.number(),
  }),
};
