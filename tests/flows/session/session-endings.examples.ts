import type { Example } from '#assurance/walk/model.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { secrets } from '../../kit/models/people.ts';
import { coming, renewed } from './session.properties.ts';
import { context, emitted, inputOf, member, type SessionEnd, tells } from './session-ends.ts';

const asks = [...member, 'wants to sign out'];
const expired = [...member, 'life: over'];

/** What is forgotten here and told to whom, in this order, when another tab ends the session. */
const ousted = 'session.forsaken, token.dropped, storage.cleared, navigate, stale, account.changed';

/** What is accepted of how a session ends, is left, and goes on, way by way. */
export const endingExamples: readonly Example<typeof sessionMachine>[] = [
  {
    name: 'signing out asks first, with the token and the name for it',
    way: asks,
    leads: 'present.leaving',
    and: ({ effects }) =>
      effects.emitted.some(
        (event) =>
          event.type === 'signOut.opened' &&
          event.token === secrets.token &&
          event.account === 'ana' &&
          event.next === null,
      ),
  },
  {
    name: 'leaving a demo account for an own account says so',
    way: ['wants to sign in', 'entry: demo', 'wants an account of their own instead of the demo'],
    leads: 'present.leaving',
    and: ({ effects }) =>
      effects.emitted.some((event) => event.type === 'signOut.opened' && event.next === 'register'),
  },
  {
    name: 'confirming the sign-out leaves a visitor, and nothing that was read for the person',
    way: [...asks, 'sign-out is confirmed'],
    leads: 'visitor',
    and: (end) => emitted(end) === 'stale, account.changed',
  },
  {
    name: 'cancelling the sign-out changes nothing',
    way: [...asks, 'sign-out is cancelled'],
    leads: 'present.signedIn.member',
  },
  {
    name: 'cancelling the sign-out of a restricted session leaves it restricted',
    way: ['wants to sign in', 'entry: restricted', 'wants to sign out', 'sign-out is cancelled'],
    leads: 'present.restricted',
  },
  ...(['the token is renewed', 'the gateway restricts the token'] as const).map((news) => ({
    name: `cancelling asks the gateway who is here when meanwhile ${news}`,
    way: [...asks, news, 'sign-out is cancelled'],
    leads: 'present.resuming',
  })),
  ...(['the token is renewed', 'the gateway restricts the token'] as const).map((news) => ({
    name: `the question to sign out stays while ${news}`,
    way: [...asks, news],
    leads: 'present.leaving',
  })),
  {
    name: 'who is not sure and restricted is asked after too when meanwhile the token was renewed, and nothing else is begun',
    way: [
      'wants to sign in',
      'entry: restricted',
      'wants to sign out',
      'the token is renewed',
      'sign-out is cancelled',
    ],
    leads: 'present.resuming',
    and: ({ effects }) => effects.started.every(({ id }) => id === 'arrival'),
  },
  {
    name: 'OUT-05 the question to sign out does not keep the news of another tab away: signed out there, signed out here',
    way: [...asks, 'another tab signed out'],
    leads: 'visitor',
    and: (end) => emitted(end) === ousted && !context(end).displaced,
  },
  {
    name: 'OUT-05 another account that comes in while the question stands ends the session here, at the gateway too, and says so',
    way: [...asks, 'another account came in elsewhere'],
    leads: 'visitor',
    and: (end) => emitted(end) === ousted && context(end).displaced,
  },
  {
    name: 'a visitor who has seen why the session ended does not see it again',
    way: [...member, 'another account came in elsewhere', 'has seen why the session ended'],
    leads: 'visitor',
    and: (end) => !context(end).displaced && emitted(end) === '',
  },
  {
    name: 'a member who signs in after that does not see it either',
    way: [...member, 'another account came in elsewhere', 'wants to sign in'],
    leads: 'entering.signingIn',
    and: (end) => !context(end).displaced,
  },
  ...(['another account signed out elsewhere', 'the same account came in elsewhere'] as const).map(
    (news) => ({
      name: `${news}: that is no news for this session`,
      way: [...member, news],
      leads: 'present.signedIn.member',
    }),
  ),
  ...(['life: over', 'the gateway refuses the token'] as const).map((end) => ({
    name: `OUT-05 the question to sign out keeps nobody on the screen: ${end}`,
    way: [...asks, end],
    leads: 'entering.expired',
    and: (there: SessionEnd) => emitted(there) === 'token.dropped, stale, session.lost, tabs.alerted',
  })),
  ...(['life: over', 'the gateway refuses the new token', 'arrival: turned away'] as const).map((end) => ({
    name: `OUT-05 a session that is looked after anew ends for its owner, who is asked to sign in again: ${end}`,
    way: [...member, 'the token is renewed', end],
    leads: 'entering.expired',
    and: (there: SessionEnd) =>
      emitted(there) === 'token.dropped, stale, session.lost, tabs.alerted' &&
      context(there).account === 'ana' &&
      context(there).member === null,
  })),
  {
    name: 'a break that began elsewhere while the question is open makes the gateway be asked before anything is shown',
    way: [...asks, 'an absence began or ended', 'sign-out is cancelled'],
    leads: 'present.resuming',
  },
  {
    name: 'OUT-05 the session of a person who was coming in when another account did elsewhere is ended by its own token',
    way: [...expired, 'who is coming in has a token', 'another account came in elsewhere'],
    leads: 'visitor',
    and: ({ effects }) =>
      effects.emitted.some((event) => event.type === 'session.forsaken' && event.token === coming),
  },
  {
    name: 'a token that was good for nothing is not ended once more',
    way: [
      ...expired,
      'who is coming in has a token',
      'that token was good for nothing',
      'another account came in elsewhere',
    ],
    leads: 'visitor',
    and: ({ effects }) =>
      effects.emitted.some((event) => event.type === 'session.forsaken' && event.token === null),
  },
  ...(['restricted', 'unverified'] as const).map((held) => ({
    name: `a session that is ${held} goes on when another tab did what was asked of it`,
    way: ['wants to sign in', `entry: ${held}`, 'another tab renewed the token'],
    leads: 'present.resuming',
    and: (end: SessionEnd) => emitted(end) === 'token.renewed, stale' && context(end).token === renewed,
  })),
  {
    name: 'an expired session is somebody’s, and ends for good with news of its owner; no token is left to be ended',
    way: [...expired, 'another tab signed out'],
    leads: 'visitor',
    and: ({ effects }) =>
      effects.emitted.some((event) => event.type === 'session.forsaken' && event.token === null),
  },
  {
    name: 'SES-03 its owner signs in again and stays where they were, whichever way they had come',
    way: ['wants to register', 'entry: member', 'life: over', 'entry: member'],
    leads: 'present.signedIn.member',
    and: tells('member'),
  },
  {
    name: 'SES-03 its owner is asked to sign in, also who had registered',
    way: ['wants to register', 'entry: member', 'life: over'],
    leads: 'entering.expired',
    and: (end) => (inputOf(end, 'entry') as { way: string }).way === 'login',
  },
  {
    name: 'SES-03 somebody else who comes in begins at home',
    way: [...expired, 'entry: someone else'],
    leads: 'present.signedIn.member',
    and: (end) => emitted(end) === 'account.changed, navigate' && !context(end).switched,
  },
  {
    name: 'who closes the login of an expired session is nobody, and begins at home',
    way: [...expired, 'entry: closed'],
    leads: 'visitor',
    and: (end) => emitted(end) === 'storage.cleared, navigate, stale, account.changed',
  },
  {
    name: 'a changed password lets the gateway be asked who is here, at home, and everything be read anew',
    way: ['wants to sign in', 'entry: restricted', 'change: changed'],
    leads: 'present.resuming',
    and: (end) => emitted(end) === 'stale, navigate',
  },
  {
    name: 'a form that breaks is a reason to ask',
    way: ['wants to sign in', 'entry: restricted', 'change: broke'],
    leads: 'present.resuming',
    and: (end) => emitted(end) === '',
  },
  ...(['verified', 'broke'] as const).map((how) => ({
    name: `the gateway is asked who is here when the address is ${how}`,
    way: ['wants to sign in', 'entry: unverified', `address: ${how}`],
    leads: 'present.resuming',
  })),
  ...(['the features are learned', 'the language changed'] as const).map((news) => ({
    name: `the person stays in the same state when ${news}`,
    way: [...member, news],
    leads: 'present.signedIn.member',
  })),
  {
    name: 'the features are known to whoever comes in next',
    way: ['the features are learned', 'wants to sign in'],
    leads: 'entering.signingIn',
    and: (end) => (inputOf(end, 'entry') as { features: { smsLogin: boolean } }).features.smsLogin,
  },
  {
    name: 'the greeting uses the current language',
    way: ['the language changed', ...member],
    leads: 'present.signedIn.member',
    and: (end) => (inputOf(end, 'greeting') as { language: string }).language === 'EN',
  },
  {
    name: 'a forced change of password goes on when an absence begins meanwhile',
    way: ['wants to sign in', 'entry: restricted', 'an absence began or ended'],
    leads: 'present.restricted',
    and: ({ effects }) => effects.started.length === 0,
  },
];
