import { beforeEach, describe, expect, it } from 'vitest';
import type { Reward } from '#contract/promotions/rewards.ts';
import type { Facts } from '#contract/promotions/terms.ts';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { walletsOf } from '../../kit/money.ts';
import { type Asker, act, askerOf, askFor, bet, join, rewardOf, rewardsOf } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const hour = 60 * 60_000;
const box = sandboxOfFile();
let asker: Asker;

beforeEach(async () => {
  await box.reset();
  asker = await askerOf(box, 'member2');
});

const onReward = (body: Record<string, unknown>) => act(box, 'rewards', body);
const onPromotion = (body: Record<string, unknown>) => act(box, 'promotions', body);

async function move(milliseconds: number): Promise<void> {
  box.sandbox.clock.move(milliseconds);
  asker = await askerOf(box, asker.account);
}

describe('a request to join', () => {
  it('is approved into what comes next: the wagering, from then on', async () => {
    const { value: asked } = await join(asker, 'bono-de-regreso');
    await bet(asker, 5_00, { at: box.sandbox.clock.now() });
    await move(1_000);
    const { status, value } = await onReward({ id: asked.id, act: 'approve' });
    expect(status).toBe(200);
    const { wagering } = value as Reward;
    expect(wagering).toMatchObject({ required: '75.00', done: '0.00', place: 0 });
    expect(wagering?.startedAt).toBeGreaterThanOrEqual(asked.at + 1_000);
    expect(await rewardOf(asker, asked.id)).toMatchObject({ status: 'PROCESS', at: asked.at });
  });

  it('for a gift is approved into one that can be claimed', async () => {
    const other = await askerOf(box, 'agent2');
    const { value: asked } = await join(other, 'cumpleanos');
    expect([asked.status, asked.amount]).toEqual(['APPLYING', '10.00']);
    await onReward({ id: asked.id, act: 'approve' });
    expect((await askFor(other, 'promotions.claim', { id: asked.id })).value.status).toBe('CLAIMED');
  });

  it('is rejected with a reason, word for word, and can’t be decided twice', async () => {
    const { value: asked } = await join(asker, 'bono-de-regreso');
    await onReward({ id: asked.id, act: 'reject', reason: '<b>Jugaste</b> ayer.' });
    expect(await rewardOf(asker, asked.id)).toMatchObject({
      status: 'REJECTED',
      reason: '<b>Jugaste</b> ayer.',
    });
    const again = await onReward({ id: asked.id, act: 'approve' });
    expect([again.status, again.code, again.message]).toEqual([400, 'INPUT_INVALID', 'It is rejected']);
    expect((await askFor(asker, 'promotions.claim', { id: asked.id })).code).toBe('CLAIM_EXPIRED');
    expect((await askFor(asker, 'promotions.leave', { id: asked.id, progress: '0' })).code).toBe(
      'ALREADY_SETTLED',
    );
  });

  it('that nobody decides before the close is closed', async () => {
    const { value: asked } = await join(asker, 'bono-de-regreso');
    await move((asked.endsAt ?? 0) - box.sandbox.clock.now());
    expect(await rewardOf(asker, asked.id)).toMatchObject({ status: 'CLOSE', settledAt: asked.endsAt });
    expect((await onReward({ id: asked.id, act: 'approve' })).code).toBe('INPUT_INVALID');
  });
});

describe('a gift of the back office', () => {
  it('is credited at once, or waits to be claimed', async () => {
    const before = (await walletsOf(box, 'member2')).MAIN ?? 0;
    const issued = await onReward({ account: 'member2', amount: '7.50', act: 'issue' });
    expect(issued.value).toMatchObject({ status: 'ISSUED', amount: '7.50', source: 'GIFT' });
    expect((await walletsOf(box, 'member2')).MAIN).toBe(before + 7_50);
    const again = await askFor(asker, 'promotions.claim', { id: (issued.value as Reward).id });
    expect(again.code).toBe('ALREADY_CLAIMED');
    const given = await onReward({ account: 'member2', amount: '2.00', title: 'Gracias', act: 'give' });
    expect(given.value).toMatchObject({ status: 'CLAIM', title: 'Gracias', endsAt: null });
    await askFor(asker, 'promotions.claim', { id: (given.value as Reward).id });
    expect((await walletsOf(box, 'member2')).MAIN).toBe(before + 9_50);
    expect(await readBooks(box.sandbox)).toMatchObject({ holds: true });
  });

  it('with hours expires after them', async () => {
    const { value } = await onReward({ account: 'member2', amount: '2.00', act: 'give', hours: 2 });
    const { id, endsAt, at } = value as Reward;
    expect(endsAt).toBe(at + 2 * hour);
    await move(2 * hour);
    expect((await askFor(asker, 'promotions.claim', { id })).code).toBe('CLAIM_EXPIRED');
  });

  it.each([
    [{ account: 'nobody', amount: '1.00', act: 'give' }, 'NOT_FOUND'],
    [{ account: 'member2', amount: '0.00', act: 'issue' }, 'INPUT_INVALID'],
    [{ account: 'member2', amount: '-1.00', act: 'issue' }, 'INPUT_INVALID'],
    [{ id: 'no-such-reward', act: 'end' }, 'NOT_FOUND'],
    [{ id: 'no-such-reward', act: 'dance' }, 'INPUT_INVALID'],
  ])('%j is refused', async (body, code) => {
    expect((await onReward(body)).code).toBe(code);
  });

  it('is ended, and the next in the queue begins', async () => {
    const { value: bonus } = await join(asker, 'noches-en-vivo');
    await move(1_000);
    await join(asker, 'ruta-del-condor');
    await move(1_000);
    const ended = await onReward({ id: bonus.id, act: 'end', reason: 'Cuenta revisada.' });
    expect(ended.value).toMatchObject({ status: 'CLOSE', reason: 'Cuenta revisada.' });
    const { wagering } = await rewardOf(asker, 'ruta-del-condor');
    expect(wagering?.startedAt).toBe((ended.value as Reward).settledAt);
    expect((await onReward({ id: bonus.id, act: 'end' })).code).toBe('INPUT_INVALID');
  });
});

describe('a promotion that the back office', () => {
  it('ends closes what is not met, and leaves what can be claimed', async () => {
    const ended = async (id: string) => onPromotion({ id, act: 'end' });
    const statusOf = async (id: string) => (await rewardOf(asker, id)).status;
    for (const id of ['recarga-de-la-semana', 'bono-de-regreso', 'noches-en-vivo', 'regalo-del-viernes'])
      await join(asker, id);
    for (const id of ['recarga-de-la-semana', 'bono-de-regreso', 'noches-en-vivo', 'regalo-del-viernes']) {
      const facts = (await ended(id)).value as Facts;
      expect([facts.version, facts.dates.closesAt <= box.sandbox.clock.now()]).toEqual([2, true]);
    }
    expect(await statusOf('recarga-de-la-semana')).toBe('CLOSE');
    expect(await statusOf('bono-de-regreso')).toBe('CLOSE');
    expect(await rewardOf(asker, 'noches-en-vivo')).toMatchObject({
      status: 'CLOSE',
      reason: 'La promoción terminó antes de que la cumplieras.',
    });
    const gift = await rewardOf(asker, 'regalo-del-viernes');
    expect((await askFor(asker, 'promotions.claim', { id: gift.id })).value.status).toBe('CLAIMED');
    const other = await askerOf(box, 'vip5');
    expect((await join(other, 'regalo-del-viernes')).value).toEqual({ rule: 'OVER' });
    expect((await ended('regalo-del-viernes')).code).toBe('INPUT_INVALID');
  });

  it('ends after a bonus was met leaves it to be claimed', async () => {
    const { value: bonus } = await join(asker, 'ruta-del-condor');
    for (let n = 1; n < 5; n += 1) await bet(asker, 20_00, { at: bonus.at + n });
    await move(1_000);
    await onPromotion({ id: 'ruta-del-condor', act: 'end' });
    expect((await askFor(asker, 'promotions.claim', { id: bonus.id })).value.status).toBe('CLAIMED');
  });

  it('ends before it opened never opens', async () => {
    await onPromotion({ id: 'previa-del-clasico', act: 'end' });
    const detail = await askFor(asker, 'promotions.detail', { id: 'previa-del-clasico' });
    expect(detail.value.promotion.phase).toBe('OVER');
  });

  it('hides takes nobody new, and shows again', async () => {
    const hidden = () => box.ask('/sandbox/promotions').then((answer) => answer.json());
    await onPromotion({ id: 'ruta-del-condor', act: 'hide' });
    const { value } = (await hidden()) as { value: { id: string; hidden: boolean }[] };
    expect(value.filter((one) => one.hidden).map(({ id }) => id)).toEqual(['ruta-del-condor']);
    expect((await join(asker, 'ruta-del-condor')).value).toEqual({ rule: 'OVER' });
    await onPromotion({ id: 'ruta-del-condor', act: 'show' });
    expect((await join(asker, 'ruta-del-condor')).value.status).toBe('PROCESS');
  });

  it('changes keeps the accepted terms for those who joined, and asks others again', async () => {
    await join(asker, 'ruta-del-condor');
    const facts = { maxBet: null, wagering: { times: 9 }, dates: { claimHours: 1 } };
    const { value } = await onPromotion({ id: 'ruta-del-condor', act: 'terms', facts });
    expect(value).toMatchObject({ version: 2, maxBet: null, wagering: { times: 9, days: 14 } });
    expect(await rewardOf(asker, 'ruta-del-condor')).toMatchObject({
      version: 1,
      wagering: { required: '80.00' },
    });
    const other = await askerOf(box, 'agent2');
    const old = await askFor(other, 'promotions.join', { id: 'ruta-del-condor', version: 1 });
    expect([old.code, old.value]).toEqual(['QUOTE_CHANGED', { version: 2 }]);
    expect((await join(other, 'ruta-del-condor')).value.wagering?.required).toBe('180.00');
  });

  it.each([{ what: { gives: 'LUCK' } }, { who: 7 }, { dates: { claimHours: 'soon' } }])(
    'can’t change to %j, which breaks the contract',
    async (facts) => {
      expect((await onPromotion({ id: 'ruta-del-condor', act: 'terms', facts })).code).toBe('INPUT_INVALID');
      const { value } = await askFor(asker, 'promotions.detail', { id: 'ruta-del-condor' });
      expect(value.facts.version).toBe(1);
    },
  );
});

describe('the page for people', () => {
  it('shows promotions and rewards that are not over, requests first, with their acts', async () => {
    const { value } = (await (await box.ask('/sandbox/rewards')).json()) as {
      value: { status: string; account: string }[];
    };
    const over = ['CLAIMED', 'ISSUED', 'REJECTED', 'CLOSE'];
    expect(value.some(({ status }) => over.includes(status))).toBe(false);
    expect(value.slice(0, 2).map(({ status }) => status)).toEqual(['APPLYING', 'APPLYING']);
    const page = await (await box.ask('/sandbox?tab=rewards')).text();
    expect(page).toContain('aria-label="End ruta-del-condor"');
    expect(page).toContain('aria-label="Approve Birthday gift of member1"');
    expect(page).not.toContain('aria-label="End quiosco-en-fiesta"');
    expect((await rewardsOf(asker)).length).toBeGreaterThan(0);
  });
});
