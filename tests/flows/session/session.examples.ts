import type { Example } from '#assurance/walk/model.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { secrets } from '../../kit/models/people.ts';
import { endingExamples } from './session-endings.examples.ts';
import { context, emitted, inputOf, member, type SessionEnd, tells } from './session-ends.ts';

const kept = 'a stored token';
const expired = [...member, 'life: over'];

/** What is accepted of a session, way by way. */
export const sessionExamples: readonly Example<typeof sessionMachine>[] = [
  {
    name: 'nobody is signed in at first, and the rest of the product learns so',
    way: [],
    leads: 'visitor',
    and: tells(null),
  },
  {
    name: 'a stored token is shown to the gateway first',
    given: kept,
    way: [],
    leads: 'present.resuming',
    and: (end) =>
      JSON.stringify(inputOf(end, 'arrival')) === `{"token":"${secrets.token}","firstTime":false}`,
  },
  {
    name: 'a visitor who wants to sign in sees the login',
    way: ['wants to sign in'],
    leads: 'entering.signingIn',
    and: (end) => (inputOf(end, 'entry') as { way: string }).way === 'login',
  },
  {
    name: 'a visitor who wants to register sees the registration',
    way: ['wants to register'],
    leads: 'entering.signingIn',
    and: (end) => (inputOf(end, 'entry') as { way: string }).way === 'register',
  },
  { name: 'a member signs in', way: member, leads: 'present.signedIn.member', and: tells('member') },
  {
    name: 'a member who just signed in is greeted, and the session’s time is watched',
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
    name: 'a member on a break or excluded comes in, to what is left to them',
    way: ['wants to sign in', 'entry: away'],
    leads: 'present.signedIn.away',
    and: tells('away'),
  },
  {
    name: 'a member who must change the password sees its form, by name, and counts as nobody elsewhere',
    way: ['wants to sign in', 'entry: restricted'],
    leads: 'present.restricted',
    and: (end) => tells(null)(end) && (inputOf(end, 'change') as { account: string }).account === 'ana',
  },
  {
    name: 'a member who must verify an address is asked to',
    way: ['wants to sign in', 'entry: unverified'],
    leads: 'present.unverified',
    and: (end) => tells(null)(end) && end.to.running.includes('address'),
  },
  {
    name: 'closing the way in leaves a visitor, and the browser’s data untouched',
    way: ['wants to sign in', 'entry: closed'],
    leads: 'visitor',
    and: (end) => emitted(end) === 'account.changed',
  },
  {
    name: 'a way in that breaks leaves nothing behind',
    way: ['wants to sign in', 'entry: broke'],
    leads: 'visitor',
    and: (end) => emitted(end) === 'session.forsaken, token.dropped, storage.cleared, account.changed',
  },
  ...(['member', 'agent', 'demo'] as const).map((kind) => ({
    name: `a stored token of a ${kind} account is confirmed, and nobody is greeted`,
    given: kept,
    way: [`arrival: ${kind}`],
    leads: `present.signedIn.${kind}`,
    and: (end: SessionEnd) => tells(kind)(end) && !(inputOf(end, 'greeting') as { fresh: boolean }).fresh,
  })),
  {
    name: 'PWD-03 a stored token of a member who must change the password leads to the form, by name',
    given: kept,
    way: ['arrival: restricted'],
    leads: 'present.restricted',
    and: (end) => (inputOf(end, 'change') as { account: string }).account === 'ana',
  },
  {
    name: 'a stored token of a member who must verify leads to the verification',
    given: kept,
    way: ['arrival: unverified'],
    leads: 'present.unverified',
  },
  ...(['turned away', 'given up'] as const).map((how) => ({
    name: `a stored token that is ${how} is gone, with all that was kept with it`,
    given: kept,
    way: [`arrival: ${how}`],
    leads: 'visitor',
    and: (end: SessionEnd) => emitted(end) === 'token.dropped, storage.cleared, account.changed',
  })),
  {
    name: 'a stored token whose arrival broke is ended at the gateway too',
    given: kept,
    way: ['arrival: broke'],
    leads: 'visitor',
    and: (end) => emitted(end) === 'session.forsaken, token.dropped, storage.cleared, account.changed',
  },
  {
    name: 'when any call refuses a stored token, its arrival decides, and is not begun anew',
    given: kept,
    way: ['the gateway refuses the token'],
    leads: 'present.resuming',
    and: ({ effects }) => effects.started.length === 0,
  },
  {
    name: 'whoever wants to sign out while a stored token is shown to the gateway, and stays, is asked after again',
    given: kept,
    way: ['wants to sign out', 'sign-out is cancelled'],
    leads: 'present.resuming',
  },
  ...(['greeted', 'broke'] as const).map((how) => ({
    name: `nobody is greeted twice: ${how}`,
    way: [...member, `greeting: ${how}`, 'wants to sign out', 'sign-out is cancelled'],
    leads: 'present.signedIn.member',
    and: (end: SessionEnd) => !(inputOf(end, 'greeting') as { fresh: boolean }).fresh,
  })),
  {
    name: 'SES-03 an ended session is forgotten here, its owner is remembered, and the other tabs hear of it',
    way: expired,
    leads: 'entering.expired',
    and: (end) =>
      emitted(end) === 'token.dropped, stale, session.lost, tabs.alerted' &&
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
    name: 'an older token that is refused ends nothing',
    way: [...member, 'the gateway refuses an older token'],
    leads: 'present.signedIn.member',
  },
  {
    name: 'a refused token ends a restricted session, too',
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
    name: 'the person is known again, and the gateway is not asked twice',
    way: [...member, 'the token is renewed', 'arrival: member'],
    leads: 'present.signedIn.member',
    and: (end) => !context(end).unasked,
  },
  {
    name: 'whoever changes the password by choice is led home and told so, and the gateway is asked who is here',
    way: [...member, 'changed the password by choice'],
    leads: 'present.resuming',
    and: (end) =>
      emitted(end) === 'navigate' && context(end).renewed && inputOf(end, 'arrival') !== undefined,
  },
  {
    name: 'a password that is changed while the gateway is asked who is here is told too, and it is not asked anew',
    way: [...member, 'the token is renewed', 'changed the password by choice'],
    leads: 'present.resuming',
    and: (end) =>
      emitted(end) === 'navigate' && context(end).renewed && inputOf(end, 'arrival') === undefined,
  },
  {
    name: 'whoever has seen that the password was changed is not told again',
    way: [
      ...member,
      'changed the password by choice',
      'arrival: member',
      'has seen that the password was changed',
    ],
    leads: 'present.signedIn.member',
    and: (end) => !context(end).renewed,
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
    name: 'an older token that is restricted changes nothing',
    way: [...member, 'the gateway restricts an older token'],
    leads: 'present.signedIn.member',
  },
  ...endingExamples,
];
