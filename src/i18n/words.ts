import type acts from '#locales/es/acts.json';
import type agent from '#locales/es/agent.json';
import type contracts from '#locales/es/contracts.json';
import type downloads from '#locales/es/downloads.json';
import type games from '#locales/es/games.json';
import type help from '#locales/es/help.json';
import type inbox from '#locales/es/inbox.json';
import type lotteries from '#locales/es/lotteries.json';
import type member from '#locales/es/member.json';
import type missions from '#locales/es/missions.json';
import type notices from '#locales/es/notices.json';
import type password from '#locales/es/password.json';
import type points from '#locales/es/points.json';
import type promotions from '#locales/es/promotions.json';
import type protection from '#locales/es/protection.json';
import type records from '#locales/es/records.json';
import type registration from '#locales/es/registration.json';
import type session from '#locales/es/session.json';
import type shell from '#locales/es/shell.json';
import type support from '#locales/es/support.json';
import type system from '#locales/es/system.json';
import type verification from '#locales/es/verification.json';
import type wallet from '#locales/es/wallet.json';

/** All words by area, as the Spanish files hold them: the source of every key's type. */
export type Words = {
  acts: typeof acts;
  agent: typeof agent;
  contracts: typeof contracts;
  downloads: typeof downloads;
  games: typeof games;
  member: typeof member;
  help: typeof help;
  inbox: typeof inbox;
  lotteries: typeof lotteries;
  missions: typeof missions;
  notices: typeof notices;
  password: typeof password;
  points: typeof points;
  promotions: typeof promotions;
  protection: typeof protection;
  records: typeof records;
  registration: typeof registration;
  session: typeof session;
  shell: typeof shell;
  support: typeof support;
  system: typeof system;
  verification: typeof verification;
  wallet: typeof wallet;
};

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    nsSeparator: '.';
    keySeparator: '.';
    resources: Words;
  }
}
