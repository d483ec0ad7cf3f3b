import { asMinor, negated, plain, signOf } from '#contract/units.ts';
import type { Entry } from '#sandbox/books/journal.ts';
import { main } from '#sandbox/books/wallets.ts';
import { bills, contracts } from '#sandbox/db/contract-schema.ts';
import type { Transaction } from '#sandbox/db/database.ts';
import { writeRows } from '#sandbox/db/write-rows.ts';
import { newReference } from '#sandbox/kit/references.ts';
import type { Settings } from '#sandbox/kit/settings.ts';
import { type Billed, billedOf, type Team } from './seed-contract-bills.ts';
import { crowdPlanned, fewPlanned, type Planned } from './seed-contract-plan.ts';
import type { Past } from './seed-money.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Contracts with their bills, and the past with what was paid by them, the oldest first. */
export type Contracted = {
  readonly contracts: readonly (typeof contracts.$inferInsert)[];
  readonly billed: readonly Billed[];
  readonly past: Past & { readonly payments: readonly Entry[] };
};

type Told = {
  readonly ids: ReadonlyMap<string, string>;
  readonly now: number;
  readonly settings: Pick<Settings, 'zone' | 'brand' | 'contracts'>;
};

/** The settled bets of everybody below some agents, at any depth, the oldest first. */
function teamsOf({ people, history }: Past, agents: ReadonlySet<string>, { ids, now }: Told) {
  const uplines = new Map(people.map(({ account, upline }) => [account, upline]));
  const teams = new Map<string, Team[number][]>([...agents].map((agent) => [agent, []]));
  for (const event of history) {
    if (event.what !== 'round' || event.refunded) continue;
    const { account, minutesAgo } = event;
    const sums = { stake: asMinor(event.stake), win: asMinor(event.win) };
    const played = { memberId: ids.get(account) ?? '', at: now - minutesAgo * minute, ...sums };
    for (let above = uplines.get(account); above; above = uplines.get(above)) teams.get(above)?.push(played);
  }
  return teams;
}

function contractRow(
  { agent, upline, terms, state, offered, ended, endAskedBy }: Planned,
  { ids, now, settings }: Told,
) {
  const idOf = (account: string) => ids.get(account) ?? '';
  const offeredAt = now - offered * day;
  const wasValid = state === 'VALID' || state === 'ENDED';
  const answer = settings.contracts.answerDays * day;
  return {
    id: newReference(),
    kind: terms.kind,
    agentId: idOf(agent),
    uplineId: upline === null ? null : idOf(upline),
    terms,
    state,
    offeredAt,
    answerBy: offeredAt + answer,
    validFrom: wasValid ? offeredAt : null,
    endedAt: ended ? now - ended[0] * day : null,
    endCause: ended?.[1] ?? null,
    endAskedBy: endAskedBy ?? null,
    endAnswerBy: endAskedBy ? now + answer - day : null,
    settledTo: ended ? now - ended[0] * day : null,
  };
}

function paymentOf({ bill }: Billed): Entry[] {
  const { id, agentId, payerId, paid: change = asMinor(0), dueAt: at } = bill;
  if (signOf(change) === 0) return [];
  const from = payerId
    ? ({ memberId: payerId, wallet: main, change: negated(change) } as const)
    : ({ house: 'AGENTS', change: negated(change) } as const);
  const movements = [from, { memberId: agentId, wallet: main, change }];
  return [{ cause: 'contract', reference: `${id}:0`, at, movements }];
}

/** Those of the crowd who were paid by a contract own that much more: they began with no less for it. */
function ownersOf({ people }: Past, payments: readonly Entry[], { ids }: Told, crowd: Past): Past['people'] {
  const paid = new Map<string, number>();
  for (const one of payments.flatMap(({ movements }) => movements))
    if ('memberId' in one && signOf(one.change) > 0)
      paid.set(one.memberId, (paid.get(one.memberId) ?? 0) + plain(one.change));
  const others = new Set(crowd.people);
  return people.map((person) => {
    const got = paid.get(ids.get(person.account) ?? '') ?? 0;
    // A tenth of what people own is with a vendor (seed-money.ts).
    return got > 0 && others.has(person)
      ? { ...person, money: person.money + Math.ceil((got + 100) / 0.9) }
      : person;
  });
}

/** The contracts of the seed; without the crowd they have just begun, and there is no bill. */
export function contractsOf(past: Past, told: Told, crowd: Past | null): Contracted {
  if (!crowd) {
    const rows = fewPlanned.map((planned) => contractRow(planned, told));
    const begun = rows.map((one) => (one.state === 'VALID' ? { ...one, validFrom: told.now } : one));
    return { contracts: begun, billed: [], past: { ...past, payments: [] } };
  }
  const planned = [...fewPlanned, ...crowdPlanned(crowd.people)];
  const teams = teamsOf(past, new Set(planned.map(({ agent }) => agent)), told);
  const all = planned.map((one) => {
    const row = contractRow(one, told);
    const { now, settings } = told;
    return billedOf(row, { team: teams.get(one.agent) ?? [], states: one.bills ?? [], now, ...settings });
  });
  const billed = all.flatMap((one) => one.billed);
  const payments = billed.flatMap(paymentOf).toSorted((a, b) => a.at - b.at);
  const people = ownersOf(past, payments, told, crowd);
  return { contracts: all.map(({ contract }) => contract), billed, past: { ...past, people, payments } };
}

/** Writes them; what was paid stands in the books (`fillMoney`). */
export async function fillContracts(tx: Transaction, { contracts: rows, billed }: Contracted): Promise<void> {
  await tx.insert(contracts).values([...rows]);
  const most = 200;
  for (let at = 0; at < billed.length; at += most) {
    await tx.insert(bills).values(billed.slice(at, at + most).map(({ bill }) => bill));
  }
  const columns = ['bill_id', 'member_id', 'at', 'stake', 'win', 'bonus'];
  const values = billed.flatMap(({ bill, rows: played }) =>
    played.map(({ memberId, at, stake, win, bonus }) => [bill.id, memberId, at, stake, win, bonus]),
  );
  await writeRows(tx, 'bill_rows', columns, values);
}
