import * as z from 'zod/mini';

const Note = z.object({ word: z.enum(['left', 'came']), account: z.string() });
/** What tabs tell each other: which account signed out, or came in. */
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
