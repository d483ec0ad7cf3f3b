import type { Announcement } from '#contract/notices.ts';

/** A pop-up, and the name by which it is remembered: its id and its version. */
export type Popup = Pick<Announcement, 'id' | 'title' | 'content' | 'date' | 'language'> & {
  readonly mark: string;
};

/** The name by which a pop-up is remembered: a changed one has another. */
export function markOf({ id, version = 1 }: Announcement): string {
  return `${id}:${version}`;
}

/** The pop-ups of an answer that still pop up, newest first as the gateway has them. */
export function popupsOf(announcements: readonly Announcement[] | undefined): readonly Popup[] {
  const popping = announcements?.filter(({ pops }) => pops !== false) ?? [];
  return popping.map((one) => {
    const { id, title, content, date, language } = one;
    return { id, title, content, date, language, mark: markOf(one) };
  });
}

/** `notice`: the one that was opened last, null before any was; `popups`: those that the person has not seen; `account` '' for visitors. */
export type NoticesContext = {
  readonly notice: string | null;
  readonly popups: readonly Popup[];
  readonly account: string;
};

export const noNotices: NoticesContext = { notice: null, popups: [], account: '' };

/** What is left of the pop-ups after those that the person saw. */
export function unseenPopups({ popups }: NoticesContext, seen: readonly string[]): readonly Popup[] {
  return popups.filter(({ mark }) => !seen.includes(mark));
}
