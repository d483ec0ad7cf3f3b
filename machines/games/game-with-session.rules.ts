import type { Session } from '../protection/play-session.rules.ts';
import type { Played } from './play.rules.ts';

/** The checked address of a game, and whether it is played for money: free play has no session. */
export type RoundInput = { readonly address: string; readonly real: boolean };

/** How it ended: as the game ended, or because the session of play is `over`, with what the gateway says of it. */
export type RoundEnd = { readonly next: Played['next'] | 'over'; readonly session: Session | null };

export type RoundContext = RoundInput & RoundEnd;

/** Nobody has left yet. */
export function newRound(input: RoundInput): RoundContext {
  return { ...input, next: 'left', session: null };
}
