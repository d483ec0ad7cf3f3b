import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Facts } from '#contract/promotions/terms.ts';
import { promotionOffers, rewards } from '#sandbox/db/rewards-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { type Asker, askerOf, askFor, join, rewardOf, rewardsOf } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const box = sandboxOfFile();
let asker: Asker;

beforeEach(async () => {
  await box.reset();
  asker = await askerOf(box, 'member2');
});

async function factsOf(id: string): Promise<Facts> {
  return (await askFor(asker, 'promotions.detail', { id })).value.facts;
}

async function newTerms(id: string, changes: Partial<Facts>): Promise<void> {
  const facts = await factsOf(id);
  await box.sandbox.db.write((tx) =>
    tx
      .update(promotionOffers)
      .set({ facts: { ...facts, version: facts.version + 1, ...changes } })
      .where(eq(promotionOffers.id, id)),
  );
}

function rowsOf({ id }: Asker, offerId: string) {
  return box.sandbox.db.read
    .select()
    .from(rewards)
    .where(eq(rewards.memberId, id))
    .then((all) => all.filter(({ promotionId }) => promotionId === offerId));
}

describe('joining a promotion', () => {
  it('a gift can be claimed at once, until the close and the hours to claim', async () => {
    const { dates } = await factsOf('regalo-del-viernes');
    const { value } = await join(asker, 'regalo-del-viernes');
    expect(value).toMatchObject({
      status: 'CLAIM',
      amount: '5.00',
      source: 'PROMOTION',
      title: 'Regalo del viernes',
      endsAt: dates.closesAt + 24 * hour,
      wagering: null,
      version: 1,
    });
    expect(await rewardOf(asker, 'regalo-del-viernes')).toEqual(value);
  });

  it('a bonus is to be bet first, and one of a deposit waits for it', async () => {
    const wagered = (await join(asker, 'ruta-del-condor')).value;
    expect(wagered).toMatchObject({ status: 'PROCESS', amount: '20.00', endsAt: wagered.at + 14 * day });
    expect(wagered.wagering).toMatchObject({
      required: '80.00',
      done: '0.00',
      left: '80.00',
      open: { bets: 0, stake: '0.00' },
      place: 0,
      startedAt: wagered.at,
    });
    const waiting = (await join(asker, 'recarga-de-la-semana')).value;
    expect(waiting).toMatchObject({ status: 'JOINED', amount: '0.00', wagering: null });
    expect(waiting.endsAt).toBe((await factsOf('recarga-de-la-semana')).dates.closesAt);
  });

  it('a raffle gives a ticket that can be drawn, and a reviewed one waits for a person', async () => {
    expect((await join(asker, 'sorteo-del-arrecife')).value).toMatchObject({
      status: 'CLAIM',
      amount: '0.00',
      source: 'RAFFLE',
    });
    expect((await join(asker, 'bono-de-regreso')).value).toMatchObject({
      status: 'APPLYING',
      wagering: null,
    });
  });

  it('again answers the first joining, under another key and in another version', async () => {
    const first = await join(asker, 'ruta-del-condor');
    await newTerms('ruta-del-condor', { maxBet: '1.00' });
    const again = await askFor(asker, 'promotions.join', { id: 'ruta-del-condor', version: 7 });
    expect([again.status, again.value.id, again.value.version]).toEqual([200, first.value.id, 1]);
    expect(await rowsOf(asker, 'ruta-del-condor')).toHaveLength(1);
  });

  it('sixty-four times at once makes one row, whatever the keys', async () => {
    const key = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        askFor(asker, 'promotions.join', {
          id: 'regalo-del-viernes',
          version: 1,
          ...(at % 2 ? { key } : {}),
        }),
      ),
    );
    expect(new Set(all.map(({ status, value }) => `${status} ${value.id}`)).size).toBe(1);
    expect(await rowsOf(asker, 'regalo-del-viernes')).toHaveLength(1);
  });

  it('under the key of another act is refused', async () => {
    const key = randomUUID();
    await askFor(asker, 'promotions.join', { key, id: 'regalo-del-viernes', version: 1 });
    const other = await askFor(asker, 'promotions.join', { key, id: 'ruta-del-condor', version: 1 });
    expect(other.code).toBe('KEY_REUSED');
    expect((await askFor(asker, 'wallet.outcome', { key })).value).toMatchObject({ state: 'done' });
  });

  it('in a version that is no longer in force is refused, with the one that is', async () => {
    await newTerms('ruta-del-condor', { maxBet: '1.00' });
    const refused = await askFor(asker, 'promotions.join', { id: 'ruta-del-condor', version: 1 });
    expect([refused.code, refused.value]).toEqual(['QUOTE_CHANGED', { version: 2 }]);
    expect((await join(asker, 'ruta-del-condor')).value.version).toBe(2);
  });

  it.each([
    ['NOT_YET', 'previa-del-clasico'],
    ['OVER', 'quiosco-en-fiesta'],
    ['RANK', 'mesa-alta'],
    ['NEW', 'bienvenida-doble'],
  ])('is refused with the rule %s, which eligibility tells before', async (rule, id) => {
    const { value } = await askFor(asker, 'promotions.eligibility', { id });
    expect(value).toEqual({ eligible: false, rule, gives: '0.00' });
    const refused = await join(asker, id);
    expect([refused.status, refused.code, refused.value]).toEqual([422, 'PROMOTION_RULE', { rule }]);
    expect(await rowsOf(asker, id)).toEqual([]);
  });

  it('of a promotion for new accounts is open to one', async () => {
    const createdAt = box.sandbox.clock.now() - 29 * day;
    await box.sandbox.db.write((tx) => tx.update(members).set({ createdAt }).where(eq(members.id, asker.id)));
    expect((await join(asker, 'bienvenida-doble')).value.status).toBe('JOINED');
  });

  it('of a hidden one is refused, and who joined before goes on', async () => {
    await join(asker, 'ruta-del-condor');
    await box.sandbox.db.write((tx) => tx.update(promotionOffers).set({ hidden: true }));
    expect((await rewardOf(asker, 'ruta-del-condor')).status).toBe('PROCESS');
    expect((await join(asker, 'noches-en-vivo')).value).toEqual({ rule: 'OVER' });
  });

  it.each(['combos-del-domingo', 'no-such'])('of %s, which can’t be joined, is not found', async (id) => {
    const refused = await askFor(asker, 'promotions.join', { id, version: 1 });
    expect([refused.status, refused.code]).toEqual([404, 'NOT_FOUND']);
    expect((await askFor(asker, 'promotions.eligibility', { id })).code).toBe('NOT_FOUND');
  });

  it('at the close is too late', async () => {
    const { dates } = await factsOf('regalo-del-viernes');
    box.sandbox.clock.set(dates.closesAt);
    asker = await askerOf(box, 'member2');
    expect((await join(asker, 'regalo-del-viernes')).value).toEqual({ rule: 'OVER' });
  });
});

describe('eligibility', () => {
  it.each([
    ['9.99', { eligible: false, rule: 'LESS_THAN_MIN', gives: '0.00' }],
    ['10.00', { eligible: true, rule: null, gives: '5.00' }],
    ['33.33', { eligible: true, rule: null, gives: '16.66' }],
    ['5000.00', { eligible: true, rule: null, gives: '50.00' }],
  ])('says what a deposit of %s would bring, before and after joining', async (amount, told) => {
    const ask = async () =>
      (await askFor(asker, 'promotions.eligibility', { id: 'recarga-de-la-semana', amount })).value;
    expect(await ask()).toEqual(told);
    await join(asker, 'recarga-de-la-semana');
    expect(await ask()).toEqual(told);
  });

  it('says that it is joined already, writes nothing, and needs no amount', async () => {
    const ask = async (id: string) => (await askFor(asker, 'promotions.eligibility', { id })).value;
    const before = await rewardsOf(asker);
    expect(await ask('regalo-del-viernes')).toEqual({ eligible: true, rule: null, gives: '5.00' });
    expect(await rewardsOf(asker)).toEqual(before);
    await join(asker, 'regalo-del-viernes');
    expect(await ask('regalo-del-viernes')).toEqual({ eligible: false, rule: 'JOINED', gives: '0.00' });
  });
});
