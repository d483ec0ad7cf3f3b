import { assign, setup } from 'xstate';
import { call } from '../kit/call.ts';
import { type ForsakenContext, nextToken } from './abandoned-sessions.rules.ts';
import { endedAlready, logoutRetry, mayRetryLogout } from './sign-out.rules.ts';

/**
 * Ends sessions that nobody here uses any more but that the gateway still keeps: opened for a person who had
 * given up waiting, or left for another account (spec 4, login; sign-out).
 */
export const abandonedSessionsMachine = setup({
  types: {
    context: {} as ForsakenContext,
    events: {} as { type: 'session.forsaken'; token: string },
    tags: {} as 'busy' | 'stable',
  },
  actors: { logout: call('session.logout') },
  delays: { logoutRetry },
  guards: {
    any: ({ context }) => context.tokens.length > 0,
    mayRetry: ({ context }, params: { error: unknown }) =>
      !endedAlready(params.error) && mayRetryLogout(context.tries),
  },
  actions: {
    keepToken: assign(({ context }, params: { token: string }) => ({
      tokens: [...new Set([...context.tokens, params.token])],
    })),
    beginAnew: assign({ tries: 0 }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    forgetToken: assign(({ context }) => ({ tokens: context.tokens.slice(1) })),
  },
}).createMachine({
  id: 'forsaken',
  context: { tokens: [], tries: 0 },
  initial: 'idle',
  on: { 'session.forsaken': { actions: { type: 'keepToken', params: ({ event }) => event } } },
  states: {
    idle: {
      description: 'No session waits to be ended.',
      tags: 'stable',
      always: { guard: 'any', target: 'ending', actions: 'beginAnew' },
    },
    ending: {
      description:
        'A session was opened for a dialog that has closed, or was left behind: the gateway is asked to end it. It signs nobody in.',
      tags: 'busy',
      entry: 'countTry',
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => nextToken(context),
        onDone: { target: 'idle', actions: 'forgetToken' },
        onError: [
          {
            guard: { type: 'mayRetry', params: ({ event }) => ({ error: event.error }) },
            target: 'waiting',
          },
          { target: 'idle', actions: 'forgetToken' },
        ],
      },
    },
    waiting: {
      description:
        'The gateway could not be reached; the call is tried again shortly, and after three tries the gateway’s own idle limit ends the session.',
      tags: 'stable',
      after: { logoutRetry: 'ending' },
    },
  },
});
