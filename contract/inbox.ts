import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Line } from './typed-fields.ts';
import { Key, Page } from './wallet/money.ts';

/** What a message is about. The last two kinds can't be muted (cases, inbox). */
export const messageKinds = ['player', 'promotion', 'money', 'security', 'protection'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The folders of the inbox. `toAnswer`: messages with a question that the member has not answered. */
export const inboxFolders = ['all', 'unread', 'favourite', 'toAnswer'] as const;

const Id = z.string().check(z.minLength(1), z.maxLength(64));
const Language = z.string().check(z.maxLength(8));
/** The number of a message: each later message of the gateway has a higher one. */
const MessageNumber = z.int().check(z.minimum(0));

/** A place in the product that a message leads to; it is checked against the places that messages may name. */
export const MessageLink = z.object({
  screen: z.string(),
  page: z.optional(z.string()),
  section: z.optional(z.string()),
  query: z.optional(z.record(z.string(), z.string())),
});
export type MessageLink = z.infer<typeof MessageLink>;

/** A message in the list. Times are epoch milliseconds. */
export const MessageRow = z.object({
  id: z.string(),
  number: z.number(),
  kind: z.enum(messageKinds),
  title: z.string(),
  /** The language of the title and the text, such as 'ES'. */
  language: z.string(),
  at: z.number(),
  read: z.boolean(),
  favourite: z.boolean(),
  /** It can't be deleted: the member must be able to find it again. */
  required: z.boolean(),
  /** When what it offers ended, by the gateway's clock; null while it lasts, or when it offers nothing. */
  expiredAt: z.nullable(z.number()),
  /** It asks something that the member has not answered. */
  toAnswer: z.boolean(),
});
export type MessageRow = z.infer<typeof MessageRow>;

/** A message with its text, which is HTML from the gateway, and what it asks. */
export const Message = z.extend(MessageRow, {
  content: z.string(),
  link: z.nullable(MessageLink),
  question: z.nullable(
    z.object({
      /** Each choice with the place that goes on from it, if there is one. */
      choices: z.array(z.object({ id: z.string(), label: z.string(), link: z.nullable(MessageLink) })),
      /** The choice that was made, and when; null before. */
      answer: z.nullable(z.string()),
      answeredAt: z.nullable(z.number()),
    }),
  ),
});
export type Message = z.infer<typeof Message>;

/** The number of unread messages after a change: the same that `notices.unread` answers. */
const Unread = z.object({ unread: z.number() });

/** The personal messages of a member (spec 2, messageV2). The specification names the page, not its calls. */
export const inbox = {
  /** A page of 9, newest first. `query` is searched in the titles; `highest` is the number of the newest message of all. */
  'inbox.page': defineCall({
    method: 'GET',
    path: '/wps/relay/CSP_messages',
    token: true,
    quiet: true,
    realAccount: true,
    assumed: true,
    whileExcluded: true,
    input: z.object({
      page: Page,
      folder: z.enum(inboxFolders),
      kind: z.optional(z.enum(messageKinds)),
      query: z.optional(Line),
      language: Language,
    }),
    output: z.object({
      messages: z.array(MessageRow),
      count: z.number(),
      totalPages: z.number(),
      unread: z.number(),
      toAnswer: z.number(),
      highest: z.number(),
      /** The gateway's clock when it looked; absent where it does not tell. */
      asOf: z.optional(z.number()),
    }),
  }),
  /** One message with its text; reading it here does not mark it. Refusal: NOT_FOUND, also for one that was deleted. */
  'inbox.message': defineCall({
    method: 'GET',
    path: '/wps/relay/CSP_message',
    token: true,
    realAccount: true,
    assumed: true,
    whileExcluded: true,
    input: z.object({ id: Id, language: Language }),
    output: Message,
    row: true,
  }),
  /**
   * Marks messages; marking again changes nothing, and unknown ids are left out, and as read one that must be read and was
   * not opened (`inbox.message`).
   */
  'inbox.mark': defineCall({
    method: 'POST',
    path: '/wps/relay/CSP_markMessages',
    token: true,
    realAccount: true,
    assumed: true,
    whileExcluded: true,
    input: z.object({
      ids: z.array(Id).check(z.minLength(1), z.maxLength(50)),
      as: z.enum(['read', 'unread', 'favourite', 'plain']),
    }),
    output: Unread,
  }),
  /** Marks as read what is numbered up to `upTo`, the highest number that the member saw: later arrivals stay unread. */
  'inbox.readAll': defineCall({
    method: 'POST',
    path: '/wps/relay/CSP_readMessages',
    token: true,
    realAccount: true,
    assumed: true,
    whileExcluded: true,
    input: z.object({ upTo: MessageNumber }),
    output: Unread,
  }),
  /**
   * Deletes messages by id, or with `upTo` all that are read, up to that number; never favourites among those, never
   * required ones. With `asOf` only what was read when that page was looked at. `batch` names the deletion, which `inbox.restore` undoes for ten minutes; sent again it deletes nothing
   * more. `deleted` is how many there were.
   */
  'inbox.remove': defineCall({
    method: 'POST',
    path: '/wps/relay/CSP_deleteMessages',
    token: true,
    realAccount: true,
    assumed: true,
    whileExcluded: true,
    input: z.object({
      batch: Key,
      ids: z.optional(z.array(Id).check(z.minLength(1), z.maxLength(50))),
      upTo: z.optional(MessageNumber),
      asOf: z.optional(z.int().check(z.minimum(0))),
    }),
    output: z.extend(Unread, { deleted: z.number() }),
    row: true,
  }),
  /** Undoes a deletion. Refusal: NOT_FOUND when nothing of it is left. */
  'inbox.restore': defineCall({
    method: 'POST',
    path: '/wps/relay/CSP_restoreMessages',
    token: true,
    realAccount: true,
    assumed: true,
    whileExcluded: true,
    input: z.object({ batch: Key }),
    output: Unread,
    row: true,
  }),
  /** Answers a message that asks something, once. Refusals: NOT_FOUND, ALREADY_SETTLED (it was answered before). */
  'inbox.answer': defineCall({
    method: 'POST',
    path: '/wps/relay/CSP_answerMessage',
    token: true,
    realAccount: true,
    assumed: true,
    whileExcluded: true,
    input: z.object({ id: Id, choice: Id, language: Language }),
    output: Message,
    row: true,
  }),
};
