import * as z from 'zod/mini';

const Note = z.object({ left: z.string() });
/** What tabs tell each other: `left` is the account that signed out. */
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
export function createTabs(onLeft: (account: string) => void): Tabs {
  const channel = open();
  channel?.addEventListener('message', ({ data }) => {
    const note = z.safeParse(Note, data);
    if (note.success) onLeft(note.data.left);
  });
  return {
    tell: (note) => channel?.postMessage(note),
    close: () => channel?.close(),
  };
}
