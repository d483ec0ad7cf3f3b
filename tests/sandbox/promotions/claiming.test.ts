import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import type { Reward } from '#contract/promotions/rewards.ts';
import { asMinor, plain } from '#contract/units.ts';
import { entries, ledger } from '#sandbox/db/ledger-schema.ts';
import { bonuses } from '#sandbox/db/money-schema.ts';
import { drawPrize, raffleWith } from '#sandbox/promotions/claiming.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { callerOf } from '../../kit/ask-handler.ts';
import { walletsOf } from '../../kit/money.ts';
import { type Asker, act, askerOf, askFor, bet, join, rewardOf, rewardsOf } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let asker: Asker;

beforeEach(async () => {
  await box.reset();
  asker = await askerOf(box, 'member2');
});

async function move(to: number): Promise<void> {
  box.sandbox.clock.set(to);
  asker = await askerOf(box, asker.account);
}

const mainOf = async () => (await walletsOf(box, asker.account)).MAIN ?? 0;

function bonusRows(id: string) {
  return box.sandbox.db.read.select().from(bonuses).where(eq(bonuses.id, id));
}

/** What the books moved for a reward. */
function movesOf(id: string) {
  return box.sandbox.db.read
    .select({ cause: entries.cause, change: ledger.change })
    .from(entries)
    .innerJoin(ledger, eq(ledger.entryId, entries.id))
    .where(and(eq(entries.reference, id), isNotNull(ledger.memberId)));
}

describe('a claim', () => {
  it('pays into the main wallet, and stands in the bonuses as claimed', async () => {
    const { value: gift } = await join(asker, 'regalo-del-viernes');
    const before = await mainOf();
    const { status, value } = await askFor(asker, 'promotions.claim', { id: gift.id });
    expect([status, value.status, value.amount, value.endsAt]).toEqual([200, 'CLAIMED', '5.00', null]);
    expect((await mainOf()) - before).toBe(5_00);
    expect(await movesOf(gift.id)).toEqual([{ cause: 'bonus', change: 5_00 }]);
    expect(await bonusRows(gift.id)).toMatchObject([
      { status: 'CLAIMED', amount: 5_00, nameEn: 'Friday gift', at: value.settledAt },
    ]);
    expect(await rewardOf(asker, gift.id)).toEqual(value);
    expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
  });

  it('sixty-four times at once under different keys pays once; the others say that it was claimed', async () => {
    const { value: gift } = await join(asker, 'regalo-del-viernes');
    const before = await mainOf();
    const all = await Promise.all(
      Array.from({ length: 64 }, () => askFor(asker, 'promotions.claim', { id: gift.id })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = all.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ code }) => code))).toEqual(new Set(['ALREADY_CLAIMED']));
    expect(others.every(({ value }) => value.id === gift.id && value.status === 'CLAIMED')).toBe(true);
    expect((await mainOf()) - before).toBe(5_00);
    expect(await movesOf(gift.id)).toHaveLength(1);
    expect(await bonusRows(gift.id)).toHaveLength(1);
  });

  it('under the same key answers the same, and another reward under it is refused', async () => {
    const key = randomUUID();
    const { value: gift } = await join(asker, 'regalo-del-viernes');
    const { value: bonus } = await join(asker, 'ruta-del-condor');
    const all = await Promise.all(
      Array.from({ length: 8 }, () => askFor(asker, 'promotions.claim', { key, id: gift.id })),
    );
    for (const one of all) expect(one).toEqual(all[0]);
    const late = await askFor(asker, 'promotions.claim', { key, id: gift.id, language: 'EN' });
    expect(late).toEqual(all[0]);
    expect((await askFor(asker, 'promotions.claim', { key, id: bonus.id })).code).toBe('KEY_REUSED');
  });

  it('before the terms are met is too early', async () => {
    const claimed = async (id: string) =>
      (await askFor(asker, 'promotions.claim', { id: (await rewardOf(asker, id)).id })).code;
    for (const id of ['ruta-del-condor', 'recarga-de-la-semana', 'bono-de-regreso']) {
      await join(asker, id);
      expect(await claimed(id)).toBe('CLAIM_EARLY');
    }
    await bet(asker, 20_00, { at: box.sandbox.clock.now() + 1 });
    expect(await claimed('ruta-del-condor')).toBe('CLAIM_EARLY');
  });

  it('is possible until the last moment, and then too late', async () => {
    const { value: gift } = await join(asker, 'regalo-del-viernes');
    await move((gift.endsAt ?? 0) - 60_000);
    expect(await rewardOf(asker, gift.id)).toMatchObject({ status: 'CLAIM', endsAt: gift.endsAt });
    await move(gift.endsAt ?? 0);
    const refused = await askFor(asker, 'promotions.claim', { id: gift.id });
    expect([refused.status, refused.code]).toEqual([422, 'CLAIM_EXPIRED']);
    expect(await rewardOf(asker, gift.id)).toMatchObject({
      status: 'CLOSE',
      reason: 'El plazo para cobrarla terminó.',
      endsAt: null,
      settledAt: gift.endsAt,
    });
    expect(await movesOf(gift.id)).toEqual([]);
  });

  it('of another’s reward, or of a ticket that is to be drawn, is not found', async () => {
    const other = await askerOf(box, 'member1');
    const { value: gift } = await join(other, 'regalo-del-viernes');
    const { value: ticket } = await join(asker, 'sorteo-del-arrecife');
    expect((await askFor(asker, 'promotions.claim', { id: gift.id })).code).toBe('NOT_FOUND');
    expect((await askFor(asker, 'promotions.claim', { id: ticket.id })).code).toBe('NOT_FOUND');
    expect((await askFor(other, 'promotions.raffle', { id: gift.id })).code).toBe('NOT_FOUND');
  });

  it('of a bonus that waited in the records claims that one and adds none', async () => {
    const gift = (await rewardsOf(asker)).find(
      ({ source, status }) => source === 'GIFT' && status === 'CLAIM',
    );
    const before = await bonusRows(gift?.id ?? '');
    expect(before).toMatchObject([{ status: 'ISSUED' }]);
    const { value } = await askFor(asker, 'promotions.claim', { id: gift?.id });
    expect(value).toMatchObject({ status: 'CLAIMED', amount: gift?.amount });
    expect(await bonusRows(gift?.id ?? '')).toEqual(before.map((one) => ({ ...one, status: 'CLAIMED' })));
    expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
  });
});

describe('a raffle', () => {
  it('is drawn once however often it is asked at once, and pays its prize', async () => {
    const { value: ticket } = await join(asker, 'sorteo-del-arrecife');
    const before = await mainOf();
    const all = await Promise.all(
      Array.from({ length: 64 }, () => askFor(asker, 'promotions.raffle', { id: ticket.id })),
    );
    const [won] = all.filter(({ status }) => status === 200).map(({ value }) => value);
    expect(all.filter(({ code }) => code === 'ALREADY_CLAIMED')).toHaveLength(63);
    const prize = Math.round(Number(won?.amount) * 100);
    expect([5_00, 10_00, 25_00, 100_00, 500_00]).toContain(prize);
    expect(won?.status).toBe('CLAIMED');
    expect((await mainOf()) - before).toBe(prize);
    expect(await bonusRows(ticket.id)).toMatchObject([{ amount: prize, status: 'CLAIMED' }]);
  });

  it('wins what chance says: at most the first prize, as its text promises', async () => {
    const counts = new Map<number, number>();
    for (let ticket = 0; ticket < 100; ticket += 1) {
      const prize = plain(drawPrize(asMinor(500_00), () => ticket));
      counts.set(prize, (counts.get(prize) ?? 0) + 1);
    }
    expect([...counts]).toEqual([
      [5_00, 60],
      [10_00, 25],
      [25_00, 10],
      [100_00, 4],
      [500_00, 1],
    ]);
    expect(drawPrize(asMinor(1), () => 0)).toBe(1);
  });

  it('takes its chance from outside', async () => {
    const { value: ticket } = await join(asker, 'sorteo-del-arrecife');
    const caller = callerOf(asker.id);
    const input = { key: randomUUID(), id: ticket.id, language: 'EN' };
    const won = (await raffleWith(() => 99)(input, caller, box.sandbox)) as Reward;
    expect(won).toMatchObject({ amount: '500.00', status: 'CLAIMED', title: 'Reef raffle' });
  });

  it('is over some hours after the close', async () => {
    const { value: ticket } = await join(asker, 'sorteo-del-arrecife');
    await move(ticket.endsAt ?? 0);
    expect((await askFor(asker, 'promotions.raffle', { id: ticket.id })).code).toBe('CLAIM_EXPIRED');
  });
});

describe('leaving', () => {
  const leave = (id: string, progress: string) => askFor(asker, 'promotions.leave', { id, progress });

  it('tells before what is lost and what stays, and takes no money', async () => {
    const { value: bonus } = await join(asker, 'ruta-del-condor');
    await bet(asker, 12_50, { at: box.sandbox.clock.now() + 1 });
    await move(box.sandbox.clock.now() + 10);
    const main = await mainOf();
    const seen = (await rewardOf(asker, bonus.id)).leaving;
    expect(seen).toEqual({ loses: '20.00', progress: '12.50', keeps: (main / 100).toFixed(2) });
    const { value } = await leave(bonus.id, '12.50');
    expect(value).toMatchObject({ status: 'CLOSE', leaving: null, wagering: null });
    expect(value.reason).toBe('La dejaste. Se perdió lo avanzado: 12.50.');
    expect(await mainOf()).toBe(main);
    const again = await leave(bonus.id, '12.50');
    expect([again.status, again.code, again.value]).toEqual([409, 'ALREADY_SETTLED', value]);
    // For good: joining again answers what it became.
    expect((await join(asker, 'ruta-del-condor')).value).toEqual(value);
    expect((await askFor(asker, 'promotions.claim', { id: bonus.id })).code).toBe('CLAIM_EXPIRED');
  });

  it('with another progress than was seen is refused, and names it', async () => {
    const { value: bonus } = await join(asker, 'ruta-del-condor');
    await bet(asker, 5_00, { at: box.sandbox.clock.now() + 1 });
    await move(box.sandbox.clock.now() + 10);
    const refused = await leave(bonus.id, '0.00');
    expect([refused.code, refused.value]).toEqual(['QUOTE_CHANGED', { progress: '5.00' }]);
    expect((await rewardOf(asker, bonus.id)).status).toBe('PROCESS');
  });

  it.each(['recarga-de-la-semana', 'bono-de-regreso', 'regalo-del-viernes', 'sorteo-del-arrecife'])(
    '%s is possible as soon as it is joined',
    async (id) => {
      const { value } = await join(asker, id);
      expect(value.leaving).not.toBeNull();
      expect((await leave(value.id, '0.00')).value.status).toBe('CLOSE');
    },
  );

  it('is not offered for gifts of the product nor where the terms say never', async () => {
    const all = await rewardsOf(asker);
    const gift = all.find(({ source, status }) => source === 'GIFT' && status === 'CLAIM');
    expect(gift?.leaving).toBeNull();
    expect((await leave(gift?.id ?? '', '0.00')).code).toBe('FORBIDDEN');
    await act(box, 'promotions', { id: 'ruta-del-condor', act: 'terms', facts: { leaving: 'NEVER' } });
    const { value: bonus } = await join(asker, 'ruta-del-condor');
    expect([bonus.status, bonus.leaving]).toEqual(['PROCESS', null]);
    expect((await leave(bonus.id, '0.00')).code).toBe('FORBIDDEN');
    expect((await leave(randomUUID(), '0.00')).code).toBe('NOT_FOUND');
  });

  it('and claiming at once do one of both', async () => {
    for (let round = 0; round < 8; round += 1) {
      await box.reset();
      asker = await askerOf(box, 'member2');
      const { value: gift } = await join(asker, 'regalo-del-viernes');
      const [left, claimed] = await Promise.all([
        leave(gift.id, '0.00'),
        askFor(asker, 'promotions.claim', { id: gift.id }),
      ]);
      const codes = [left.code, claimed.code];
      expect([
        [null, 'CLAIM_EXPIRED'],
        ['ALREADY_SETTLED', null],
      ]).toContainEqual(codes);
      expect(await movesOf(gift.id)).toHaveLength(claimed.code === null ? 1 : 0);
    }
  });

  it('a claim with a lost answer is found by its key', async () => {
    const key = randomUUID();
    const { value: gift } = await join(asker, 'regalo-del-viernes');
    const { value } = await askFor(asker, 'promotions.claim', { key, id: gift.id });
    const outcome = await askFor(asker, 'wallet.outcome', { key });
    expect(outcome.value as CallOutput<'wallet.outcome'>).toEqual({ state: 'done', value });
  });
});
