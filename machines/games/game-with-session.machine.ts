import { assign, setup } from 'xstate';
import { playSessionMachine } from '../protection/play-session.machine.ts';
import type { Session } from '../protection/play-session.rules.ts';
import { newRound, type RoundContext, type RoundEnd, type RoundInput } from './game-with-session.rules.ts';
import { playMachine } from './play.machine.ts';
import type { Played } from './play.rules.ts';

/** A game and its session of play: neither is there without the other (spec 2, game; domain of member protection, E3). */
export const gameWithSessionMachine = setup({
  types: {
    input: {} as RoundInput,
    context: {} as RoundContext,
    output: {} as RoundEnd,
    tags: {} as 'stable',
  },
  actors: { play: playMachine, playSession: playSessionMachine },
  guards: { real: ({ context }) => context.real },
  actions: {
    keepPlayed: assign((_, params: Played) => ({ next: params.next })),
    keepOver: assign((_, params: { session: Session | null }) => ({ next: 'over', session: params.session })),
  },
}).createMachine({
  id: 'roundTheGame',
  context: ({ input }) => newRound(input),
  output: ({ context: { next, session } }) => ({ next, session }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'Free play has no session of play.',
      always: [{ guard: 'real', target: 'both' }, { target: 'free' }],
    },
    both: {
      description: 'The game is in its frame, and its session of play beside it.',
      tags: 'stable',
      invoke: [
        {
          id: 'play',
          systemId: 'play',
          src: 'play',
          input: ({ context }) => ({ address: context.address }),
          onDone: { target: 'left', actions: { type: 'keepPlayed', params: ({ event }) => event.output } },
          onError: 'left',
        },
        {
          id: 'playSession',
          systemId: 'playSession',
          src: 'playSession',
          onDone: { target: 'left', actions: { type: 'keepOver', params: ({ event }) => event.output } },
          onError: 'left',
        },
      ],
    },
    free: {
      description: 'Free play: the game alone.',
      tags: 'stable',
      invoke: {
        id: 'play',
        systemId: 'play',
        src: 'play',
        input: ({ context }) => ({ address: context.address }),
        onDone: { target: 'left', actions: { type: 'keepPlayed', params: ({ event }) => event.output } },
        onError: 'left',
      },
    },
    left: {
      description: 'The player left, wants it opened again, or the session of play is over.',
      type: 'final',
    },
  },
});
