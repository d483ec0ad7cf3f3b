import { expect, type Page } from '@playwright/test';
import type { CallName } from '#contract/calls.ts';

/** Changes an answer so that it breaks the contract. */
export type Change = (value: unknown) => unknown;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inside(value: unknown, entry: (key: string, held: unknown) => [string, unknown]): unknown {
  if (Array.isArray(value)) return value.map((one) => entry('', inside(one, entry))[1]);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, held]) => entry(key, inside(held, entry)));
  return Object.fromEntries(entries);
}

/** Adds fields. */
export const extended: Change = (value) => {
  const more = inside(value, (key, held) => [key, isRecord(held) ? { ...held, unagreed: 1 } : held]);
  return isRecord(more) ? { ...more, unagreed: { deep: [1] } } : more;
};
/** Renames every field. */
export const renamed: Change = (value) =>
  isRecord(value) ? inside(value, (key, held) => [`${key}Renamed`, held]) : { renamed: value };
const retype: Change = (value) => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' || value === null ? 7 : value;
};
/** Turns numbers into texts and texts into numbers. */
export const retyped: Change = (value) =>
  isRecord(value) ? inside(value, (key, held) => [key, retype(held)]) : retype(value);

/** The lines of the page's log that speak of drift. */
export function driftsOf(page: Page): (call: CallName) => readonly string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return (call) => lines.filter((line) => /^\[\w+\] drift of /.test(line) && line.includes(call));
}

/** Waits until the page's log has told of drift of each of these calls. */
export async function toldOf(drifts: ReturnType<typeof driftsOf>, calls: readonly CallName[]): Promise<void> {
  for (const call of calls)
    await expect.poll(() => drifts(call).length, { message: call }).toBeGreaterThan(0);
}
