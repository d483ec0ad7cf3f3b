import type { arrivalMachine } from '#machines/session/arrival.machine.ts';
import type { Example } from '../../flows/model.ts';
import { secrets } from '../../kit/models/people.ts';

const other = 'any other login';
const failed = ['memberInfo: lost'];
const again = 'after arrivalRetry (failed)';

/** What is accepted of an arrival, way by way. */
export const arrivalExamples: readonly Example<typeof arrivalMachine>[] = [
  {
    name: 'a first login, the call on its way: the tab is told for which token, in case of a reload',
    given: 'first login',
    way: [],
    leads: 'announcing',
    and: ({ effects }) =>
      effects.emitted.some((event) => event.type === 'firstLogin.begun' && event.token === secrets.token),
  },
  {
    name: 'any other login, also a reloaded page: no first-login call',
    given: other,
    way: [],
    leads: 'asking',
  },
  {
    name: 'whoever the gateway knows has arrived, by name',
    given: other,
    way: ['memberInfo: member'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.outcome === 'arrived' && to.snapshot.output.account === 'ana',
  },
  {
    name: 'PWD-01 who must change the password is restricted, by name, and the typed one is kept for the form',
    given: other,
    way: ['memberInfo: mustChange'],
    leads: 'ended',
    and: ({ to, effects }) =>
      to.snapshot.output?.outcome === 'restricted' &&
      to.snapshot.output.account === 'ana' &&
      effects.emitted.length === 0,
  },
  {
    name: 'who must verify an address is unverified, by name, and the typed password is dropped',
    given: other,
    way: ['memberInfo: mustVerify'],
    leads: 'ended',
    and: ({ to, effects }) =>
      to.snapshot.output?.outcome === 'unverified' &&
      to.snapshot.output.account === 'ana' &&
      effects.emitted.some(({ type }) => type === 'password.dropped'),
  },
  {
    name: 'a token that the gateway refuses is turned away',
    given: other,
    way: ['memberInfo: endedToken'],
    leads: 'ended',
    and: ({ to }) => to.snapshot.output?.outcome === 'turnedAway',
  },
  {
    name: 'an answer that was lost turns nobody away: it is asked for again in ten seconds',
    given: other,
    way: failed,
    leads: 'failed',
    and: ({ to }) => to.timers.some(({ delay }) => delay === 10_000),
  },
  { name: 'it is asked for again by itself', given: other, way: [...failed, again], leads: 'asking' },
  { name: 'it is asked for again on request', given: other, way: [...failed, 'retries'], leads: 'asking' },
  {
    name: 'who gives up has the session ended',
    given: other,
    way: [...failed, 'gives up'],
    leads: 'leaving',
  },
  ...(['ended', 'lost'] as const).map((how) => ({
    name: `who gave up is out, the sign-out ${how}`,
    given: other,
    way: [...failed, 'gives up', `logout: ${how}`],
    leads: 'ended',
  })),
];
