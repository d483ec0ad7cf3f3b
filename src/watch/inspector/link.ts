import { type Break, channelName, type InspectorSays, type PageSays } from '../channel.ts';
import type { FeedLine } from '../feed-lines.ts';
import { isIn } from '../is-in.ts';
import type { Place } from './moment-address.ts';
import { createRecord, type Recording } from './record.ts';

/** A page of the app that can be watched. */
export type Page = { readonly page: string; readonly title: string; readonly path: string };

/** What an inspector knows of the pages it can see. */
export type Link = {
  readonly record: Recording;
  /** The pages that are there, the newest first. */
  readonly pages: () => readonly Page[];
  readonly watched: () => string | null;
  readonly watch: (page: string) => void;
  /** The name of the file whose lines are shown instead of a page's. */
  readonly opened: () => string | null;
  /** The page whose last lines are still shown, though it was closed. */
  readonly closed: () => string | null;
  readonly open: (file: string, lines: readonly FeedLine[]) => void;
  /** The event types that the machine of an actor knows; empty until the page has sent them. */
  readonly accepts: (actor: string) => readonly string[];
  readonly ask: (actor: string) => void;
  readonly send: (actor: string, event: { readonly type: string }) => void;
  readonly breaks: () => readonly Break[];
  readonly breakOn: (breaks: readonly Break[]) => void;
  /** The state it stopped at, until the view moves on. */
  readonly stopped: () => Break | null;
  /** The line that is looked at; null for whatever is newest. */
  readonly cursor: () => number | null;
  readonly goTo: (line: number | null) => void;
  /** Shows a page at a line, at once or when the page says that it is there. */
  readonly seek: (place: Place) => void;
  /** Whether a page that was asked for by an address has not said that it is there. */
  readonly missing: () => boolean;
  readonly onChange: (hear: () => void) => () => void;
  readonly version: () => number;
};

/** Milliseconds between two drawings: a burst of lines is drawn a few times a second. */
const drawing = 200;

/** Listens to the pages of this origin; `only` names the one page that a panel inside it shows. */
export function createLink(only: string | null, channel = new BroadcastChannel(channelName)): Link {
  const record = createRecord();
  const pages = new Map<string, Page>();
  const accepted = new Map<string, readonly string[]>();
  const listeners = new Set<() => void>();
  let watched: string | null = null;
  let opened: string | null = null;
  let closed: string | null = null;
  let breaks: readonly Break[] = [];
  let stopped: Break | null = null;
  let cursor: number | null = null;
  let sought: Place | null = null;
  let asked = false;
  let version = 0;
  let due = false;

  const say = (said: InspectorSays) => channel.postMessage(said);

  function changed(): void {
    if (due) return;
    due = true;
    setTimeout(() => {
      due = false;
      version += 1;
      for (const listener of listeners) listener();
    }, drawing);
  }

  function goTo(line: number | null): void {
    cursor = line;
    stopped = null;
    changed();
  }

  /** The view stops at the first line that reaches a state it was asked to stop at. */
  function stopAt(lines: readonly FeedLine[]): void {
    for (const line of cursor === null ? lines : []) {
      const machine = record.actor(line.actor)?.machine;
      const reached = breaks.find(
        (one) => line.kind === 'step' && one.machine === machine && isIn(line.value, one.state),
      );
      if (!reached) continue;
      goTo(line.n);
      stopped = reached;
      return;
    }
  }

  function begin(page: string | null, file: string | null): void {
    watched = page;
    opened = file;
    closed = null;
    cursor = null;
    stopped = null;
    record.clear();
    changed();
  }

  function watch(page: string): void {
    begin(page, null);
    asked = true;
    say({ page, say: 'watch' });
  }

  function seek(place: Place): void {
    if (place.page === watched) {
      goTo(place.line);
      return;
    }
    sought = place;
    if (pages.has(place.page)) watch(place.page);
    changed();
  }

  function hear(said: PageSays): void {
    const { page } = said;
    if (only !== null && page !== only) return;
    if (said.say === 'here') {
      pages.delete(page);
      pages.set(page, { page, title: said.title, path: said.path });
      if (page === sought?.page ? watched !== page : watched === null && opened === null) watch(page);
    } else if (said.say === 'gone') {
      if (watched === page) {
        // What was seen of it stays, until another page comes.
        closed = pages.get(page)?.title ?? '';
        watched = null;
      }
      pages.delete(page);
    } else if (page === watched) {
      if (said.say === 'accepts') accepted.set(said.actor, said.events);
      if (said.say === 'lines') {
        // The start that another inspector asked for is known here already.
        if (said.fresh && !asked) return;
        if (said.fresh) record.clear();
        asked = said.fresh ? false : asked;
        record.add(said.lines);
        stopAt(said.lines);
        if (page === sought?.page) {
          goTo(sought.line);
          sought = null;
        }
      }
    }
    changed();
  }

  channel.addEventListener('message', ({ data }: MessageEvent<PageSays>) => {
    // Other inspectors speak here too.
    if (['here', 'gone', 'accepts', 'lines', 'refused'].includes(data.say)) hear(data);
  });
  say({ page: only, say: 'who' });

  return {
    record,
    pages: () => [...pages.values()].reverse(),
    watched: () => watched,
    watch: (page) => {
      sought = null;
      watch(page);
    },
    opened: () => opened,
    closed: () => closed,
    open: (file, lines) => {
      sought = null;
      begin(null, file);
      record.add(lines);
    },
    accepts: (actor) => accepted.get(actor) ?? [],
    ask: (actor) => say({ page: watched, say: 'ask', actor }),
    send: (actor, event) => say({ page: watched, say: 'send', actor, event }),
    breaks: () => breaks,
    breakOn: (wanted) => {
      breaks = wanted;
      say({ page: watched, say: 'break', breaks });
      changed();
    },
    stopped: () => stopped,
    cursor: () => cursor,
    goTo,
    seek,
    missing: () => sought !== null && !pages.has(sought.page),
    onChange: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    version: () => version,
  };
}
