import { Temporal } from 'temporal-polyfill';
import type { CallName, CallOutput } from '#contract/calls.ts';
import { askCall, type Came } from './ask-call.ts';
import type { TestSandbox } from './sandbox.ts';

export type RecordCall = Extract<
  CallName,
  'wallet.bets' | 'wallet.movements' | 'wallet.profit' | 'wallet.bonuses'
>;

/** A day so long before the sandbox's today, on the merchant's calendar. */
export function daysAgo({ sandbox: { clock, settings } }: TestSandbox, days: number): string {
  const now = Temporal.Instant.fromEpochMilliseconds(clock.now());
  return now.toZonedDateTimeISO(settings.current().zone).toPlainDate().subtract({ days }).toString();
}

/** When such a day begins, in epoch milliseconds. */
export function beginOf({ sandbox: { settings } }: TestSandbox, day: string): number {
  return Temporal.PlainDate.from(day).toZonedDateTime(settings.current().zone).epochMilliseconds;
}

/** Asks for records of the last 90 days, or of what is asked for instead. */
export function askRecords(
  box: TestSandbox,
  name: RecordCall,
  token: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Came> {
  const all = { from: daysAgo(box, 90), to: daysAgo(box, 0), language: 'ES', page: 1, size: 20 };
  return askCall(box.address, name, { ...all, ...more }, { token });
}

/** The value of the answer. */
export async function recordsOf<N extends RecordCall>(
  box: TestSandbox,
  name: N,
  token: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<CallOutput<N>> {
  const { status, body } = await askRecords(box, name, token, more);
  if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return body.value as CallOutput<N>;
}
