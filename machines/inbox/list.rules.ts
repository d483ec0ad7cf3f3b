import type { CallInput } from '#contract/calls.ts';
import { inboxFolders, type MessageKind, messageKinds } from '#contract/inbox.ts';
import { isBlank, wordsOf } from '#contract/typed.ts';

/** The folders and the subjects of the inbox, in the order in which they are shown. */
export const folders = inboxFolders;
export const kinds = messageKinds;

/** What of the inbox the member looks at; `text` is searched in the titles. */
export type InboxAsked = {
  readonly page: number;
  readonly folder: CallInput<'inbox.page'>['folder'];
  readonly kind: MessageKind | null;
  readonly text: string;
};

export const firstAsked: InboxAsked = { page: 1, folder: 'all', kind: null, text: '' };

/** The question for a page of the inbox, in a language such as 'EN'. */
export function inboxInput(
  { page, folder, kind, text }: InboxAsked,
  language: string,
): CallInput<'inbox.page'> {
  const query = wordsOf(text);
  return { page, folder, language, ...(kind && { kind }), ...(query !== '' && { query }) };
}

/** Whether messages are searched for by their words. */
export function searches({ text }: InboxAsked): boolean {
  return !isBlank(text);
}
