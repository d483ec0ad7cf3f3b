import { createActor } from 'xstate';
import type { CallName, Gateway } from '#contract/calls.ts';
import { CallFailure } from '#contract/errors.ts';
import { connect } from '#machines/kit/connect.ts';
import { sessionTimeoutMachine } from '#machines/session/session-timeout.machine.ts';
import { statusMachine } from '#machines/system/status.machine.ts';
import { settleAfter } from '#machines/system/status.rules.ts';
import { usualTimeouts } from '#src/gateway/pace.ts';
import { VirtualClock } from './virtual-clock.ts';

/** How the gateway is away: it refuses connections, it never answers, or it says that the product is closed. */
export const aways = ['refusing', 'silent', 'maintenance'] as const;
type Away = (typeof aways)[number];

/** The golden ratio's fraction: its multiples fill the line from 0 to 1 evenly, however many are drawn. */
const golden = 0.618_033_988_749_895;

/** Chances as even among a few pages as those of a million are; drawn ones would differ more than a million's do. */
export function evenChances(): () => number {
  let drawn = 0;
  return () => {
    drawn = (drawn + golden) % 1;
    return drawn;
  };
}

export type Herd = {
  readonly members: number;
  readonly away: Away;
  /** Reads of a member's own that a page makes after the product opened again, at a moment of its own. */
  readonly reads: number;
  /** Between 0 and 1, drawn for each page. */
  readonly chance: () => number;
};

/** Calls a second, each second of them a mean over ten seconds; times in seconds. */
export type Load = {
  /** The mean of six minutes before the gateway goes away. */
  readonly steady: number;
  readonly peakAway: number;
  readonly peakAfter: number;
  /** From the gateway's return until the last page has both its answers. */
  readonly back: number;
  /** The mean of each minute: six before, ten while it is away, four after. */
  readonly minutes: readonly number[];
};

const minute = 60_000;
/** All pages are opened within ten seconds, as at a kick-off; then they live for a while. */
const openedWithin = 10_000;
const goes = 24 * minute;
const returns = goes + 10 * minute;
const over = returns + 4 * minute;
const known = 6 * minute;
const window = 10;
/** Milliseconds of an answer. */
const latency = 80;

/** A member who uses the product now and then: five minutes ago at most. */
const life = { idleSeconds: 25 * 60, absoluteSeconds: 8 * 3_600 };
const status = (closed: boolean) => ({
  info: { whitelabel: [] },
  maintenance: closed,
  regionRestriction: false,
});

/** A mean over ten seconds, for each second from one to another. */
function means(counts: readonly number[], from: number, to: number): number[] {
  return Array.from({ length: (to - from) / 1_000 }, (_, at) => {
    const last = from / 1_000 + at + 1;
    return counts.slice(last - window, last).reduce((sum, count) => sum + count, 0) / window;
  });
}

const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;

/**
 * Runs the product's own machines of so many members, who look at their page and touch nothing, on a virtual clock:
 * the machine of the status and that of the session, with their own delays, each over a gateway that goes away for
 * ten minutes. Counts every call they make, as the client sends it.
 */
export async function simulateHerd({ members, away, reads, chance }: Herd): Promise<Load> {
  const clock = new VirtualClock();
  const counts: number[] = Array.from({ length: over / 1_000 + 1 }, () => 0);
  const count = (calls: number) => {
    const second = Math.floor(clock.now() / 1_000);
    counts[second] = (counts[second] ?? 0) + calls;
  };
  const gone = () => clock.now() >= goes && clock.now() < returns;
  const later = (milliseconds: number, work: () => void) => clock.setTimeout(work, milliseconds);

  /** After the gateway's return, by page and call: milliseconds until the first answer. */
  const lateness = new Map<string, number>();

  /** One page's way to the gateway; `refused` hears of calls that a closed product refuses. */
  function gatewayOf(page: number, refused: () => void): Gateway {
    const heard = (name: CallName) => {
      const first = `${page} ${name}`;
      if (clock.now() >= returns && !lateness.has(first)) lateness.set(first, clock.now() - returns);
    };
    const ask = (name: CallName) =>
      new Promise((resolve, reject) => {
        count(1);
        const fail = (kind: 'network' | 'timeout' | 'unavailable') => reject(new CallFailure({ kind }));
        if (gone() && away === 'refusing') later(latency, () => fail('network'));
        else if (gone() && away === 'silent') later(usualTimeouts.oneTry, () => fail('timeout'));
        else if (gone() && name === 'session.life') {
          later(latency, () => {
            refused();
            fail('unavailable');
          });
        } else {
          const closed = gone();
          later(latency, () => {
            resolve(name === 'session.life' ? life : status(closed));
            if (!closed) heard(name);
          });
        }
      });
    return ask as Gateway;
  }

  function openPage(page: number): void {
    const drawn = chance();
    const gateway = gatewayOf(page, () => watch.send({ type: 'unavailable.seen' }));
    const watch = createActor(connect(statusMachine, gateway), {
      clock,
      input: { host: 'localhost', chance: drawn, entrance: 'any' },
    });
    let closed = false;
    watch.subscribe((snapshot) => {
      const was = closed;
      closed = snapshot.matches({ situation: 'maintenance' });
      if (was && !closed) later(settleAfter({ chance: drawn }), () => count(reads));
    });
    watch.start();
    createActor(connect(sessionTimeoutMachine, gateway), { clock, input: { chance: drawn } }).start();
  }

  for (let page = 0; page < members; page += 1) {
    later((page / members) * openedWithin, () => openPage(page));
  }
  await clock.runUntil(over);
  const before = means(counts, goes - known, goes);
  const all = [...before, ...means(counts, goes, over)];
  return {
    steady: mean(before),
    peakAway: Math.max(...means(counts, goes, returns)),
    peakAfter: Math.max(...means(counts, returns, over)),
    back: lateness.size < 2 * members ? Number.POSITIVE_INFINITY : Math.max(...lateness.values()) / 1_000,
    minutes: Array.from({ length: all.length / 60 }, (_, at) => mean(all.slice(at * 60, at * 60 + 60))),
  };
}
