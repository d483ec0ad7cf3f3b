import { beforeEach, describe, expect, it } from 'vitest';
import { promotionOffers } from '#sandbox/db/rewards-schema.ts';
import { approve } from '#sandbox/wallet/deposit-rows.ts';
import { askDeposit, shownIn } from '../../kit/depositing.ts';
import { type Asker, act, askerOf, askFor, bet, join, rewardOf } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const reload = 'recarga-de-la-semana';
const box = sandboxOfFile();
let asker: Asker;

beforeEach(async () => {
  await box.reset();
  asker = await askerOf(box, 'member2');
});

/** A deposit at the wallet of one percent, as its member asks for it. */
async function asked(amount: string): Promise<string> {
  const fee = (Math.ceil(Number(amount) - 1e-9) / 100).toFixed(2);
  const came = await askDeposit(box, asker.token, { amount, fee });
  if (came.status !== 200) throw new Error(`${amount}: ${JSON.stringify(came.body)}`);
  return shownIn(came).reference;
}

async function deposited(amount: string): Promise<void> {
  await approve(box.sandbox, await asked(amount));
}

describe('a promotion that waits for a deposit', () => {
  it('takes the first that meets its least amount: a share of it is to be wagered with it', async () => {
    await join(asker, reload);
    await deposited('9.00');
    expect((await rewardOf(asker, reload)).status).toBe('JOINED');
    await deposited('40.00');
    const used = await rewardOf(asker, reload);
    expect(used).toMatchObject({
      status: 'PROCESS',
      amount: '20.00',
      wagering: { required: '180.00', done: '0.00', place: 0 },
      leaving: { loses: '20.00' },
    });
    expect(used.endsAt).toBe((used.wagering?.startedAt ?? 0) + 7 * day);
  });

  it('gives no more than its most', async () => {
    await join(asker, reload);
    await deposited('400.00');
    expect(await rewardOf(asker, reload)).toMatchObject({
      amount: '50.00',
      wagering: { required: '1350.00' },
    });
  });

  it('takes one deposit only, and one deposit serves one promotion: the first joined', async () => {
    const vip = await askerOf(box, 'vip5');
    asker = vip;
    // The reviewed one was joined before, in the seed; this deposit is too small for it.
    await join(vip, reload);
    await deposited('100.00');
    const first = await rewardOf(vip, reload);
    expect(first).toMatchObject({ status: 'PROCESS', amount: '50.00' });
    await deposited('800.00');
    expect((await rewardOf(vip, reload)).amount).toBe('50.00');
    expect(await rewardOf(vip, 'recarga-a-medida')).toMatchObject({ status: 'PROCESS', amount: '200.00' });
  });

  it('takes no deposit twice, however often it is approved at once', async () => {
    await join(asker, reload);
    const reference = await asked('40.00');
    await Promise.all(Array.from({ length: 8 }, () => approve(box.sandbox, reference)));
    expect((await rewardOf(asker, reload)).amount).toBe('20.00');
  });

  it('takes a voucher, which is approved at once', async () => {
    await join(asker, reload);
    await askFor(asker, 'wallet.deposit', { methodId: 'voucher', voucher: 'VALE-7KQ2-10MX' });
    expect(await rewardOf(asker, reload)).toMatchObject({ status: 'PROCESS', amount: '5.00' });
  });

  it('counts a deposit by its approval, and closes without one', async () => {
    const { value } = await join(asker, reload);
    const early = await asked('40.00');
    box.sandbox.clock.set(value.endsAt ?? 0);
    await approve(box.sandbox, early);
    asker = await askerOf(box, 'member2');
    expect(await rewardOf(asker, reload)).toMatchObject({
      status: 'CLOSE',
      amount: '0.00',
      settledAt: value.endsAt,
      reason: 'La promoción terminó antes de un depósito que contara.',
    });
  });

  it('does not count a deposit from before it was joined', async () => {
    await deposited('40.00');
    expect((await join(asker, reload)).value.status).toBe('JOINED');
  });

  it('is claimable at once where nothing is to be wagered', async () => {
    await act(box, 'promotions', { id: reload, act: 'terms', facts: { wagering: null } });
    await join(asker, 'ruta-del-condor');
    await join(asker, reload);
    await deposited('40.00');
    const met = await rewardOf(asker, reload);
    expect(met).toMatchObject({ status: 'CLAIM', amount: '20.00', wagering: null });
    expect((await rewardOf(asker, 'ruta-del-condor')).wagering?.place).toBe(0);
    expect((await askFor(asker, 'promotions.claim', { id: met.id })).value.status).toBe('CLAIMED');
  });

  it('goes on hidden, to the money: joined, deposited, wagered, claimed', async () => {
    await join(asker, reload);
    await box.sandbox.db.write((tx) => tx.update(promotionOffers).set({ hidden: true }));
    await deposited('10.00');
    for (let n = 0; n < 3; n += 1) {
      box.sandbox.clock.move(minute);
      await bet(asker, 15_00);
    }
    const { id, status, wagering } = await rewardOf(asker, reload);
    expect([status, wagering?.done, wagering?.left]).toEqual(['CLAIM', '45.00', '0.00']);
    const { value } = await askFor(asker, 'promotions.claim', { id });
    expect([value.status, value.amount]).toEqual(['CLAIMED', '5.00']);
  });
});
