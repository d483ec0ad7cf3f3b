import { type Handlers, Refusal } from '../handler.ts';

/** Calls that no handler answers so far: each leaves this list with its handler, and the last takes the file along. */
const waiting = [
  'help.centre',
  'missions.summary',
  'member.profile',
  'member.saveProfile',
  'member.setAvatar',
  'member.setWithdrawPassword',
  'member.sendBindingCode',
  'member.bind',
  'member.beginAuthenticator',
  'member.confirmAuthenticator',
  'member.removeAuthenticator',
  'member.signIns',
  'member.endOthers',
  'registration.settings',
  'registration.register',
  'registration.registerMobile',
  'registration.registerIdentity',
  'registration.affiliate',
  'session.identity',
  'session.life',
  'session.stay',
] as const;

const refuse = () => {
  throw new Refusal('FUNCTION_DISABLED');
};

export const notYet = Object.fromEntries(waiting.map((name) => [name, refuse])) as unknown as Pick<
  Handlers,
  (typeof waiting)[number]
>;
