/** The whole points of a quantity on the wire, such as 12804 for "12804.36"; 0 below zero. */
export function wholePoints(quantity: string): number {
  return quantity.startsWith('-') ? 0 : Number(quantity.split('.')[0]);
}

/** What stays of a quantity on the wire after whole points were taken from it: "4.36" for 12800 of "12804.36". */
export function pointsLeft(free: string, taken: number): string {
  const [, parts] = free.split('.');
  return `${wholePoints(free) - taken}${parts === undefined ? '' : `.${parts}`}`;
}
