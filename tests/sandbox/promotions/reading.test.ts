import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { CallOutput } from '#contract/calls.ts';
import { rewardStatuses } from '#contract/promotions/rewards.ts';
import { Promotion, promotionCategories } from '#contract/promotions/terms.ts';
import { brokenFacts } from '#machines/promotions/promises.rules.ts';
import { promotionOffers } from '#sandbox/db/rewards-schema.ts';
import { askCall } from '../../kit/ask-call.ts';
import { askerOf, askFor, rewardsOf } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

async function listed(language = 'ES'): Promise<Promotion[]> {
  const input = { types: 'PR', platform: 'W', execution: 'B', language };
  const { body } = await askCall(box.address, 'notices.announcements', input);
  return z.parse(z.array(Promotion), (body.value as CallOutput<'notices.announcements'>).promotion);
}

function change(id: string, changes: Partial<typeof promotionOffers.$inferInsert>) {
  return box.sandbox.db.write((tx) =>
    tx.update(promotionOffers).set(changes).where(eq(promotionOffers.id, id)),
  );
}

describe('the list of promotions', () => {
  it('is the announcements of type PR: of all categories, coming, running and over, the running first', async () => {
    const all = await listed();
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(new Set(all.map(({ category }) => category))).toEqual(new Set(promotionCategories));
    const phases = all.map(({ phase }) => phase);
    const rank = { RUNNING: 0, COMING: 1, OVER: 2 };
    expect(new Set(phases)).toEqual(new Set(Object.keys(rank)));
    expect(phases).toEqual(phases.toSorted((a, b) => rank[a] - rank[b]));
    expect(all.every(({ zone }) => zone === 'America/Lima')).toBe(true);
  });

  it('is in the language asked for, with pictures of the sandbox', async () => {
    const [es, en] = [await listed('ES'), await listed('EN')];
    expect(es.map(({ id }) => id)).toEqual(en.map(({ id }) => id));
    expect(es.find(({ id }) => id === 'regalo-del-viernes')?.title).toBe('Regalo del viernes');
    expect(en.find(({ id }) => id === 'regalo-del-viernes')?.title).toBe('Friday gift');
    for (const { image } of es) {
      const picture = await box.ask(image);
      expect([picture.status, picture.headers.get('Content-Type')]).toEqual([
        200,
        'image/svg+xml; charset=utf-8',
      ]);
    }
  });

  it('says a phase by the sandbox’s clock, whatever the merchant’s zone is', async () => {
    const phase = async () => (await listed()).find(({ id }) => id === 'rifa-de-fin-de-ano')?.phase;
    const { opensAt, closesAt } = (await listed()).find(({ id }) => id === 'rifa-de-fin-de-ano') as Promotion;
    expect(await phase()).toBe('COMING');
    box.sandbox.settings.patch({ zone: 'Pacific/Kiritimati' });
    expect(await phase()).toBe('COMING');
    box.sandbox.clock.set(opensAt);
    expect(await phase()).toBe('RUNNING');
    box.sandbox.clock.set(closesAt);
    expect(await phase()).toBe('OVER');
    expect((await listed()).find(({ id }) => id === 'rifa-de-fin-de-ano')?.opensAt).toBe(opensAt);
  });

  it('leaves hidden ones out, whose detail is answered still', async () => {
    await change('regalo-del-viernes', { hidden: true });
    expect((await listed()).map(({ id }) => id)).not.toContain('regalo-del-viernes');
    const { status } = await askCall(box.address, 'promotions.detail', {
      id: 'regalo-del-viernes',
      language: 'ES',
    });
    expect(status).toBe(200);
  });

  it('that breaks its contract is a loud failure', async () => {
    await change('regalo-del-viernes', { category: 'PRIZES' as 'SLOTS' });
    const input = { types: 'PR', platform: 'W', execution: 'B', language: 'ES' };
    const { status, body } = await askCall(box.address, 'notices.announcements', input);
    expect([status, body.code]).toEqual([500, 'INTERNAL']);
  });
});

describe('the detail of a promotion', () => {
  it('has its terms as data, and its text in the language asked for', async () => {
    const detail = async (id: string, language: string) => {
      const { body } = await askCall(box.address, 'promotions.detail', { id, language });
      return body.value as CallOutput<'promotions.detail'>;
    };
    for (const { id } of await listed()) {
      const [es, en] = [await detail(id, 'ES'), await detail(id, 'EN')];
      expect(es.facts).toEqual(en.facts);
      expect(es.content).not.toBe(en.content);
      expect(es.promotion.id).toBe(id);
    }
    const { content } = await detail('recarga-de-la-semana', 'EN');
    expect(content).toContain('<table>');
    expect(content).toContain('<td>Slots</td><td>100 %</td>');
  });

  it('promises nothing in its text that its terms do not say, in either language', async () => {
    const found: Record<string, string[]> = {};
    let compared = 0;
    for (const { id } of await listed()) {
      for (const language of ['ES', 'EN']) {
        const { body } = await askCall(box.address, 'promotions.detail', { id, language });
        const { content, facts } = body.value as CallOutput<'promotions.detail'>;
        const broken = brokenFacts(content, facts);
        if (broken.length > 0) found[`${id} ${language}`] = broken;
        // A text that names its multiplier would break another one.
        const other = { ...facts, wagering: facts.wagering && { ...facts.wagering, times: 99 } };
        compared += brokenFacts(content, other).includes('wagering') ? 1 : 0;
      }
    }
    expect(found).toEqual({});
    expect(compared).toBeGreaterThanOrEqual(4);
  });

  it('of no promotion is not found', async () => {
    const { status, body } = await askCall(box.address, 'promotions.detail', { id: 'no', language: 'ES' });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('passes markup and ten thousand characters in every text through', async () => {
    const long = `<b onclick="x()">${'ñ'.repeat(10_000)}</b>`;
    const both = { es: long, en: long };
    await change('regalo-del-viernes', { texts: { title: both, summary: both, content: both } });
    const { body } = await askCall(box.address, 'promotions.detail', {
      id: 'regalo-del-viernes',
      language: 'ES',
    });
    const { promotion, content } = body.value as CallOutput<'promotions.detail'>;
    expect([promotion.title, promotion.summary, content]).toEqual([long, long, long]);
    expect((await listed()).find(({ id }) => id === 'regalo-del-viernes')?.title).toBe(long);
  });
});

describe('the rewards of a member', () => {
  const ofNothing = ['JOIN', 'COMING_SOON'];

  it.each(['member1', 'vip5'])(
    '%s has one of every status, the claimable first and then the newest',
    async (account) => {
      const asker = await askerOf(box, account);
      const { value } = await askFor(asker, 'promotions.rewards');
      const statuses = value.rewards.map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set(rewardStatuses.filter((one) => !ofNothing.includes(one))));
      expect(value.claimable).toBe(statuses.filter((one) => one === 'CLAIM').length);
      expect(statuses.slice(0, value.claimable).every((one) => one === 'CLAIM')).toBe(true);
      const rest = value.rewards.slice(value.claimable).map(({ at }) => at);
      expect(rest).toEqual(rest.toSorted((a, b) => b - a));
      expect(value.zone).toBe('America/Lima');
    },
  );

  it.each(['member1', 'vip5'])('%s has two bonuses in the queue, the first partly bet', async (account) => {
    const asker = await askerOf(box, account);
    const queue = (await rewardsOf(asker)).filter(({ status }) => status === 'PROCESS');
    const [first, second] = queue.toSorted((a, b) => a.at - b.at);
    expect(Number(first?.wagering?.done)).toBeGreaterThan(0);
    expect(Number(first?.wagering?.left)).toBeGreaterThan(0);
    expect([first?.wagering?.place, second?.wagering?.place]).toEqual([0, 1]);
    expect([first?.wagering?.startedAt, second?.wagering?.startedAt]).toEqual([first?.at, null]);
    expect(second?.wagering?.done).toBe('0.00');
  });

  it('are another’s to nobody, and refused to a demo account', async () => {
    const [one, other] = [await askerOf(box, 'member1'), await askerOf(box, 'member2')];
    const ids = (await rewardsOf(other)).map(({ id }) => id);
    expect((await rewardsOf(one)).some(({ id }) => ids.includes(id))).toBe(false);
    const demo = await askerOf(box, 'demo4');
    expect((await askFor(demo, 'promotions.rewards')).code).toBe('REAL_ACCOUNT_NEEDED');
  });
});
