import { asPoints, minus, type Points, plain } from '#contract/units.ts';

/** Whole numbers as people write them: digits, or groups of three with one and the same sign between them. */
const written = /^(?:\d{1,9}|\d{1,3}(?:([.,\u00a0 ])\d{3})(?:\1\d{3})?)$/;

/** A whole number that was typed, such as 1200 for "1,200"; null for anything else. */
export function wholeIn(typed: string): number | null {
  const text = typed.trim();
  return written.test(text) ? Number(text.replace(/\D/g, '')) : null;
}

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
