/** How a game ended: its player left it, or wants it opened anew. */
export type Played = { readonly next: 'left' | 'again' };

/** What a game may say to the page around it (decision: what a game says). */
export type Said = 'ready' | 'balance' | 'leave' | 'error';

/** Everything the machine may be told. */
export type PlayEvent =
  | { readonly type: 'frame.loaded' }
  | { readonly type: 'frame.said'; readonly what: Said }
  | { readonly type: 'notice.closed' }
  | { readonly type: 'screen.filled' }
  | { readonly type: 'reload.clicked' }
  | { readonly type: 'leave.clicked' };

/** Milliseconds a game’s host has for its page to come, and a page for its first word. */
export const waits = { page: 20_000, word: 10_000 } as const;
