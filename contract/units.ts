import type * as z from 'zod/mini';

// Whole numbers with a unit. While the product runs each is a plain number; to the compiler it is none, so that amounts of
// different units are never added, compared or passed for one another, and no plain number is taken for an amount. Two of
// one unit are compared with < and ===; everything else that is done with them is done here.

declare const unit: unique symbol;
type Unit<Name extends string> = { readonly [unit]: Name };
type Measured = Unit<string>;

export type Minutes = Unit<'minutes'>;
export type Seconds = Unit<'seconds'>;
export type Milliseconds = Unit<'milliseconds'>;

/** Money in minor units (cents). */
export type Minor = Unit<'minor units'>;

/** Whole points of the points mall. */
export type Points = Unit<'points'>;

/** Millionths of what a counter counts: of a point, a bet, or a unit of money (a hundred minor units). */
export type Micro<Of extends string> = Unit<`millionths of a ${Of}`>;

export type MicroPoints = Micro<'point'>;

function made<U extends Measured>(count: number): U {
  return count as unknown as U;
}

/** The number of an amount, for what doesn't calculate: a plural, a chart, a library. */
export function plain(amount: Measured): number {
  return amount as unknown as number;
}

export const asMinutes = made<Minutes>;
export const asSeconds = made<Seconds>;
export const asMilliseconds = made<Milliseconds>;
export const asMinor = made<Minor>;
export const asPoints = made<Points>;

export function asMicro<Of extends string>(count: number): Micro<Of> {
  return made(count);
}

/** A schema of numbers as one of amounts with a unit: it checks the same. */
function measured<U extends Measured>(numbers: z.ZodMiniType<number, number>): z.ZodMiniType<U, U> {
  return numbers as unknown as z.ZodMiniType<U, U>;
}

export const ofMinutes = measured<Minutes>;
export const ofSeconds = measured<Seconds>;
export const ofPoints = measured<Points>;
export const ofMicroPoints = measured<MicroPoints>;

export function plus<U extends Measured>(first: U, ...others: readonly NoInfer<U>[]): U {
  return made(others.reduce((sum, one) => sum + plain(one), plain(first)));
}

/** The sum of however many; `none` where there are none. */
export function sumOf<U extends Measured>(none: U, all: readonly NoInfer<U>[]): U {
  return made(all.reduce((sum, one) => sum + plain(one), plain(none)));
}

export function minus<U extends Measured>(from: U, taken: NoInfer<U>): U {
  return made(plain(from) - plain(taken));
}

export function negated<U extends Measured>(amount: U): U {
  return made(0 - plain(amount));
}

/** So many times an amount; `count` is whole, or the result would not be. */
export function times<U extends Measured>(count: number, amount: U): U {
  return made(count * plain(amount));
}

/** So many times an amount, rounded up where the count is not whole. */
export function timesUp<U extends Measured>(count: number, amount: U): U {
  return made(Math.ceil(count * plain(amount)));
}

export function least<U extends Measured>(first: U, ...others: readonly NoInfer<U>[]): U {
  return made(Math.min(plain(first), ...others.map(plain)));
}

export function most<U extends Measured>(first: U, ...others: readonly NoInfer<U>[]): U {
  return made(Math.max(plain(first), ...others.map(plain)));
}

/** Below zero -1, above it 1, and 0. */
export function signOf(amount: Measured): number {
  return Math.sign(plain(amount));
}

/** A part of an amount, rounded down: `parts` of `of`, both whole. */
export function partOf<U extends Measured>(amount: U, parts: number, of: number): U {
  // The product exceeds what a number holds exactly long before the amount does.
  const product = BigInt(plain(amount)) * BigInt(parts);
  const whole = product / BigInt(of);
  return made(Number(product % BigInt(of) < 0n ? whole - 1n : whole));
}

/** How large a part is of the whole, 1 being all of it. */
export function ratioOf<U extends Measured>(part: U, whole: NoInfer<U>): number {
  return plain(part) / plain(whole);
}

/** How many times a part is wholly in an amount. */
export function timesIn<U extends Measured>(amount: U, part: NoInfer<U>): number {
  return Math.floor(plain(amount) / plain(part));
}

/** What is left when whole parts were taken from an amount. */
export function restOf<U extends Measured>(amount: U, part: NoInfer<U>): U {
  return made(plain(amount) % plain(part));
}

const perSecond = 1_000;

export function millisecondsOf(seconds: Seconds): Milliseconds {
  return made(plain(seconds) * perSecond);
}

export function secondsOf(milliseconds: Milliseconds): Seconds {
  return made(plain(milliseconds) / perSecond);
}

/** The whole seconds of what is left of a time, rounded up; none where it is over. */
export function secondsLeft(milliseconds: Milliseconds): Seconds {
  return made(Math.max(0, Math.ceil(plain(milliseconds) / perSecond)));
}

const secondsAMinute = 60;

export function secondsIn(minutes: Minutes): Seconds {
  return made(plain(minutes) * secondsAMinute);
}

const microPerWhole = 1_000_000;

export function microPoints(points: Points): MicroPoints {
  return made(plain(points) * microPerWhole);
}

/** The whole points in millionths; what is less than one is left out. */
export function wholePoints(micro: MicroPoints): Points {
  return made(Math.floor(plain(micro) / microPerWhole));
}

const microPerMinor = 10_000;

export function microBets(bets: number): Micro<'bet'> {
  return made(bets * microPerWhole);
}

/** Minor units of money as millionths of a unit of money. */
export function microMoney(minor: Minor): Micro<'unit of money'> {
  return made(plain(minor) * microPerMinor);
}

/** The whole minor units in millionths of a unit of money; what is less than one is left out. */
export function wholeMinor(micro: Micro<'unit of money'>): Minor {
  return made(Math.floor(plain(micro) / microPerMinor));
}

/** Millionths as a quantity on the wire, such as '12.804'. */
export function quantityOf(micro: Micro<string>): string {
  const digits = String(Math.abs(plain(micro))).padStart(7, '0');
  const rest = digits.slice(-6).replace(/0+$/, '');
  return `${signOf(micro) < 0 ? '-' : ''}${digits.slice(0, -6)}${rest === '' ? '' : `.${rest}`}`;
}

/** The minutes of the longest month: no limit of time is longer. */
export const mostMinutes = 44_640;
