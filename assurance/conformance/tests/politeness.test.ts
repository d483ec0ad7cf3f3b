import { describe, expect, it } from 'vitest';
import type { Exchange } from '#assurance/conformance/asking/exchange.ts';
import {
  createManners,
  Stopped,
  usualManners,
  waitAskedBy,
} from '#assurance/conformance/asking/politeness.ts';

const answer: Exchange = {
  call: 'wallet.balance',
  came: 'whole',
  status: 200,
  headers: new Headers(),
  text: '',
  withToken: false,
  milliseconds: 1,
  at: 0,
};

function clock() {
  let now = 0;
  const waited: number[] = [];
  return {
    waited,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    time: {
      watch: () => now,
      pause: async (milliseconds: number) => {
        waited.push(milliseconds);
        now += milliseconds;
      },
    },
  };
}

const retryAfter = (seconds: string, status = 429) => ({
  ...answer,
  status,
  headers: new Headers({ 'Retry-After': seconds }),
});

describe('a polite run', () => {
  it('asks five times a second by default, and never sooner', async () => {
    const { waited, time, pass } = clock();
    const manners = createManners(usualManners, time);
    await manners.turn();
    await manners.turn();
    await manners.turn();
    expect(waited).toEqual([200, 200]);
    pass(5_000);
    await manners.turn();
    expect(waited).toHaveLength(2);
  });

  it('asks so many times in all, and for so many minutes', async () => {
    const { time, pass } = clock();
    const few = createManners({ ...usualManners, most: 2 }, time);
    await few.turn();
    await few.turn();
    await expect(few.turn()).rejects.toThrow('may ask 2 requests');
    const short = createManners({ ...usualManners, minutes: 1 }, time);
    await short.turn();
    pass(61_000);
    await expect(short.turn()).rejects.toThrow('may take 1 minutes');
  });

  it('waits as long as Retry-After says, within what it may', async () => {
    const { waited, time } = clock();
    const manners = createManners(usualManners, time);
    expect(await manners.mayRepeat(retryAfter('30'))).toBe(true);
    expect(waited).toEqual([30_000]);
    expect(await manners.mayRepeat(retryAfter('3600'))).toBe(false);
    expect(waited).toHaveLength(1);
    expect(waitAskedBy(retryAfter('soon'))).toBeNull();
    expect(waitAskedBy(retryAfter('30', 200))).toBeNull();
  });

  it('counts a gateway as gone after three lost answers in a row, and not for three among others', () => {
    const manners = createManners(usualManners, clock().time);
    const late = { ...answer, came: 'late', status: 0 } as const;
    for (let n = 0; n < 5; n += 1) {
      manners.heard(late);
      manners.heard(late);
      manners.heard(answer);
    }
    manners.heard(late);
    manners.heard({ ...answer, status: 502 });
    expect(() => manners.heard(late)).toThrow(Stopped);
  });

  it('waits a little for a gateway that is not there, and then says so', async () => {
    const { waited, time } = clock();
    const manners = createManners(usualManners, time);
    const absent = { ...answer, came: 'broken', status: 0, fault: 'ECONNREFUSED' } as const;
    for (let n = 0; n < 3; n += 1) expect(await manners.wasAbsent(absent)).toBe(true);
    expect(waited).toEqual([1_000, 2_000, 4_000]);
    await expect(manners.wasAbsent(absent)).rejects.toThrow('there is no connection to it (ECONNREFUSED)');
    expect(await manners.wasAbsent({ ...answer, came: 'broken', fault: 'ECONNRESET' })).toBe(false);
  });
});
