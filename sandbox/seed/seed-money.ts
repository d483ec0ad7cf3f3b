import { randomBytes } from 'node:crypto';
import { asMinor, plain } from '#contract/units.ts';
import type { Entry, Movement } from '#sandbox/books/journal.ts';
import { main } from '#sandbox/books/wallets.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import type { Person } from '#sandbox/db/people.ts';
import { writeRows } from '#sandbox/db/write-rows.ts';
import { beginBooks } from './seed-books.ts';
import type { SeedEvent } from './seed-history.ts';
import { fillMissions } from './seed-missions.ts';
import { fillRewards, type SeededBonus } from './seed-rewards.ts';

const minute = 60_000;

/** The vendor that has a part of people's money. */
const vendor = 'MIRADOR';

/** The way by which everybody paid in. */
const bank = 'bank-transfer';

/** An act with its reference, its member and its time. */
type Done = {
  readonly event: SeedEvent;
  readonly id: string;
  readonly memberId: string;
  readonly at: number;
};
type IdOf = (account: string) => string;

/** Money against a house account. */
function pair(memberId: string, change: number, house: 'GAMES' | 'BANK' | 'BONUSES'): Movement[] {
  return [
    { memberId, wallet: main, change: asMinor(change) },
    { house, change: asMinor(-change) },
  ];
}

/** The entries of an act: for a round the bet, and then its win or its refund. */
function entriesOf({ event, id: reference, memberId, at }: Done, idOf: IdOf): Entry[] {
  const one = (cause: Entry['cause'], movements: Movement[]): Entry => ({ cause, reference, at, movements });
  if (event.what === 'deposit') return [one('deposit', pair(memberId, event.amount, 'BANK'))];
  if (event.what === 'bonus')
    return event.status === 'CLAIMED' ? [one('bonus', pair(memberId, event.amount, 'BONUSES'))] : [];
  if (event.what === 'round') {
    const { stake, win, refunded } = event;
    const back: [Entry['cause'], number] = refunded ? ['refund', stake] : ['win', win];
    const bet = one('bet', pair(memberId, -stake, 'GAMES'));
    return back[1] > 0 ? [bet, one(back[0], pair(memberId, back[1], 'GAMES'))] : [bet];
  }
  const other =
    event.what === 'line' ? { memberId: idOf(event.to), wallet: main } : { memberId, wallet: vendor };
  const { amount } = event;
  return [
    one(event.what, [
      { memberId, wallet: main, change: asMinor(-amount) },
      { ...other, change: asMinor(amount) },
    ]),
  ];
}

/** Each person's starting balance, so that after the history they have what the seed promises. */
function openings(people: readonly Person[], since: readonly Entry[], idOf: IdOf, at: number): Entry[] {
  const moved = new Map<string, number>();
  for (const one of since.flatMap(({ movements }) => movements)) {
    if (!('memberId' in one)) continue;
    const name = `${one.memberId} ${one.wallet}`;
    moved.set(name, (moved.get(name) ?? 0) + plain(one.change));
  }
  return people.flatMap(({ account, money }) => {
    const memberId = idOf(account);
    // A tenth of the money, in whole units, is with a vendor: people see the sum.
    const away = Math.floor(money / 1_000) * 100;
    const split = [
      [main, money - away],
      [vendor, away],
    ] as const;
    return split.map(([wallet, minor]): Entry => {
      const reference = `${memberId} ${wallet}`;
      const change = minor - (moved.get(reference) ?? 0);
      const movements: Movement[] = [
        { memberId, wallet, change: asMinor(change) },
        { house: 'OPENING', change: asMinor(-change) },
      ];
      return { cause: 'opening', reference, at, movements };
    });
  });
}

async function writeThings(
  tx: Transaction,
  all: readonly Done[],
  purses: ReadonlyMap<string, number>,
): Promise<SeededBonus[]> {
  const rounds = all.flatMap(({ event, id, memberId, at }) => {
    if (event.what !== 'round') return [];
    const { game, stake, win, refunded } = event;
    const status = refunded ? 'refunded' : 'settled';
    return [[id, memberId, game.gameId, game.vendor.category, status, stake, win, purses.get(id) ?? 0, at]];
  });
  const ofRound = ['id', 'member_id', 'game_id', 'game_type', 'status', 'stake', 'win', 'balance', 'at'];
  await writeRows(tx, 'rounds', ofRound, rounds);
  const deposits = all.flatMap(({ event, id, memberId, at }) =>
    event.what === 'deposit' ? [[id, memberId, bank, 'APPROVED', event.amount, 0, at, at]] : [],
  );
  const ofDeposit = [
    'reference',
    'member_id',
    'method_id',
    'status',
    'amount',
    'fee',
    'created_at',
    'settled_at',
  ];
  await writeRows(tx, 'deposits', ofDeposit, deposits);
  const bonuses = all.flatMap(({ event, id, memberId, at }): SeededBonus[] => {
    if (event.what !== 'bonus') return [];
    const { names, amount, status } = event;
    return [{ id, memberId, names, amount: asMinor(amount), status, at }];
  });
  const ofBonus = ['member_id', 'name_es', 'name_en', 'amount', 'status', 'at'];
  const rows = bonuses.map(({ id, memberId, names, amount, status, at }) => {
    return [id, memberId, ...names, plain(amount), status, at];
  });
  await writeRows(tx, 'bonuses', ['id', ...ofBonus], rows);
  return bonuses;
}

/** People, and what they did. */
export type Past = { readonly people: readonly Person[]; readonly history: readonly SeedEvent[] };

/**
 * Gives the seed's people their money and the three months of history behind it: they end with the promised
 * balance. The history and what was paid by contracts are given the oldest first; `ids` are the members' ids by account;
 * the books begin at `joined`.
 */
export async function fillMoney(
  tx: Transaction,
  { people, history, payments }: Past & { readonly payments: readonly Entry[] },
  ids: ReadonlyMap<string, string>,
  times: { readonly now: number; readonly joined: number },
): Promise<void> {
  const idOf: IdOf = (account) => {
    const id = ids.get(account);
    if (id === undefined) throw new Error(`Nobody of the seed is called ${account}`);
    return id;
  };
  const all = history.map(
    (event): Done => ({
      event,
      id: randomBytes(event.what === 'round' ? 32 : 16).toString('base64url'),
      memberId: idOf(event.account),
      at: times.now - event.minutesAgo * minute,
    }),
  );
  const acts = all.flatMap((done) => entriesOf(done, idOf));
  const since = [...acts, ...payments].toSorted((a, b) => a.at - b.at);
  const entries = [...openings(people, since, idOf, times.joined), ...since];
  const balances = await beginBooks(tx, entries);
  const purses = new Map(entries.map(({ reference }, at) => [reference, balances[at]?.[0] ?? 0]));
  const given = await writeThings(tx, all, purses);
  await fillRewards(tx, given, { idOf, now: times.now });
  await fillMissions(tx, { idOf, now: times.now });
}
