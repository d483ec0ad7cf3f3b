import { describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { PlaySession } from '#contract/protection/play-session.ts';
import {
  asMicro,
  asMilliseconds,
  asMinor,
  asPoints,
  asSeconds,
  type MicroPoints,
  type Milliseconds,
  type Minor,
  type Minutes,
  microMoney,
  microPoints,
  minus,
  type Points,
  plain,
  plus,
  quantityOf,
  type Seconds,
  signOf,
  times,
  timesIn,
  wholePoints,
} from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import type { Movement } from '#sandbox/books/journal.ts';
import type { Claim } from '#sandbox/contracts/keeping-back.ts';
import type { SessionPlay } from '#sandbox/protection/play-sessions.ts';

const fifty = asPoints(50);
const seconds = asSeconds(60);
const price = asMinor(12_50);
const half: MicroPoints = asMicro(500_000);

/** None of this compiles: `npm run types` fails where one line does. */
const mixed = [
  // @ts-expect-error money and points
  () => plus(price, fifty),
  // @ts-expect-error money and points, by hand
  () => price + fifty,
  // @ts-expect-error points given for the money of a movement
  (): Movement => ({ house: 'POINTS', change: fifty }),
  // @ts-expect-error a number given for it
  (): Movement => ({ house: 'POINTS', change: 12_50 }),
  // @ts-expect-error points written as money
  () => amountOf(fifty),
  // @ts-expect-error a time and money
  () => times(seconds, price),
  // @ts-expect-error a time and money, by hand
  () => seconds * price,
  // @ts-expect-error a time in seconds for one in milliseconds
  (): Milliseconds => seconds,
  // @ts-expect-error what is left of a session, by hand: timers count milliseconds
  ({ idleSeconds }: CallOutput<'session.life'>): number => idleSeconds * 1_000,
  // @ts-expect-error minutes of the wire for seconds
  ({ expiredMinutes }: CallOutput<'verification.smsLogin'>): Seconds => expiredMinutes,
  // @ts-expect-error seconds of the wire and a time in milliseconds
  ({ secondsLeft }: PlaySession) => plus(asMilliseconds(500), secondsLeft ?? seconds),
  // @ts-expect-error a gateway's wait for a timer's
  ({ retryAfterSeconds }: Failure): Milliseconds | undefined => retryAfterSeconds,
  // @ts-expect-error how long somebody played, and what they lost
  ({ staked }: SessionPlay, played: Minutes) => plus(staked, played),
  // @ts-expect-error what is left of a bill, by hand
  ({ amount, paid }: Claim): Minor => amount - paid,
  // @ts-expect-error a time for what was paid of one
  (claim: Claim): Claim => ({ ...claim, paid: seconds }),
  // @ts-expect-error points and their millionths
  () => plus(half, fifty),
  // @ts-expect-error points and their millionths, by hand
  () => half + fifty,
  // @ts-expect-error millionths of points and of money
  () => plus(half, microMoney(price)),
  // @ts-expect-error a number is no amount
  () => plus(fifty, 50),
  // @ts-expect-error and an amount no number
  () => Math.max(fifty, 50),
  // @ts-expect-error one unit, but not by hand: what comes of it would have none
  () => fifty + fifty,
  // @ts-expect-error the sign is taken off as well
  (): Points => -fifty,
  // @ts-expect-error amounts of two units are not compared
  () => fifty > half,
  // @ts-expect-error nor with a number
  () => fifty > 0,
  // @ts-expect-error an amount times an amount
  () => times(fifty, fifty),
  // @ts-expect-error points where millionths of them are kept
  (): MicroPoints => fifty,
  // @ts-expect-error the other way round
  (): Points => half,
];

describe('an amount with a unit', () => {
  it('is a plain number while the product runs, and is written as one', () => {
    expect([fifty, `${plain(fifty)}`, JSON.stringify({ fifty })]).toEqual([50, '50', '{"fifty":50}']);
  });

  it('is mixed with nothing else: the compiler holds each of these for a mistake', () => {
    expect(mixed).not.toEqual([]);
  });

  it('is added, taken, counted and compared within its unit', () => {
    const free = plus(microPoints(fifty), half);
    expect([quantityOf(free), wholePoints(free)]).toEqual(['50.5', fifty]);
    expect([timesIn(free, half), times(2, fifty) > fifty]).toEqual([101, true]);
    expect([signOf(minus(half, free)), quantityOf(minus(half, free))]).toEqual([-1, '-50']);
  });
});
