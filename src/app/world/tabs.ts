import * as z from 'zod/mini';

const Word = z.object({ word: z.enum(['left', 'came']), account: z.string() });
const Ended = z.object({ word: z.enum(['ended', 'absence']) });
const Renewed = z.object({ word: z.literal('renewed'), token: z.string(), newToken: z.string() });
const Stale = z.object({ word: z.literal('stale'), reads: z.array(z.string()) });
const Status = z.object({
  word: z.literal('status'),
  situation: z.enum(['normal', 'maintenance', 'restricted']),
});
const Named = z.object({ word: z.literal('named'), name: z.string(), page: z.string() });
const Taken = z.object({ word: z.literal('taken'), page: z.string() });
const Note = z.union([Word, Ended, Renewed, Stale, Status, Named, Taken]);
/**
 * Messages between tabs: which account signed out, or came in; that a session ended by itself; that a break or an exclusion
 * began or ended; the new token,
 * for tabs that share the session; which reads are out of date, because money moved; what the gateway said of
 * the product, so that one tab asks for all; or the name of a tab that was just opened as this page, and that it is taken.
 */
export type Note = z.infer<typeof Note>;

export type Tabs = {
  readonly tell: (note: Note) => void;
  readonly close: () => void;
};

const channelName = 'session';

function open(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return null;
  }
}

/** What a tab knows of its name (src/app/world/storage.ts). */
type Name = { readonly clientId: () => string; readonly renameClient: () => void };

/**
 * Keeps the name of each tab its own: a tab that was duplicated has the first one's, and with it its captchas and codes. The
 * tab that comes asks; the one that has the name says so, and the newcomer takes another. Returns what hears the notes.
 */
export function ownName(name: Name, tell: Tabs['tell'], page: string): (note: Note) => void {
  tell({ word: 'named', name: name.clientId(), page });
  return (note) => {
    if (note.word === 'named' && note.name === name.clientId()) tell({ word: 'taken', page: note.page });
    if (note.word === 'taken' && note.page === page) name.renameClient();
  };
}

/** Joins the other tabs of this origin; without the browser's help, or among strange notes, it stays silent. */
export function createTabs(onNote: (note: Note) => void): Tabs {
  const channel = open();
  channel?.addEventListener('message', ({ data }) => {
    const note = z.safeParse(Note, data);
    if (note.success) onNote(note.data);
  });
  return {
    tell: (note) => channel?.postMessage(note),
    close: () => channel?.close(),
  };
}
