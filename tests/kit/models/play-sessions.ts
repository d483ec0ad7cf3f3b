import type { Limit } from '#contract/protection/limits.ts';
import { protections } from '#contract/protection/markets.ts';
import type { PlaySession } from '#contract/protection/play-session.ts';
import type { Standing } from '#contract/protection.ts';
import { asSeconds } from '#contract/units.ts';
import { standingWith } from './standing.ts';

const startedAt = 1_795_000_000_000;

/** A session of play that began ten minutes ago, as the gateway tells it. */
export const openSession: PlaySession = {
  sessionId: 'a-session-of-play-1',
  state: 'OPEN',
  why: null,
  startedAt,
  endedAt: null,
  elapsedSeconds: asSeconds(600),
  minutes: 60,
  money: '20.00',
  secondsLeft: asSeconds(3_000),
  moneyLeft: '18.50',
  warned: null,
  rounds: 3,
  staked: '3.00',
  won: '1.50',
  net: '-1.50',
  check: { everyMinutes: 15, number: 1, due: false, secondsLeft: asSeconds(300) },
};

/** A session that was declared just now: by what the tours of the sheet type. */
export const declaredSession: PlaySession = {
  ...openSession,
  sessionId: 'a-session-just-declared',
  elapsedSeconds: asSeconds(0),
  minutes: 45,
  money: '1200.50',
  lockHours: null,
  secondsLeft: asSeconds(2_700),
  moneyLeft: '1200.50',
  rounds: 0,
  staked: '0.00',
  won: '0.00',
  net: '0.00',
};

export const nearSession: PlaySession = {
  ...openSession,
  elapsedSeconds: asSeconds(1_800),
  secondsLeft: asSeconds(1_800),
  warned: 0.5,
};

/** A check must be read. */
export const dueSession: PlaySession = {
  ...openSession,
  elapsedSeconds: asSeconds(900),
  secondsLeft: asSeconds(2_700),
  check: { everyMinutes: 15, number: 1, due: true, secondsLeft: asSeconds(0) },
};

/** The check was read. */
export const readSession: PlaySession = {
  ...dueSession,
  check: { everyMinutes: 15, number: 2, due: false, secondsLeft: asSeconds(900) },
};

export const endingSession: PlaySession = {
  ...openSession,
  elapsedSeconds: asSeconds(3_600),
  state: 'ENDING',
  why: 'time',
  secondsLeft: asSeconds(0),
  warned: 0.9,
};

export const endedSession: PlaySession = { ...endingSession, state: 'ENDED', endedAt: startedAt + 3_600_000 };

/** What protects somebody in the strictest market, who may play and has no session. */
export const standing: Standing = standingWith(
  {},
  {
    now: startedAt,
    market: 'UNION',
    rules: protections.UNION,
    may: { transferInLine: false, cancelWithdrawal: false },
  },
);

/** A market without declarations, whose sessions begin with a message shortly after another. */
const quiet = { ...standing.rules, session: { ...standing.rules.session, declare: false } };

/** A limit of losses that has nothing left until tomorrow. */
const spentLoss: Limit = {
  kind: 'loss',
  period: 'day',
  value: '20.00',
  ceiling: null,
  used: '20.00',
  left: '0.00',
  since: startedAt - 3_600_000,
  until: startedAt + 36_000_000,
  raise: null,
  version: 1,
};

/** What the gateway may say of somebody who wants to play. */
export const standings = {
  'nothing in the way': standing,
  'another session ended just now': { ...standing, session: endedSession, noticeSince: startedAt },
  'another session ended just now, where nothing is declared': {
    ...standing,
    rules: quiet,
    session: endedSession,
    noticeSince: startedAt,
  },
  'nothing to declare': { ...standing, market: 'UK', rules: quiet },
  'a session is open': { ...standing, session: openSession },
  'the last session is ending': { ...standing, session: endingSession },
  'the next session is locked': { ...standing, session: endedSession, lockedUntil: startedAt + 7_200_000 },
  'a limit has nothing left': { ...standing, session: openSession, limits: [spentLoss] },
  'limits are missing': { ...standing, limitsAsked: 'must' },
  'on a break': {
    ...standing,
    absence: {
      kind: 'BREAK',
      from: startedAt,
      until: startedAt + 86_400_000,
      zone: 'America/Lima',
      returnFrom: null,
      return: null,
    },
    may: { ...standing.may, play: false },
  },
} as const satisfies Record<string, Standing>;
