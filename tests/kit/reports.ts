import type { CallName, CallOutput } from '#contract/calls.ts';
import { asMinor } from '#contract/units.ts';
import { type Entry, post } from '#sandbox/books/journal.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { askCall, type Came } from './ask-call.ts';
import type { TestSandbox } from './sandbox.ts';

export type ReportCall = Extract<
  CallName,
  'agent.overview' | 'agent.bets' | 'agent.profit' | 'agent.movements' | 'agent.income'
>;
type More = Readonly<Record<string, unknown>>;

/** Asks for a report: its first page in Spanish, or what is asked for instead. */
export function askReport(box: TestSandbox, name: ReportCall, token: string, more: More = {}): Promise<Came> {
  const paged = name === 'agent.overview' ? {} : { page: 1, size: 20 };
  const language = name === 'agent.bets' || name === 'agent.movements' ? { language: 'ES' } : {};
  return askCall(box.address, name, { ...paged, ...language, ...more }, { token });
}

/** The value of the answer. */
export async function reportOf<N extends ReportCall>(
  box: TestSandbox,
  name: N,
  token: string,
  more: More = {},
): Promise<CallOutput<N>> {
  const { status, body } = await askReport(box, name, token, more);
  if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
  return body.value as CallOutput<N>;
}

/** A round with its money in minor units. */
type Played = Pick<typeof rounds.$inferInsert, 'memberId' | 'at'> &
  Partial<Omit<typeof rounds.$inferInsert, 'stake' | 'win' | 'balance'>> & {
    readonly stake: number;
    readonly win: number;
  };

/** Writes a round as the books keep it, without moving money. */
export function played(box: TestSandbox, one: Played): Promise<unknown> {
  const usual = { gameId: 'RNG-X-01', gameType: 'RNG', status: 'settled', balance: asMinor(0) } as const;
  const money = { stake: asMinor(one.stake), win: asMinor(one.win) };
  const id = `round-${one.memberId}-${one.at}-${one.status ?? ''}`;
  return box.sandbox.db.write((tx) => tx.insert(rounds).values({ ...usual, id, ...one, ...money }));
}

/** Moves money between a member's main wallet and the bank. */
export function paid(
  box: TestSandbox,
  memberId: string,
  cause: Entry['cause'],
  { change, at }: { readonly change: number; readonly at: number },
): Promise<unknown> {
  const movements = [
    { memberId, wallet: 'MAIN', change: asMinor(change) },
    { house: 'BANK', change: asMinor(-change) },
  ] as const;
  const reference = `${cause}-${memberId}-${at}`;
  return box.sandbox.db.write((tx) => post(tx, { cause, reference, at, movements }));
}
