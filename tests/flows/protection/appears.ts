import type { Market } from '#contract/market-names.ts';
import { type Leaf, leafIn, sameValue } from './leaves.ts';

/** Whether a leaf asks for something: anything but no, none, never or nought. */
function asks(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== false && value !== null && value !== 0 && value !== 'never';
}

/** Whether a part of the product is there in a market: always, if a leaf asks for it, or if it has a value. */
export function appearsIn(
  market: Market,
  { on, is }: { readonly on?: Leaf; readonly is?: unknown },
): boolean {
  if (on === undefined) return true;
  const value = leafIn(market, on);
  return is === undefined ? asks(value) : sameValue(value, is);
}
