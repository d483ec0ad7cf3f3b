/** How a game ended: the player left it, or wants to open it again. */
export type Played = { readonly next: 'left' | 'again' };

/** The messages a game may send to the page around it (decision: what a game says). */
export type Said = 'ready' | 'balance' | 'leave' | 'error';

/** Milliseconds: how long a game's host may take to load its page, and a page to send its first message. */
export const waits = { page: 20_000, word: 10_000 } as const;
