import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Announcement } from '#contract/notices.ts';
import { paged } from '../kit/paged.rules.ts';
import { holdsAll, wordsIn } from '../kit/text-match.rules.ts';
import { promotionsOf } from '../promotions/list.rules.ts';

/** The types of announcements that are listed (spec 3): player notices, pop-ups, promotions, help. */
export const noticeTypes = ['PL', 'PU', 'PR', 'H'] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** One line of the list. A promotion has no text of its own here: it has a page (`promotion` is its id). */
export type NoticeEntry = {
  readonly id: string;
  readonly type: NoticeType;
  readonly title: string;
  /** HTML from the gateway; plain text for a promotion. */
  readonly content: string;
  /** ISO 8601, as the gateway sent it. */
  readonly date: string;
  /** Of the texts, such as 'ES'. */
  readonly language: string;
  readonly promotion: string | null;
};

/** Notices on a page (spec 2, 9). */
export const noticesOnPage = 9;

/** The question for all announcements that are listed, in a language such as 'EN'. */
export function noticesInput(language: string): CallInput<'notices.announcements'> {
  return { types: noticeTypes.join(','), platform: 'W', execution: 'B', language };
}

/** Dates of one gateway sort as text; what is no date comes last. */
function dated(date: string): string {
  return /^\d{4}-\d{2}-\d{2}/.test(date) ? date : '';
}

/** How two such dates are sorted. */
function later(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The announcements of an answer, newest first; those without a date that can be read come last. */
export function noticesOf(
  answer: CallOutput<'notices.announcements'>,
  language: string,
): readonly NoticeEntry[] {
  const listed = (type: NoticeType, announcements: readonly Announcement[] | undefined) =>
    (announcements ?? []).map(({ id, title, content, date, language: spoken = language }) => {
      return { id, type, title, content, date, language: spoken, promotion: null };
    });
  const promotions = promotionsOf(answer.promotion ?? []).promotions.map(({ id, title, summary, date }) => {
    return { id: `PR-${id}`, type: 'PR' as const, title, content: summary, date, language, promotion: id };
  });
  return [
    ...listed('PL', answer.player),
    ...listed('PU', answer.popup),
    ...promotions,
    ...listed('H', answer.help),
  ].toSorted((a, b) => later(dated(b.date), dated(a.date)));
}

/** What of the list is asked for: a type or all, and words of the title. */
export type NoticesAsked = { readonly type: NoticeType | null; readonly text: string };

export const everything: NoticesAsked = { type: null, text: '' };

/** The notices of a type, or of all, whose title holds every word of a text. */
export function foundIn(
  notices: readonly NoticeEntry[],
  { type, text }: NoticesAsked,
): readonly NoticeEntry[] {
  const words = wordsIn(text);
  return notices.filter((one) => (type === null || one.type === type) && holdsAll(one.title, words));
}

/** The notices on a page, from 1; past the end it is the last page. */
export function onPage(notices: readonly NoticeEntry[], page: number) {
  return paged(notices, page, noticesOnPage);
}

/** The page that a notice is on, from 1; the first for one that is not in the list. */
export function pageOf(notices: readonly NoticeEntry[], id: string | null): number {
  const place = notices.findIndex((one) => one.id === id);
  return Math.max(0, Math.floor(place / noticesOnPage)) + 1;
}
