import type { Exchange } from './exchange.ts';

/** How much a run may ask; one request at a time. */
export type Manners = {
  /** Requests a second. */
  readonly rate: number;
  /** Requests in all. */
  readonly most: number;
  /** Minutes in all. */
  readonly minutes: number;
  /** The longest Retry-After that is waited for, seconds. */
  readonly longestWait: number;
};

export const usualManners: Manners = { rate: 5, most: 5_000, minutes: 60, longestWait: 120 };

/** Answers that fail one after the other until the gateway counts as gone. */
const goneAfter = 3;

/** Faults of a connection that never stood: nobody was asked, so no call is to blame. */
const neverThere = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNABORTED'];

/** How long to wait before asking again for somebody who is not there; milliseconds. */
const waits = [1_000, 2_000, 4_000];

const maintenance = 503;
const tooMany = 429;

/** The run can't go on; its message says why. What was not asked is reported with it. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

export type Time = {
  readonly watch: () => number;
  /** Waits so many milliseconds. */
  readonly pause: (milliseconds: number) => Promise<void>;
};

/** The seconds that an answer asks to wait, if it does. */
export function waitAskedBy({ headers, status }: Exchange): number | null {
  const said = headers.get('Retry-After')?.trim() ?? '';
  return (status === tooMany || status === maintenance) && /^\d{1,6}$/.test(said) ? Number(said) : null;
}

function lost({ came, status }: Exchange): boolean {
  return came === 'broken' || came === 'late' || status === 502 || status === 504;
}

/** Spaces requests out, counts them, and ends a run that would ask too much or of nobody. */
export function createManners({ rate, most, minutes, longestWait }: Manners, { watch, pause }: Time) {
  const begun = watch();
  let asked = 0;
  let next = begun;
  let failures = 0;
  let absences = 0;

  async function turn(): Promise<void> {
    if (asked >= most) throw new Stopped(`the run may ask ${most} requests, and has (--most)`);
    if (watch() - begun > minutes * 60_000) {
      throw new Stopped(`the run may take ${minutes} minutes, and has (--minutes)`);
    }
    const early = next - watch();
    if (early > 0) await pause(early);
    next = Math.max(next, watch()) + 1_000 / rate;
    asked += 1;
  }

  /** Whether an answer that asked to wait is worth asking for once more. */
  async function mayRepeat(answer: Exchange): Promise<boolean> {
    const wait = waitAskedBy(answer);
    if (wait === null || wait > longestWait) return false;
    await pause(wait * 1_000);
    return true;
  }

  /** Whether the gateway was not there at all, and may be by now: it waits a little before it says so. */
  async function wasAbsent({ came, fault = '' }: Exchange): Promise<boolean> {
    if (came !== 'broken' || !neverThere.includes(fault)) {
      absences = 0;
      return false;
    }
    const wait = waits[absences];
    if (wait === undefined) throw new Stopped(`the gateway is gone: there is no connection to it (${fault})`);
    absences += 1;
    await pause(wait);
    return true;
  }

  function heard(answer: Exchange): void {
    failures = lost(answer) ? failures + 1 : 0;
    if (failures < goneAfter) return;
    const how = answer.came === 'late' ? 'does not answer in time' : 'is gone';
    throw new Stopped(`the gateway ${how}: ${failures} requests in a row came to nothing`);
  }

  return {
    turn,
    mayRepeat,
    wasAbsent,
    heard,
    asked: () => asked,
  };
}
export type PoliteTurns = ReturnType<typeof createManners>;
