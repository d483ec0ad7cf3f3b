import type { sessionMachine } from '#machines/session/session.machine.ts';
import { secrets } from '../../kit/models/people.ts';
import type { Example } from '../model.ts';
import { endingExamples } from './session-endings.examples.ts';
import { context, emitted, inputOf, member, type SessionEnd, tells } from './session-ends.ts';

const kept = 'a stored token';
const expired = [...member, 'life: over'];

/** What is accepted of a session, way by way. */
export const sessionExamples: readonly Example<typeof sessionMachine>[] = [
  { name: 'nobody is here at first, and all are told so', way: [], leads: 'visitor', and: tells(null) },
  {
    name: 'a stored token is shown to the gateway first',
    given: kept,
    way: [],
    leads: 'present.resuming',
    and: (end) =>
      JSON.stringify(inputOf(end, 'arrival')) === `{"token":"${secrets.token}","firstTime":false}`,
  },
  {
    name: 'who wants to sign in is shown the login',
    way: ['wants to sign in'],
    leads: 'entering.signingIn',
    and: (end) => (inputOf(end, 'entry') as { way: string }).way === 'login',
  },
  {
    name: 'who wants to register is shown that way in',
    way: ['wants to register'],
    leads: 'entering.signingIn',
    and: (end) => (inputOf(end, 'entry') as { way: string }).way === 'register',
  },
  { name: 'a member signs in', way: member, leads: 'present.signedIn.member', and: tells('member') },
  {
    name: 'whoever signed in now is greeted, and how long the session lasts is watched',
    way: member,
    leads: 'present.signedIn.member',
    and: (end) => (inputOf(end, 'greeting') as { fresh: boolean }).fresh && end.to.running.includes('life'),
  },
  {
    name: 'an agent signs in',
    way: ['wants to sign in', 'entry: agent'],
    leads: 'present.signedIn.agent',
    and: tells('agent'),
  },
  {
    name: 'a demo account comes in',
    way: ['wants to sign in', 'entry: demo'],
    leads: 'present.signedIn.demo',
    and: tells('demo'),
  },
  {
    name: 'who must change the password is shown the form for it, by name, and is nobody yet for the rest',
    way: ['wants to sign in', 'entry: restricted'],
    leads: 'present.restricted',
    and: (end) => tells(null)(end) && (inputOf(end, 'change') as { account: string }).account === 'ana',
  },
  {
    name: 'who must verify an address is asked to',
    way: ['wants to sign in', 'entry: unverified'],
    leads: 'present.unverified',
    and: (end) => tells(null)(end) && end.to.running.includes('address'),
  },
  {
    name: 'who closes the way in is nobody as before, and nothing of the browser is touched',
    way: ['wants to sign in', 'entry: closed'],
    leads: 'visitor',
    and: (end) => emitted(end) === 'account.changed, account.changed',
  },
  {
    name: 'a way in that breaks leaves nothing behind',
    way: ['wants to sign in', 'entry: broke'],
    leads: 'visitor',
    and: (end) => emitted(end) === 'token.dropped, storage.cleared, account.changed',
  },
  ...(['member', 'agent', 'demo'] as const).map((kind) => ({
    name: `a stored token of a ${kind} account is confirmed, and nobody is greeted`,
    given: kept,
    way: [`arrival: ${kind}`],
    leads: `present.signedIn.${kind}`,
    and: (end: SessionEnd) => tells(kind)(end) && !(inputOf(end, 'greeting') as { fresh: boolean }).fresh,
  })),
  {
    name: 'PWD-03 a stored token of who must change the password leads to the form, by name',
    given: kept,
    way: ['arrival: restricted'],
    leads: 'present.restricted',
    and: (end) => (inputOf(end, 'change') as { account: string }).account === 'ana',
  },
  {
    name: 'a stored token of who must verify leads to that',
    given: kept,
    way: ['arrival: unverified'],
    leads: 'present.unverified',
  },
  ...(['turned away', 'given up'] as const).map((how) => ({
    name: `a stored token that is ${how} is gone, and all that was kept with it`,
    given: kept,
    way: [`arrival: ${how}`],
    leads: 'visitor',
    and: (end: SessionEnd) =>
      emitted(end) === 'account.changed, token.dropped, storage.cleared, account.changed',
  })),
  {
    name: 'a stored token whose arrival broke is ended at the gateway too',
    given: kept,
    way: ['arrival: broke'],
    leads: 'visitor',
    and: (end) => emitted(end) === 'session.forsaken, token.dropped, storage.cleared, account.changed',
  },
  {
    name: 'a stored token that the gateway refuses in any call is left to its arrival, which says so too',
    given: kept,
    way: ['the gateway refuses the token'],
    leads: 'present.resuming',
  },
  ...(['greeted', 'broke'] as const).map((how) => ({
    name: `nobody is greeted twice: ${how}`,
    way: [...member, `greeting: ${how}`, 'wants to sign out', 'sign-out is cancelled'],
    leads: 'present.signedIn.member',
    and: (end: SessionEnd) => !(inputOf(end, 'greeting') as { fresh: boolean }).fresh,
  })),
  {
    name: 'SES-03 a session that is over is forgotten here, its owner not, and the other tabs are told',
    way: expired,
    leads: 'entering.expired',
    and: (end) =>
      emitted(end) === 'token.dropped, stale, tabs.alerted' &&
      context(end).token === null &&
      context(end).account === 'ana',
  },
  {
    name: 'a watch over the session that breaks is a reason to ask',
    way: [...member, 'life: broke'],
    leads: 'present.resuming',
  },
  {
    name: 'a token that the gateway refuses ends the session',
    way: [...member, 'the gateway refuses the token'],
    leads: 'entering.expired',
  },
  {
    name: 'a refused token of before ends nothing',
    way: [...member, 'the gateway refuses an older token'],
    leads: 'present.signedIn.member',
  },
  {
    name: 'a restricted session ends with its token too',
    way: ['wants to sign in', 'entry: restricted', 'the gateway refuses the token'],
    leads: 'entering.expired',
  },
  {
    name: 'W16 a renewed token takes the place of the old one everywhere, and the gateway is asked who is here',
    way: [...member, 'the token is renewed'],
    leads: 'present.resuming',
    and: (end) => emitted(end) === 'token.renewed' && context(end).token === 'planted-new-token',
  },
  {
    name: 'who is here is known again, and not asked twice',
    way: [...member, 'the token is renewed', 'arrival: member'],
    leads: 'present.signedIn.member',
    and: (end) => !context(end).unasked,
  },
  {
    name: 'a member who must change the password in use is asked at the next press: the gateway refuses, says so, and the form comes',
    way: [...member, 'the gateway restricts the token', 'arrival: restricted'],
    leads: 'present.restricted',
  },
  {
    name: 'a member who must verify in use is asked to at the next press',
    way: [...member, 'the gateway restricts the token', 'arrival: unverified'],
    leads: 'present.unverified',
  },
  {
    name: 'a restricted token of before is nobody’s',
    way: [...member, 'the gateway restricts an older token'],
    leads: 'present.signedIn.member',
  },
  ...endingExamples,
];
