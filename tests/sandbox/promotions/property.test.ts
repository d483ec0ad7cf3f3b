import { and, eq, isNotNull } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import type { Reward } from '#contract/promotions/rewards.ts';
import { plain } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import { entries, ledger } from '#sandbox/db/ledger-schema.ts';
import { bonuses } from '#sandbox/db/money-schema.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { askHandler } from '../../kit/ask-handler.ts';
import { runs } from '../../kit/depth.ts';
import { walletsOf } from '../../kit/money.ts';
import { type Asker, askerOf } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { allOf, type Deed, deedNames, happen } from './history.ts';

const box = sandboxOfFile();

const deed = fc.record<Deed>({
  act: fc.constantFrom(...deedNames, 'bet', 'bet', 'bet', 'claimed', 'claimed', 'joined'),
  one: fc.nat(10_000),
  other: fc.nat(10_000),
});
const history = fc.array(deed, { minLength: 20, maxLength: 60 });

async function rowsOf(asker: Asker, id: string): Promise<CallOutput<'promotions.rows'>['rows']> {
  const all: CallOutput<'promotions.rows'>['rows'] = [];
  for (let page = 1; ; page += 1) {
    const said = await askHandler(asker, 'promotions.rows', { id, page });
    if (typeof said === 'string') throw new Error(`no rows: ${said}`);
    all.push(...said.rows);
    if (page >= said.totalPages) return all;
  }
}

/** What was paid to a member for rewards: by reward, in minor units. */
async function paidTo({ id }: Asker): Promise<(readonly [reference: string, change: number])[]> {
  const own = and(eq(entries.cause, 'bonus'), eq(ledger.memberId, id), isNotNull(ledger.memberId));
  const rows = await box.sandbox.db.read
    .select({ reference: entries.reference, change: ledger.change })
    .from(entries)
    .innerJoin(ledger, eq(ledger.entryId, entries.id))
    .where(own);
  return rows.map(({ reference, change }) => [reference, plain(change)] as const);
}

/** Faults of a moment: progress that its rows do not add up to, and bonuses that are wagered at the same time. */
async function faultsNow(asker: Asker, all: readonly Reward[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, wagering, leaving } of all) {
    if (!wagering) continue;
    const rows = await rowsOf(asker, id);
    const micro = rows.reduce((sum, { counted }) => sum + Math.round(Number(counted) * 1e6), 0);
    if (Math.floor(micro / 1e4) !== plain(minorOf(wagering.done)))
      faults.push(`${id} is not the sum of its rows`);
    if (leaving && leaving.progress !== wagering.done) faults.push(`${id} would lose something else`);
  }
  const queue = all.filter(({ status, wagering }) => status === 'PROCESS' && wagering);
  const places = queue.map(({ wagering }) => wagering?.place).sort();
  if (places.some((place, at) => place !== at)) faults.push(`the queue stands at ${places}`);
  const running = queue.filter(({ wagering }) => wagering?.startedAt !== null);
  if (running.length > 1) faults.push('two are wagered at once');
  return faults;
}

/** Bets that counted for two rewards that were paid. */
async function countedTwice(asker: Asker, all: readonly Reward[]): Promise<string[]> {
  const seen = new Set<string>();
  const twice: string[] = [];
  for (const { id } of all.filter(({ status }) => status === 'CLAIMED')) {
    for (const row of await rowsOf(asker, id)) {
      if (row.reason !== 'COUNTS') continue;
      if (seen.has(row.id)) twice.push(row.id);
      seen.add(row.id);
    }
  }
  return twice;
}

const paid = ['CLAIMED', 'ISSUED'];

it('through any history nothing is paid that could not be claimed, each once, and progress is the sum of its rows', {
  timeout: 240_000,
}, async () => {
  const reached = new Set<string>();
  await fc.assert(
    fc.asyncProperty(history, async (happened) => {
      await box.reset();
      const asker = await askerOf(box, 'member2');
      for (const one of happened) {
        const before = await allOf(asker);
        const main = (await walletsOf(box, 'member2')).MAIN ?? 0;
        await happen(asker, one);
        const after = await allOf(asker);
        for (const { status } of after) reached.add(status);
        const now = after.filter(({ id, status }) => paid.includes(status) && !wasPaid(before, id));
        for (const { id, status } of now) {
          const was = before.find((old) => old.id === id)?.status;
          expect([was, status]).toEqual(status === 'ISSUED' ? [undefined, 'ISSUED'] : ['CLAIM', 'CLAIMED']);
        }
        if (['claimed', 'drawn', 'joined', 'left', 'given'].includes(one.act)) {
          const given = now.reduce((sum, { amount }) => sum + plain(minorOf(amount)), 0);
          expect((await walletsOf(box, 'member2')).MAIN).toBe(main + given);
        }
        expect(await faultsNow(asker, after)).toEqual([]);
      }
      const all = await allOf(asker);
      const told = all.filter(({ status }) => paid.includes(status));
      const owed = told.map(({ id, amount }) => [id, plain(minorOf(amount))] as const);
      expect((await paidTo(asker)).toSorted()).toEqual(owed.toSorted());
      const records = await box.sandbox.db.read.select().from(bonuses).where(eq(bonuses.memberId, asker.id));
      const claimed = records.filter(({ status }) => status === 'CLAIMED').map(({ id }) => id);
      expect(claimed.toSorted()).toEqual(told.map(({ id }) => id).toSorted());
      expect(await countedTwice(asker, all)).toEqual([]);
      expect(await readBooks(box.sandbox)).toMatchObject({ holds: true, sum: '0.00' });
    }),
    { ...runs(40), seed: 20_261_125 },
  );
  expect(reached).toEqual(
    new Set(['APPLYING', 'JOINED', 'PROCESS', 'CLAIM', 'CLAIMED', 'ISSUED', 'REJECTED', 'CLOSE']),
  );
});

function wasPaid(before: readonly Reward[], id: string): boolean {
  return before.some((one) => one.id === id && paid.includes(one.status));
}
