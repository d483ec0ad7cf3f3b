import { asPoints, minus, type Points, plain } from '#contract/units.ts';

/** The whole points of a quantity on the wire, such as 12804 for "12804.36"; 0 below zero. */
export function pointsIn(quantity: string): Points {
  return asPoints(quantity.startsWith('-') ? 0 : Number(quantity.split('.')[0]));
}

/** What stays of a quantity on the wire after whole points were taken from it: "4.36" for 12800 of "12804.36". */
export function pointsLeft(free: string, taken: Points): string {
  const [, parts] = free.split('.');
  return `${plain(minus(pointsIn(free), taken))}${parts === undefined ? '' : `.${parts}`}`;
}

/** Points as a plain number, for words that count them. */
export function pointsCount(points: Points): number {
  return plain(points);
}
