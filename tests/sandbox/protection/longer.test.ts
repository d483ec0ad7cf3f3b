import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#sandbox/db/message-schema.ts';
import { absences } from '#sandbox/db/protection-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { absenceOf } from '#sandbox/kit/away.ts';
import { monthsLater } from '#sandbox/protection/absence.ts';
import { knownOf } from '#sandbox/protection/care.ts';
import { standingOf } from '#sandbox/protection/member-protection.ts';
import { type Asker, act, askerOf, askFor } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const hour = 60 * 60_000;
const zone = 'America/Mexico_City';
const box = sandboxOfFile();
let asker: Asker;

beforeEach(async () => {
  await box.reset();
  inMarket('UNION');
  asker = await askerOf(box, 'member1');
});

const inMarket = (market: string, more: object = {}) =>
  box.sandbox.settings.patch({ protection: { market, ...more } });
const now = () => box.sandbox.clock.now();
const exclude = (months: number | null) =>
  askFor(asker, 'protection.exclude', { months, understood: true, everywhere: false });
const standing = () => standingOf(box.sandbox.db.read, asker.id, box.sandbox);
const comeBack = (wanted: 'ASK' | 'CONFIRM') =>
  askFor(asker, 'protection.return', { act: wanted, note: 'Quiero volver' });
const office = (what: string) => act(box, 'protection', { act: what, account: 'member1' });

async function until(moment: number): Promise<void> {
  box.sandbox.clock.set(moment);
  await box.sandbox.db.write((tx) =>
    tx.update(members).set({ passwordExpiresAt: null }).where(eq(members.id, asker.id)),
  );
  asker = await askerOf(box, 'member1');
}

describe('a second exclusion', () => {
  it('without an end keeps the sixty months of the first', async () => {
    const { value: first } = await exclude(60);
    await until(now() + 2 * hour);
    const { value: second } = await exclude(null);
    expect(second.until).toBeNull();
    expect(first.returnFrom).toBe(monthsLater(first.from, 60, zone));
    expect(second.returnFrom).toBe(first.returnFrom);
  });

  it('of sixty months keeps the first without an end, and is come back from only after them', async () => {
    const { value: first } = await exclude(null);
    await until(now() + 2 * hour);
    const { code, value: second } = await exclude(60);
    expect([code, second.until]).toEqual([null, null]);
    expect(second.returnFrom).toBe(monthsLater(second.from, 60, zone));
    expect(second.returnFrom).toBeGreaterThan(first.returnFrom ?? 0);
    expect((await exclude(12)).value).toMatchObject({ rule: 'alreadyAway' });
  });

  it('over a longer break is always accepted, and lasts as long as that', async () => {
    inMarket('SE');
    const taken = (await askFor(asker, 'protection.break', { hours: null, months: 3 })).value;
    const { code, value } = await exclude(1);
    expect([code, value.kind]).toEqual([null, 'EXCLUSION']);
    expect([value.until, value.returnFrom]).toEqual([taken.until, taken.until]);
  });

  it('can be added beside the register, which counts; after that it stays', async () => {
    await office('REGISTER');
    expect((await askFor(asker, 'protection.break', { hours: 24, months: null })).value).toMatchObject({
      rule: 'alreadyAway',
    });
    const { value } = await exclude(6);
    expect(value.kind).toBe('EXCLUSION');
    expect((await standing()).absence?.kind).toBe('REGISTER');
    await office('UNREGISTER');
    expect((await standing()).absence).toMatchObject({ kind: 'EXCLUSION', returnFrom: value.returnFrom });
  });
});

describe('another market', () => {
  it('moves nothing of an exclusion that runs', async () => {
    const { value } = await exclude(60);
    inMarket('MT');
    expect((await standing()).absence?.returnFrom).toBe(value.returnFrom);
    expect((await comeBack('ASK')).value).toMatchObject({ rule: 'returnEarly' });
  });

  it('moves nothing of a wish to come back that runs', async () => {
    inMarket('MT');
    await exclude(6);
    const asked = (await comeBack('ASK')).value.absence?.return;
    inMarket('ES');
    await until(now() + 25 * hour);
    expect((await standing()).absence?.return).toEqual(asked);
    expect((await comeBack('CONFIRM')).value).toMatchObject({ rule: 'noReturn' });
    const before = now();
    await office('AGREE');
    const agreed = (await standing()).absence?.return;
    expect(agreed?.state).toBe('COOLING');
    expect(agreed?.coolUntil).toBeGreaterThanOrEqual(before + 24 * hour);
  });

  it('confirms nothing without the message that must be read', async () => {
    inMarket('ES');
    const { value } = await exclude(6);
    await until(value.returnFrom ?? 0);
    await comeBack('ASK');
    await box.sandbox.db.write((tx) =>
      tx.delete(messages).where(eq(messages.titleEs, 'Antes de volver a jugar')),
    );
    await until(now() + 24 * hour);
    expect((await comeBack('CONFIRM')).value).toMatchObject({ rule: 'noticeUnread' });
  });
});

it('of several, one choice counts everywhere: the register, an exclusion, a break', async () => {
  const from = now();
  const row = { memberId: asker.id, everywhere: false, until: from + hour };
  const kinds = ['BREAK', 'EXCLUSION', 'REGISTER'] as const;
  for (const [at, kind] of kinds.entries()) {
    await box.sandbox.db.write((tx) =>
      tx.insert(absences).values({ ...row, id: kind, kind, from: from - at }),
    );
    const { read } = box.sandbox.db;
    expect((await absenceOf(read, asker.id, from))?.kind).toBe(kind);
    expect((await knownOf(read, asker.id, from)).away?.kind).toBe(kind);
  }
});
