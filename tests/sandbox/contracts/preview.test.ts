import { and, eq, gte, lt } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import { type ContractKind, contractKinds } from '#contract/contracts/terms.ts';
import { plain } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import { settleContracts } from '#sandbox/contracts/settling.ts';
import { bills, contracts } from '#sandbox/db/contract-schema.ts';
import { rounds } from '#sandbox/db/round-schema.ts';
import { signIn } from '../../kit/ask-call.ts';
import { runs } from '../../kit/depth.ts';
import { idOf } from '../../kit/members.ts';
import { newKey } from '../../kit/money.ts';
import { actCalls, changed, type Office, startOffice, uplines } from './callers.ts';
import { bet } from './contracts.ts';

type Preview = CallOutput<'contracts.preview'>;

let office: Office;

beforeAll(async () => {
  office = await startOffice();
});
beforeEach(async () => {
  await office.begin();
  await withoutBets();
});
afterAll(() => office.box.close());

const all = () => office.box.sandbox.db.read.select().from(contracts);
const withoutBets = () => office.box.sandbox.db.write((tx) => tx.delete(rounds));

async function valid(): Promise<ReadonlySet<string>> {
  return new Set((await all()).filter(({ state }) => state === 'VALID').map(({ id }) => id));
}

const agent = fc.constantFrom(...(Object.keys(uplines) as (keyof typeof uplines)[]));
const rate = fc.integer({ min: 1, max: 6_000 });

/** What of the contracts in force ended meanwhile, but for the one that was replaced or ended itself. */
async function endedSince(before: ReadonlySet<string>, itself: string | undefined): Promise<string[]> {
  const now = await valid();
  return [...before].filter((id) => !now.has(id) && id !== itself).toSorted();
}

const shown = ({ endings }: Preview) => endings.map(({ contract }) => contract).toSorted();

describe('CON-02 the preview of an act', () => {
  it('CON-02 names what then ends, and nothing else', { timeout: 120_000 }, async () => {
    let ending = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(agent, rate), { minLength: 4, maxLength: 10 }),
        fc.tuple(agent, rate),
        fc.boolean(),
        async (line, [account, fell], ends) => {
          await office.begin();
          for (const [one, high] of line.toSorted(([a], [b]) => order(a) - order(b)))
            await office.given(one, high).catch(() => '');
          const [itself] = (await inForceOf(account)) ?? [];
          const before = await valid();
          let contract = itself;
          if (ends && itself) await office.act(uplines[account], 'TERMINATE', itself);
          else contract = await office.offered(account, fell).catch(() => undefined);
          if (!contract) return;
          const act = ends && itself ? 'AGREE' : 'ACCEPT';
          const { value } = await office.ask(account, 'contracts.preview', { contract, act });
          const key = newKey();
          const { code } = await office.ask(account, 'contracts.dividend', {
            key,
            act,
            contract,
            seen: value.seen,
          });
          const ended = await endedSince(before, itself);
          expect(ended).toEqual(code === null ? shown(value) : []);
          ending += ended.length;
        },
      ),
      // One that surely ends something, for what is drawn may not.
      {
        ...runs(20),
        examples: [
          [
            [
              ['agent2', 5_000],
              ['agent41', 4_000],
            ],
            ['agent2', 1_000],
            false,
          ],
        ],
      },
    );
    expect(ending).toBeGreaterThan(0);
  });

  it('CON-02 a contract that ended and was not shown is found', async () => {
    await office.given('agent2', 5_000);
    await office.given('agent41', 4_000);
    const lower = await office.offered('agent2', 1_000);
    const before = await valid();
    const { value } = await office.ask('agent2', 'contracts.preview', { contract: lower, act: 'ACCEPT' });
    const [itself] = (await inForceOf('agent2')) ?? [];
    await office.act('agent2', 'ACCEPT', lower);
    expect(await endedSince(before, itself)).not.toEqual(shown({ ...value, endings: [] }));
  });

  it('an act that ends nothing shows nothing, and asking changes nothing', async () => {
    const id = await office.offered('agent2', 1_000);
    const before = await all();
    for (const act of ['ACCEPT', 'AGREE', 'TERMINATE'])
      expect((await office.ask('agent2', 'contracts.preview', { contract: id, act })).value.endings).toEqual(
        [],
      );
    expect(await all()).toEqual(before);
  });
});

const order = (account: keyof typeof uplines) => Object.keys(uplines).indexOf(account);

async function inForceOf(account: keyof typeof uplines): Promise<string[] | undefined> {
  const { value } = await office.ask(account, 'contracts.own', { kind: 'DIVIDEND' });
  return value.inForce ? [value.inForce.id] : undefined;
}

const player = fc.constantFrom('downline2a', 'downline41a', 'downline42a', 'downline1a', 'agent2');
const played = fc.record({
  account: player,
  part: fc.double({ min: 0, max: 1, noNaN: true }),
  stake: fc.integer({ min: 1, max: 500_00 }),
  win: fc.integer({ min: 0, max: 600_00 }),
});

/** Puts the contract in force for the whole period that was tried, settles it, and answers what its bills come to. */
async function settledOver({ trial, contract }: Preview) {
  const { box } = office;
  const { from, to } = trial?.period ?? { from: 0, to: 0 };
  await office.act('agent2', 'ACCEPT', contract.id, contract.kind);
  await box.sandbox.db.write((tx) =>
    tx.update(contracts).set({ validFrom: from, settledTo: null }).where(eq(contracts.id, contract.id)),
  );
  await settleContracts(box.sandbox);
  const found = await box.sandbox.db.read
    .select()
    .from(bills)
    .where(and(eq(bills.contractId, contract.id), gte(bills.from, from), lt(bills.from, to)));
  return { bills: found, sum: found.reduce((sum, { amount }) => sum + plain(amount), 0) };
}

async function tried(
  kind: ContractKind,
  bets: readonly { account: string; part: number; stake: number; win: number }[],
) {
  await office.begin();
  await withoutBets();
  const contract = await office.offered('agent2', 1_234, kind);
  const asked = () => office.ask('agent2', 'contracts.preview', { contract, act: 'ACCEPT' });
  const { trial } = (await asked()).value;
  if (!trial) throw new Error('Nothing was tried');
  const { from, to } = trial.period;
  for (const { part, ...one } of bets)
    await bet(office.box, { ...one, at: Math.floor(from + part * (to - from - 1)) });
  return (await asked()).value;
}

describe('what an offer would have paid', () => {
  it.each(contractKinds)(
    'of %s is what its bill says, had it been in force',
    { timeout: 120_000 },
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(fc.array(played, { maxLength: 8 }), async (bets) => {
          const value = await tried(kind, bets);
          const { bills: found, sum } = await settledOver(value);
          expect(sum).toBe(minorOf(value.trial?.offered.pay ?? ''));
          // A real-time salary has a bill for each five minutes in which it comes to something.
          if (kind === 'REALTIME') return;
          const { units, ...rest } = found[0]?.pay ?? { units: [] };
          expect({ ...rest, unit: units.at(-1) ?? null }).toEqual(value.trial?.offered);
        }),
        runs(8),
      );
    },
  );

  it.each(contractKinds)('of %s is found to differ when a bet came in between', async (kind) => {
    const value = await tried(kind, [{ account: 'downline2a', part: 0.5, stake: 10_000, win: 0 }]);
    const at = (value.trial?.period.from ?? 0) + 1_000;
    await bet(office.box, { account: 'downline2a', at, stake: 7_000 });
    expect((await settledOver(value)).sum).not.toBe(minorOf(value.trial?.offered.pay ?? ''));
  });

  it('stands beside what the contract in force would have, for the agent alone', async () => {
    await office.given('agent2', 2_000);
    const contract = await office.offered('agent2', 1_000);
    const { trial } = (await office.ask('agent2', 'contracts.preview', { contract, act: 'ACCEPT' })).value;
    const at = trial?.period.from ?? 0;
    await bet(office.box, { account: 'downline2a', at, stake: 10_000 });
    const again = (await office.ask('agent2', 'contracts.preview', { contract, act: 'ACCEPT' })).value.trial;
    expect([again?.offered.pay, again?.inForce?.pay]).toEqual(['10.00', '20.00']);
    const upline = await office.ask('agent1', 'contracts.preview', { contract, act: 'ACCEPT' });
    expect(upline.value.trial).toBeNull();
  });
});

describe('the running period and the last one', () => {
  /** Both sides of a midnight of the merchant's: the period that runs, and the one that is over. */
  it.each([
    ['America/Lima', 'MONTHLY', '2028-02-29T23:59:00-05:00', '2028-02', '2028-01'],
    ['America/Lima', 'MONTHLY', '2028-03-01T00:00:00-05:00', '2028-03', '2028-02'],
    ['America/Lima', 'DAILY', '2028-02-28T23:59:00-05:00', '2028-02-28', '2028-02-27'],
    ['America/Lima', 'DAILY', '2028-02-29T00:00:00-05:00', '2028-02-29', '2028-02-28'],
    ['America/Lima', 'DAILY', '2028-03-01T00:00:00-05:00', '2028-03-01', '2028-02-29'],
    ['America/Lima', 'SEMIMONTHLY', '2028-02-15T23:59:00-05:00', '2028-02-H1', '2028-01-H2'],
    ['America/Lima', 'SEMIMONTHLY', '2028-02-16T00:00:00-05:00', '2028-02-H2', '2028-02-H1'],
    ['Asia/Kolkata', 'MONTHLY', '2027-02-28T18:29:00Z', '2027-02', '2027-01'],
    ['Asia/Kolkata', 'MONTHLY', '2027-02-28T18:30:00Z', '2027-03', '2027-02'],
    ['America/New_York', 'DAILY', '2028-03-12T04:59:00Z', '2028-03-11', '2028-03-10'],
    ['America/New_York', 'DAILY', '2028-03-13T04:00:00Z', '2028-03-13', '2028-03-12'],
  ] as const)('in %s %s at %s are %s and %s', async (zone, period, moment, runs, over) => {
    const { sandbox, address } = office.box;
    sandbox.settings.patch({ zone });
    sandbox.clock.set(Date.parse(moment));
    for (const account of ['agent1', 'agent2'])
      await changed(office.box, account, { passwordExpiresAt: Date.parse('2030-01-01') });
    const [agent1, agent2] = [
      { token: await signIn(address, 'agent1') },
      { token: await signIn(address, 'agent2') },
    ];
    const own = await office.ask(agent1, 'contracts.own', { kind: 'DIVIDEND' });
    const terms = { ...own.value.inForce?.terms, payer: 'UPLINE', period };
    const member = await idOf(office.box, 'agent2');
    const offer = await office.ask(agent1, actCalls.DIVIDEND, { key: newKey(), act: 'OFFER', member, terms });
    const contract = offer.value.id;
    const preview = await office.ask(agent2, 'contracts.preview', { contract, act: 'ACCEPT' });
    await office.ask(agent2, actCalls.DIVIDEND, {
      key: newKey(),
      act: 'ACCEPT',
      contract,
      seen: preview.value.seen,
    });
    const { value } = await office.ask(agent2, 'contracts.own', { kind: 'DIVIDEND' });
    sandbox.clock.reset();
    sandbox.settings.reset();
    expect([value.running?.period.id, preview.value.trial?.period.id]).toEqual([runs, over]);
  });
});
