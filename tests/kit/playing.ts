import { randomBytes } from 'node:crypto';
import { kindOf } from '#sandbox/games/game-kinds.ts';
import { askCall, type Came, signIn } from './ask-call.ts';
import { askGames } from './ask-games.ts';
import type { TestSandbox } from './sandbox.ts';

/** What a launch is asked with, but for what is launched. */
export const launchFields = {
  nodeId: '',
  accountType: 1,
  confirmTrans: 0,
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
  merchantCode: 'vestibulo',
  language: 'ES',
};

/** An answer of the game host or the seamless wallet. */
export type HostAnswer = {
  readonly status: number;
  readonly code: string | undefined;
  readonly value: Record<string, unknown>;
};

/** What a round of a slot is asked with. */
export const slotBet = { lines: 10, coin: '0.10' };

export const newRoundId = () => randomBytes(16).toString('hex');

/** The first game of a type, and its vendor. */
export function gameOf(box: TestSandbox, type: string) {
  const found = box.sandbox.catalogue.games.find(({ vendor, closed }) => vendor.category === type && !closed);
  if (!found) throw new Error(`No game of ${type}`);
  return { gameId: found.gameId, vassalage: found.vendor.vassalage };
}

/** Launches the first game of a type, or something else, for whoever has this token. */
export function launch(
  box: TestSandbox,
  { token, username }: { token: string; username: string },
  what: Record<string, unknown> = gameOf(box, 'RNG'),
): Promise<Came> {
  return askCall(box.address, 'games.launch', { ...launchFields, username, token, ...what }, { token });
}

/** The ticket in the address that a launch answered. */
export function ticketOf(launched: Came): string {
  const { game_url: url } = launched.body.value as { game_url: string };
  return new URL(url).searchParams.get('ticket') ?? '';
}

/** Asks the game host, as its page does. */
export async function askHost(
  box: Pick<TestSandbox, 'gameAddress'>,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<HostAnswer> {
  const answer = await askGames(`${box.gameAddress}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const said = (await answer.json()) as { code?: string; value?: Record<string, unknown> };
  return { status: answer.status, code: said.code, value: said.value ?? {} };
}

/** Signs somebody in and sits down at the first game of a type; gives the token and the play session. */
export async function sitDown(box: TestSandbox, username: string, type = 'RNG') {
  const token = await signIn(box.address, username);
  const entered = await askHost(box, 'enter', {
    ticket: ticketOf(await launch(box, { token, username }, gameOf(box, type))),
  });
  return { token, play: String(entered.value.play), entered, kind: kindOf(type) };
}

/** What an account holds in the wallet that is played from, in minor units. */
export async function purseOf(box: TestSandbox, account: string): Promise<number> {
  const { readLedger } = await import('#sandbox/wallet/ledger.ts');
  const all = await readLedger(box.sandbox);
  const found = all.find((one) => one.account === account && one.wallet === 'MAIN');
  return Math.round(Number(found?.balance) * 100);
}

/** What the acts of these causes moved for members, the oldest first; with a reference only those of that thing. */
export async function movedBy(
  box: TestSandbox,
  { cause, reference, since = 0 }: { cause?: 'bet' | 'win' | 'refund'; reference?: string; since?: number },
) {
  const { and, eq, gte, isNotNull } = await import('drizzle-orm');
  const { entries, ledger } = await import('#sandbox/db/ledger-schema.ts');
  const meant = and(
    isNotNull(ledger.memberId),
    gte(ledger.at, since),
    cause === undefined ? undefined : eq(ledger.cause, cause),
    reference === undefined ? undefined : eq(entries.reference, reference),
  );
  return box.sandbox.db.read
    .select({
      cause: ledger.cause,
      reference: entries.reference,
      change: ledger.change,
      balance: ledger.balance,
      at: ledger.at,
    })
    .from(ledger)
    .innerJoin(entries, eq(entries.id, ledger.entryId))
    .where(meant)
    .orderBy(ledger.id);
}
