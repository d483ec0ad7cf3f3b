import type { CallName, CallOutput } from '#contract/calls.ts';
import { askCall, type Came } from './ask-call.ts';
import type { TestSandbox } from './sandbox.ts';

export type RecordCall = Extract<
  CallName,
  'wallet.bets' | 'wallet.movements' | 'wallet.profit' | 'wallet.bonuses'
>;

const day = 24 * 60 * 60_000;

/** A day so long before the sandbox's today, on a clock `offset` minutes ahead of UTC. */
export function daysAgo({ sandbox }: TestSandbox, days: number, offset = 0): string {
  return new Date(sandbox.clock.now() + offset * 60_000 - days * day).toISOString().slice(0, 10);
}

/** Asks for records of the last 90 days, or of what is asked for instead. */
export function askRecords(
  box: TestSandbox,
  name: RecordCall,
  token: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Came> {
  const all = { from: daysAgo(box, 90), to: daysAgo(box, 0), offset: 0, language: 'ES', page: 1, size: 20 };
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
