import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Reward } from '#contract/promotions/rewards.ts';
import { messages } from '#sandbox/db/message-schema.ts';
import { absences } from '#sandbox/db/protection-schema.ts';
import { claimableUntil } from '#sandbox/protection/time-away.ts';
import { runs } from '../../kit/depth.ts';
import { type Asker, act, askerOf, askFor, bet, rewardOf } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const minute = 60_000;
const hour = 60 * minute;
const box = sandboxOfFile();
let asker: Asker;

beforeEach(async () => {
  await box.reset();
  asker = await askerOf(box, 'member2');
});

async function move(by: number): Promise<void> {
  box.sandbox.clock.set(box.sandbox.clock.now() + by);
  asker = await askerOf(box, asker.account);
}

/** Excludes somebody who is back after so many hours, and lets them pass. */
async function awayFor(hours: number): Promise<void> {
  const from = box.sandbox.clock.now();
  const row = { memberId: asker.id, kind: 'EXCLUSION' as const, from, everywhere: false };
  const ended = { until: null, endedAt: from + hours * hour };
  await box.sandbox.db.write((tx) => tx.insert(absences).values({ id: `from ${from}`, ...row, ...ended }));
  await move(hours * hour);
}

async function gift(hours: number): Promise<Reward> {
  const { value } = await act(box, 'rewards', { act: 'give', account: 'member2', amount: '5.00', hours });
  return value as Reward;
}

const claim = async (id: string) => (await askFor(asker, 'promotions.claim', { id })).code;
const takeBreak = () => askFor(asker, 'protection.break', { hours: 24, months: null });

describe('what was earned before a break', () => {
  it('does not lapse during it: it is claimed after it, for as long as was left', async () => {
    const { id, endsAt } = await gift(10);
    const other = await gift(10);
    await move(7 * hour);
    await takeBreak();
    await move(24 * hour);
    expect((await rewardOf(asker, id)).endsAt).toBe((endsAt ?? 0) + 24 * hour);
    await move(3 * hour - minute);
    expect(await claim(id)).toBeNull();
    await move(minute);
    expect(await claim(other.id)).toBe('CLAIM_EXPIRED');
  });

  it('had lapsed already where its time was over before', async () => {
    const { id } = await gift(10);
    await move(10 * hour);
    await takeBreak();
    await move(24 * hour);
    expect(await claim(id)).toBe('CLAIM_EXPIRED');
  });

  it('is claimed after an exclusion that was longer than all its time, and after a second one', async () => {
    const { id } = await gift(10);
    await awayFor(300);
    await awayFor(400);
    await move(10 * hour - minute);
    expect(await claim(id)).toBeNull();
  });

  it('of a mission is claimed after it too', async () => {
    const { runId } = (await askFor(asker, 'missions.join', { id: 'primeras-diez' })).value;
    for (let nth = 0; nth < 10; nth += 1) {
      await move(1_000);
      await bet(asker, 1_00);
    }
    await awayFor(100);
    await move(72 * hour - minute);
    expect((await askFor(asker, 'missions.claim', { id: runId })).code).toBeNull();
  });

  it('waits, and the message about the break says so', async () => {
    await takeBreak();
    const told = await box.sandbox.db.read.select().from(messages).where(eq(messages.memberId, asker.id));
    const [{ contentEs, contentEn } = { contentEs: '', contentEn: '' }] = told.slice(-1);
    expect(contentEs).toContain('su plazo no corre mientras tanto');
    expect(contentEn).toContain('its time does not run meanwhile');
  });
});

it('a claim has exactly its time outside every absence', () => {
  const lengths = fc.array(fc.tuple(fc.nat(50), fc.nat(50)), { maxLength: 5 });
  fc.assert(
    fc.property(fc.nat(100), fc.integer({ min: 1, max: 100 }), lengths, (since, time, gaps) => {
      let at = 0;
      const times = gaps.map(([here, away]) => {
        const from = at + here;
        at = from + away;
        return { from, to: at };
      });
      const until = claimableUntil({ since, end: since + time }, times);
      const away = (moment: number) => times.some(({ from, to }) => moment >= from && moment < to);
      const here = Array.from({ length: until - since }, (_, nth) => since + nth).filter((one) => !away(one));
      expect(here).toHaveLength(time);
    }),
    runs(),
  );
});
