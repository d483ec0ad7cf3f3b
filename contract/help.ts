import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/**
 * An article of the help centre (spec 7). `content` is HTML. All fields but the first three are assumed: `codes` names the
 * refusals that it explains (contract/errors.ts), `refusals` their texts in every language the gateway speaks. The user
 * agreement has a `version` too.
 */
export const Article = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  category: z.optional(z.string()),
  keywords: z.optional(z.array(z.string())),
  codes: z.optional(z.array(z.string())),
  refusals: z.optional(z.array(z.string())),
  version: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
});
export type Article = z.infer<typeof Article>;

export const help = {
  /** spec 7: the articles of the help centre, the user agreement among them (`agreement`). */
  'help.centre': defineCall({
    method: 'GET',
    path: '/wps/system/helpCenter',
    kept: 'everybody',
    input: z.object({}),
    output: z.array(Article),
    whileRestricted: true,
  }),
  /** Whether an article was useful to the caller; it counts once per article and caller, the last answer. */
  'help.useful': defineCall({
    method: 'POST',
    path: '/wps/system/helpUseful',
    token: 'offered',
    assumed: true,
    input: z.object({ article: z.string().check(z.maxLength(64)), useful: z.boolean() }),
    output: z.object({ useful: z.boolean() }),
    whileRestricted: true,
    row: true,
  }),
  /**
   * The version of the agreement in force and since when, and which one this member accepted and when. `accepted` is null
   * for an account that never did. Times are ISO 8601.
   */
  'help.agreement': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getAgreement',
    token: true,
    assumed: true,
    whileExcluded: true,
    input: z.object({}),
    output: z.object({
      version: z.string(),
      updatedAt: z.string(),
      accepted: z.nullable(z.object({ version: z.string(), at: z.string() })),
    }),
  }),
};
