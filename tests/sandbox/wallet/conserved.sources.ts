import { eq, inArray } from 'drizzle-orm';
import type { CallOutput } from '#contract/calls.ts';
import { asMinor, minus, plain, signOf } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import { missionEntries } from '#sandbox/catalogue/missions.ts';
import { billCorrections, bills, keptBack } from '#sandbox/db/contract-schema.ts';
import type { Database } from '#sandbox/db/database.ts';
import { entries, ledger, wallets } from '#sandbox/db/ledger-schema.ts';
import { deposits, moneyKeys, payouts, withdrawals } from '#sandbox/db/money-schema.ts';
import { referrals } from '#sandbox/db/referral-schema.ts';
import { boardResults, missionRuns, pointMoves, redemptions, rewards } from '#sandbox/db/rewards-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { prizeAt } from '#sandbox/missions/results.ts';
import { freeOf } from '#sandbox/points/balance.ts';
import { firstRule } from '#sandbox/points/rules.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';

/** Amounts by what they belong to, such as 'bonus kQ1x7Zq0'; those of zero are left out. */
type Sums = Map<string, number>;

function add(sums: Sums, name: string, change: number): void {
  const sum = (sums.get(name) ?? 0) + change;
  if (sum === 0) sums.delete(name);
  else sums.set(name, sum);
}

/** What a hundred points become, in minor units: other than a hundred, so that points never pass for money. */
export const perHundred = 37;

type Reader = Database['read'];
const nothing = asMinor(0);

/** What was sent between wallets, as whoever sent it was answered: there is no other table of it. */
async function sentIn(read: Reader, sums: Sums): Promise<void> {
  for (const { call, memberId, answer } of await read.select().from(moneyKeys)) {
    if (call === 'wallet.sendToLine') {
      const { reference, to, amount } = answer as CallOutput<'wallet.sendToLine'>;
      add(sums, `line ${reference} ${memberId} MAIN`, -plain(minorOf(amount)));
      add(sums, `line ${reference} ${to.id} MAIN`, plain(minorOf(amount)));
    }
    if (call === 'wallet.transfer') {
      const { reference, from, to, amount } = answer as CallOutput<'wallet.transfer'>;
      add(sums, `transfer ${reference} ${memberId} ${from}`, -plain(minorOf(amount)));
      add(sums, `transfer ${reference} ${memberId} ${to}`, plain(minorOf(amount)));
    }
  }
}

/** What contracts paid: what is settled of a bill or of a correction, less what was kept back from it. */
async function contractsIn(read: Reader, sums: Sums): Promise<void> {
  const kept = await read.select().from(keptBack);
  const all = await read.select().from(bills);
  const corrected = await read.select().from(billCorrections);
  const claims = [
    // A bill that is paid was paid what its terms came to.
    ...all.map((bill) => ({
      bill,
      id: bill.id,
      settled: bill.state === 'PAID' ? plain(minorOf(bill.pay.pay)) : plain(bill.paid),
    })),
    ...corrected.flatMap(({ id, billId, settled }) => {
      const bill = all.find((one) => one.id === billId);
      return bill && signOf(settled) > 0 ? [{ bill, id, settled: plain(settled) }] : [];
    }),
  ];
  for (const { bill, id, settled } of claims) {
    const back = kept.filter(({ fromId }) => fromId === id).reduce((sum, { minor }) => sum + plain(minor), 0);
    add(sums, `contract ${id} ${bill.agentId} MAIN`, settled - back);
    if (bill.payerId !== null) add(sums, `contract ${id} ${bill.payerId} MAIN`, back - settled);
  }
}

/** Rewards that come by themselves, claimed or not: by the final rows of boards, and by the terms of invitations. */
async function grantedIn(read: Reader, sums: Sums): Promise<void> {
  for (const { memberId, board, rank } of await read.select().from(boardResults)) {
    if (memberId === null) continue;
    add(sums, `prizes of boards for ${memberId}`, plain(prizeAt(board, rank) ?? nothing));
  }
  for (const { inviterId, terms, rewardedAt } of await read.select().from(referrals)) {
    if (rewardedAt === null) continue;
    add(sums, `rewards for friends of ${inviterId}`, plain(minorOf(terms.reward)));
  }
}

/** What happened, as the tables of each area tell it, in minor units and whole points. */
async function owed({ read }: Database): Promise<Sums> {
  const sums: Sums = new Map();
  for (const tell of [sentIn, contractsIn, grantedIn]) await tell(read, sums);
  for (const { reference, status, amount, fee } of await read.select().from(deposits)) {
    if (status === 'APPROVED') add(sums, `deposit ${reference}`, plain(minus(amount, fee)));
  }
  const parts = await read.select().from(payouts);
  for (const row of await read.select().from(withdrawals)) {
    const { reference, status, amount, fee, receipt, received } = row;
    const paid = parts
      .filter((one) => one.reference === reference)
      .reduce((sum, one) => sum + plain(one.amount), 0);
    const gone = paid === 0 ? 0 : paid + plain(fee);
    const missing = receipt === 'REFUNDED' ? paid - plain(received) : 0;
    add(sums, `withdrawal ${reference}`, missing - gone);
    if (['PENDING', 'APPROVED', 'PAYING'].includes(status)) add(sums, 'held', plain(amount) - gone);
  }
  const given = inArray(rewards.status, ['CLAIMED', 'ISSUED']);
  for (const { id, amount } of await read.select().from(rewards).where(given)) {
    add(sums, `bonus ${id}`, plain(amount));
  }
  for (const { id, missionId, claimedAt } of await read.select().from(missionRuns)) {
    const reward = missionEntries.find((one) => one.id === missionId)?.reward;
    if (claimedAt === null || !reward) continue;
    if (reward.kind === 'MONEY') add(sums, `bonus ${id}`, plain(reward.amount));
    else add(sums, `points of ${id}`, plain(reward.points));
  }
  for (const { reference, kind, status, points, worth } of await read.select().from(redemptions)) {
    if (status === 'APPROVED' && kind === 'BONUS') add(sums, `bonus ${reference}`, plain(worth));
    if (status !== 'REJECTED') add(sums, `points of ${reference}`, -plain(points));
  }
  const converted = eq(pointMoves.cause, 'CONVERT');
  for (const { reference, change } of await read.select().from(pointMoves).where(converted)) {
    add(sums, `points ${reference}`, (-plain(change) / 100) * perHundred);
  }
  for (const { id, status, stake, win } of await read.select().from(rounds)) {
    if (status === 'taken' || status === 'settled') add(sums, `round ${id}`, plain(minus(win, stake)));
  }
  return sums;
}

const causes: Readonly<Record<string, string>> = {
  reversal: 'deposit',
  release: 'withdrawal',
  payout: 'withdrawal',
  return: 'withdrawal',
  bet: 'round',
  win: 'round',
  refund: 'round',
  void: 'round',
  resettle: 'round',
};

/** Where money goes from member to member, or from wallet to wallet: each has to get their part of it. */
const between = ['line', 'transfer', 'contract'];

const granted: Readonly<Record<string, string>> = {
  BOARD: 'prizes of boards for',
  REFERRAL: 'rewards for friends of',
};

/** What was booked to members, in money and in points. */
async function booked({ read }: Database): Promise<Sums> {
  const sums: Sums = new Map();
  const paidFor = new Map((await read.select().from(payouts)).map(({ id, reference }) => [id, reference]));
  const moves = await read
    .select({
      cause: entries.cause,
      reference: entries.reference,
      memberId: ledger.memberId,
      account: ledger.account,
      change: ledger.change,
    })
    .from(ledger)
    .innerJoin(entries, eq(entries.id, ledger.entryId));
  for (const { cause, reference, memberId, account, change } of moves) {
    if (memberId === null) continue;
    const [about = ''] = (paidFor.get(reference) ?? reference).split(':');
    const whose = between.includes(cause) ? ` ${memberId} ${account}` : '';
    add(sums, `${causes[cause] ?? cause} ${about}${whose}`, plain(change));
  }
  for (const { source, memberId, amount } of await read.select().from(rewards)) {
    const name = granted[source];
    if (name) add(sums, `${name} ${memberId}`, plain(amount));
  }
  for (const { minor } of await read.select().from(wallets).where(eq(wallets.wallet, 'HELD'))) {
    add(sums, 'held', plain(minor));
  }
  for (const { cause, reference, change, nameEn } of await read.select().from(pointMoves)) {
    const name = nameEn === 'Points of the team' ? team : `points of ${reference}`;
    if (cause !== 'CONVERT') add(sums, name, plain(change));
  }
  return sums;
}

/** Where the points that a member is told are not those of the bets and the moves. */
async function pointFaults({ read }: Database, at: number): Promise<string[]> {
  const bets = await read.select().from(rounds).where(eq(rounds.status, 'settled'));
  const moves = await read.select().from(pointMoves);
  const micro = new Map<string, number>();
  for (const { memberId, stake, gameType } of bets) {
    const perMinor = firstRule.earning[gameType];
    if (perMinor) add(micro, memberId, plain(stake) * plain(perMinor));
  }
  for (const { memberId, change } of moves) add(micro, memberId, plain(change) * 1_000_000);
  const faults: string[] = [];
  for (const [memberId, sum] of micro) {
    const free = plain(await freeOf(read, memberId, at));
    if (free !== sum) faults.push(`${memberId} is told ${free} millionths of a point, and has ${sum}`);
  }
  return faults;
}

/** What the team gives out of hand: only who asked for it knows how much. */
const team = 'points of the team';

export type Seen = { readonly owed: Sums; readonly booked: Sums };

export async function look(db: Database): Promise<Seen> {
  return { owed: await owed(db), booked: await booked(db) };
}

/**
 * What was given or taken without a source since the first look, or not as much as its source says. The seed's own past is
 * left out: much of it never moved anything. `given`: what the team may have given since, in points.
 */
export async function faultsSince(
  first: Seen,
  db: Database,
  { at, given }: { readonly at: number; readonly given: readonly number[] },
): Promise<string[]> {
  const now = await look(db);
  const since = (which: keyof Seen, name: string) =>
    (now[which].get(name) ?? 0) - (first[which].get(name) ?? 0);
  const names = new Set([
    ...now.owed.keys(),
    ...now.booked.keys(),
    ...first.booked.keys(),
    ...first.owed.keys(),
  ]);
  const uneven = [...names].flatMap((name) => {
    const [due, moved] = [since('owed', name), since('booked', name)];
    const agree = name === team ? given.includes(moved) : due === moved;
    return agree ? [] : [`${name}: ${due} is due, ${moved} was moved`];
  });
  const { holds } = await readBooks({ db });
  return [...uneven, ...(await pointFaults(db, at)), ...(holds ? [] : ['the books do not hold'])];
}
