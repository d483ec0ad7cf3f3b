import type { Protection } from '#contract/protection/market.ts';
import type { PlaySession } from '#contract/protection/play-session.ts';
import type { Standing } from '#contract/protection.ts';
import {
  asMilliseconds,
  asMinor,
  asSeconds,
  minus,
  most,
  plus,
  ratioOf,
  secondsLeft,
} from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { marketOf } from '#sandbox/kit/market.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { type SessionNow, sessionNow } from './ending.ts';
import { lastSession, type PlaySessionRow } from './play-sessions.ts';

const minute = 60_000;

const secondsUntil = (moment: number, now: number) => secondsLeft(asMilliseconds(moment - now));

/** The highest of these shares that is passed; null below the first. */
function passed(share: number, marks: readonly number[]): number | null {
  const reached = marks.filter((mark) => share >= mark);
  return reached.length === 0 ? null : Math.max(...reached);
}

/** The share of the declared time and money, or of a limit, that was passed. */
function warnedOf({ row, play, left }: SessionNow, rules: Protection, now: number): number | null {
  const { startedAt, minutes, money } = row;
  const time = minutes === null ? 0 : (now - startedAt) / (minutes * minute);
  const lost = money === null ? 0 : ratioOf(minus(play.staked, play.won), most(asMinor(1), money));
  const marks = [
    passed(Math.max(time, lost), rules.session.warnAt),
    passed(left.share, rules.limits.warnAt),
  ].filter((mark) => mark !== null);
  return marks.length === 0 ? null : Math.max(...marks);
}

type Ruled = Pick<Sandbox, 'settings'>;

/** How often the check of a session comes: never rarer than the market in force allows; null where none comes. */
function checkEvery({ checkMinutes }: PlaySessionRow, sandbox: Ruled): number | null {
  const { check } = marketOf(sandbox).rules.session;
  if (!check) return null;
  const most = check.atMost ?? Number.POSITIVE_INFINITY;
  const every = Math.min(checkMinutes || most, most);
  return Number.isFinite(every) ? every : null;
}

/** When the next check comes; null without checks. */
export function checkAt(row: PlaySessionRow, sandbox: Ruled): number | null {
  const every = checkEvery(row, sandbox);
  return every === null ? null : row.checkedAt + every * minute;
}

/** Whether a check must be read before the next bet; never while a round runs. */
export function checkDue({ row, play }: SessionNow, sandbox: Ruled, now: number): boolean {
  const at = checkAt(row, sandbox);
  return row.endingAt === null && play.running === 0 && at !== null && at <= now;
}

/** A session of play as its member sees it. */
export function sessionShown(session: SessionNow, sandbox: Pick<Sandbox, 'settings' | 'clock'>): PlaySession {
  const { row, play } = session;
  const { startedAt, endingAt, endedAt, minutes, money, lockHours } = row;
  const now = endedAt ?? sandbox.clock.now();
  const net = minus(play.won, play.staked);
  const check = checkAt(row, sandbox);
  return {
    sessionId: row.id,
    state: endedAt !== null ? 'ENDED' : endingAt !== null ? 'ENDING' : 'OPEN',
    why: row.why,
    startedAt,
    endedAt,
    elapsedSeconds: asSeconds(Math.max(0, Math.floor((now - startedAt) / 1_000))),
    minutes,
    money: money === null ? null : amountOf(money),
    lockHours,
    secondsLeft: minutes === null ? null : secondsUntil(startedAt + minutes * minute, now),
    moneyLeft: money === null ? null : amountOf(most(asMinor(0), plus(money, net))),
    warned: warnedOf(session, marketOf(sandbox).rules, now),
    rounds: play.rounds,
    staked: amountOf(play.staked),
    won: amountOf(play.won),
    net: amountOf(net),
    check:
      check === null
        ? null
        : {
            everyMinutes: checkEvery(row, sandbox) ?? 0,
            number: row.checks + 1,
            due: checkDue(session, sandbox, now),
            secondsLeft: secondsUntil(check, now),
          },
  };
}

/**
 * Until when the member locked the next session, if this one ended by its declared time, its money or a limit. Where no
 * round was played there was nothing to lock after.
 */
function lockedUntilOf({ row, play }: SessionNow, now: number): number | null {
  const { why, endedAt, minutes, lockHours } = row;
  const reached = why === 'money' || why === 'limit' || (why === 'time' && minutes !== null);
  const locks = endedAt !== null && lockHours !== null && reached && play.rounds > 0;
  const until = locks ? endedAt + lockHours * 60 * minute : 0;
  return until > now ? until : null;
}

/** What a member's standing says of sessions of play. */
export async function playStanding(
  from: Pick<Transaction, 'select'>,
  memberId: string,
  sandbox: Pick<Sandbox, 'settings' | 'clock'>,
): Promise<Pick<Standing, 'session' | 'noticeSince' | 'lockedUntil'>> {
  const last = await lastSession(from, memberId);
  if (!last) return { session: null, noticeSince: null, lockedUntil: null };
  const now = sandbox.clock.now();
  const session = await sessionNow(from, last, sandbox);
  const { endedAt } = session.row;
  const within = marketOf(sandbox).rules.session.noticeWithinMinutes * minute;
  return {
    session: sessionShown(session, sandbox),
    noticeSince: endedAt !== null && now - endedAt < within ? endedAt : null,
    lockedUntil: lockedUntilOf(session, now),
  };
}
