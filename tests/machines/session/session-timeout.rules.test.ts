import { describe, expect, it } from 'vitest';
import { asSeconds } from '#contract/units.ts';
import {
  askAgain,
  failedToStay,
  isOver,
  lasts,
  lifeLeft,
  newLife,
  untilEnd,
  untilLook,
} from '#machines/session/session-timeout.rules.ts';

const left = (idle: number, absolute: number) =>
  lifeLeft({ idleSeconds: asSeconds(idle), absoluteSeconds: asSeconds(absolute) });
const timeLeft = (idle: number, absolute: number) => ({
  ...newLife({ chance: 0.5 }),
  ...left(idle, absolute),
});

describe('the remaining time of a session', () => {
  it('lasts until the nearer of its two ends', () => {
    expect(timeLeft(1_800, 40_000)).toMatchObject({ seconds: 1_800, forGood: false });
    expect(timeLeft(1_800, 900)).toMatchObject({ seconds: 900, forGood: false });
  });

  it('SES-02 can’t be extended in the very last minute', () => {
    expect(timeLeft(1_800, 61).forGood).toBe(false);
    expect(timeLeft(1_800, 60).forGood).toBe(true);
    expect(timeLeft(10, 60).forGood).toBe(true);
  });

  it.each([
    [-5, 0],
    [0.2, 1],
    [Number.MAX_VALUE, 86_400],
    [59.5, 60],
  ])('is a time that a timer can wait for, whatever the gateway says: %s', (idle, seconds) => {
    expect(timeLeft(idle, Number.MAX_VALUE).seconds).toBe(seconds);
  });

  it('counts as left above a minute, and as over at zero', () => {
    expect([61, 60, 1, 0].map((seconds) => lasts(timeLeft(seconds, 9_999)))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([61, 60, 1, 0].map((seconds) => isOver(timeLeft(seconds, 9_999)))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('is waited for in milliseconds: to a minute before the end, about three at most, and to the end', () => {
    const chances = [0, 0.5, 1].map((chance) => untilLook({ ...timeLeft(1_800, 9_999), chance }));
    expect(chances).toEqual([180_000, 200_000, 220_000]);
    expect(untilLook(timeLeft(100, 9_999))).toBe(40_000);
    expect(untilLook(timeLeft(20, 9_999))).toBe(0);
    expect(untilEnd(timeLeft(20, 9_999))).toBe(20_000);
  });

  it('NET-05 is asked for again after a failure in about a minute and a half, at another time on each page', () => {
    expect([0, 0.5, 1].map((chance) => askAgain(newLife({ chance })))).toEqual([90_000, 97_000, 104_000]);
  });

  it('shows why extending failed, until there is a new answer', () => {
    const failed = { ...timeLeft(20, 9_999), ...failedToStay(new Error('a defect')) };
    expect(failed.failure).not.toBeNull();
    expect({ ...failed, ...left(9, 99) }.failure).toBeNull();
  });
});
