import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Absence } from '#contract/protection/absence.ts';
import { messages } from '#sandbox/db/message-schema.ts';
import { absences, protectionChanges } from '#sandbox/db/protection-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { promote as promoteTo } from '#sandbox/inbox/promoting.ts';
import { isAway } from '#sandbox/kit/away.ts';
import { monthsLater } from '#sandbox/protection/absence.ts';
import { standingOf } from '#sandbox/protection/member-protection.ts';
import { askDeposit } from '../../kit/depositing.ts';
import { actOn } from '../../kit/limits.ts';
import { type Asker, askerOf, askFor, bet } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const zone = 'America/Mexico_City';
const box = sandboxOfFile();
let asker: Asker;

async function inMarket(market: string): Promise<void> {
  await box.reset();
  box.sandbox.settings.patch({ protection: { market } });
  asker = await askerOf(box, 'member1');
}

beforeEach(() => inMarket('UNION'));

/** Moves the clock to a moment; the member, whose password may have become too old meanwhile, comes in again. */
async function until(moment: number): Promise<void> {
  box.sandbox.clock.set(moment);
  await box.sandbox.db.write((tx) =>
    tx.update(members).set({ passwordExpiresAt: null }).where(eq(members.id, asker.id)),
  );
  asker = await askerOf(box, 'member1');
}

const now = () => box.sandbox.clock.now();
const exclude = (months: number | null) =>
  askFor(asker, 'protection.exclude', { months, understood: true, everywhere: false });
const comeBack = (act: 'ASK' | 'DROP' | 'CONFIRM', reason?: string) =>
  askFor(asker, 'protection.return', { act, ...(reason === undefined ? {} : { note: reason }) });
const ruleOf = ({ value }: { readonly value: unknown }) =>
  (value as { rule?: string; until?: number } | null) ?? {};
const absenceNow = async (): Promise<Absence | null> =>
  (await askFor(asker, 'protection.standing')).value.absence;

async function decide(act: string): Promise<number> {
  const answer = await box.ask('/sandbox/protection', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ account: 'member1', act }),
  });
  return answer.status;
}

/** Reads the message that must be read before coming back. */
async function readNotice(): Promise<string> {
  const id = (await absenceNow())?.return?.toRead ?? '';
  const { value } = await askFor(asker, 'inbox.message', { id });
  await askFor(asker, 'inbox.mark', { ids: [id], as: 'read' });
  return value.content;
}

describe('when coming back may be asked for, by market', () => {
  it.each([
    ['ES', 6, 6],
    ['ES', 12, 6],
    ['ES', 60, 6],
    ['ES', null, 6],
    ['UK', 6, 6],
    ['UK', 12, 12],
    ['UK', null, 6],
    ['MT', 12, 0],
    ['MT', null, 0],
    ['SE', 6, 6],
    ['SE', null, 12],
    ['UNION', 60, 60],
    ['UNION', 1, 1],
    ['UNION', null, 12],
    ['BASE', null, 6],
  ] as const)('%s, %s months: after %s months of the merchant’s', async (market, months, after) => {
    await inMarket(market);
    const { value } = await exclude(months);
    expect(value.until).toBe(months === null ? null : monthsLater(value.from, months, zone));
    expect(value.returnFrom).toBe(monthsLater(value.from, after, zone));
    if (after === 0) return;
    await until((value.returnFrom ?? 0) - hour);
    const early = await comeBack('ASK', 'Quiero volver');
    expect(ruleOf(early)).toMatchObject({ rule: 'returnEarly', until: value.returnFrom });
    await until(value.returnFrom ?? 0);
    expect((await comeBack('ASK', 'Quiero volver')).status).toBe(200);
  });

  it('months end on the last day where a month is too short', () => {
    const end = monthsLater(Date.parse('2027-08-31T18:00:00Z'), 6, zone);
    expect(new Date(end).toISOString()).toBe('2028-02-29T18:00:00.000Z');
  });
});

describe('coming back', () => {
  it.each(['ES', 'UK', 'UNION'])('finds every limit as it was: in %s', async (market) => {
    await inMarket(market);
    await actOn(asker, { period: 'day', value: '100' });
    const limits = async () => (await standingOf(box.sandbox.db.read, asker.id, box.sandbox)).limits;
    const before = (await limits()).map(({ kind, period, value }) => ({ kind, period, value }));
    await exclude(6);
    await box.sandbox.db.write((tx) =>
      tx.update(absences).set({ endedAt: now() }).where(eq(absences.memberId, asker.id)),
    );
    expect((await limits()).map(({ kind, period, value }) => ({ kind, period, value }))).toEqual(before);
    expect(before).toContainEqual({ kind: 'deposit', period: 'day', value: '100.00' });
    const { body } = await askDeposit(box, asker.token, { amount: '100.01', fee: '1.01' });
    expect(body.value).toMatchObject({ rule: 'limitReached', left: '100.00' });
  });
});

describe('the way back, by market', () => {
  it.each([
    ['ES', 6, false, 24],
    ['UK', 6, false, 24],
    ['MT', 6, true, 24],
    ['MT', null, true, 168],
    ['SE', 6, false, 24],
    ['UNION', 6, true, 168],
  ] as const)(
    '%s, %s months: decided by a person %s, cooling %s hours',
    async (market, months, decided, hours) => {
      await inMarket(market);
      const { value } = await exclude(months);
      await until(value.returnFrom ?? 0);
      if (decided) expect(ruleOf(await comeBack('ASK')).rule).toBe('reasonMissing');
      const asked = (await comeBack('ASK', decided ? 'Quiero volver' : undefined)).value.absence;
      expect(asked?.return?.state).toBe(decided ? 'DECIDING' : 'COOLING');
      if (decided) {
        expect(asked?.return?.decideBy).toBe((asked?.return?.askedAt ?? 0) + 7 * day);
        expect(ruleOf(await comeBack('CONFIRM')).rule).toBe('noReturn');
        await until(now() + 8 * day);
        expect((await absenceNow())?.return?.state).toBe('DECIDING');
        expect(await decide('AGREE')).toBe(200);
      }
      const cooling = (await absenceNow())?.return;
      expect(cooling?.state).toBe('COOLING');
      // The sandbox's clock runs on while it answers.
      expect(Math.round(((cooling?.coolUntil ?? 0) - now()) / hour)).toBe(hours);
      expect(ruleOf(await comeBack('CONFIRM'))).toMatchObject({
        rule: 'returnEarly',
        until: cooling?.coolUntil,
      });
      await until(cooling?.coolUntil ?? 0);
      expect((await absenceNow())?.return?.state).toBe('TO_CONFIRM');
      expect(ruleOf(await comeBack('CONFIRM')).rule).toBe('noticeUnread');
      await readNotice();
      expect((await absenceNow())?.return?.toRead).toBeNull();
      expect((await comeBack('CONFIRM')).value).toEqual({ absence: null });
      expect(await isAway(box.sandbox.db.read, asker.id, now())).toBe(false);
      expect((await askFor(asker, 'games.favourites')).code).toBeNull();
    },
  );

  it('the message says what was played in the three months before', async () => {
    await inMarket('ES');
    await bet(asker, 123_45);
    const { value } = await exclude(6);
    const before = (await standingOf(box.sandbox.db.read, asker.id, box.sandbox)).absence;
    expect(before?.return).toBeNull();
    await until(value.returnFrom ?? 0);
    await comeBack('ASK');
    const content = await readNotice();
    const numbers = [...content.matchAll(/\d+\.\d\d/g)].map(([found]) => Number(found));
    expect(numbers[1]).toBeGreaterThanOrEqual(123.45);
    expect(numbers[3]).toBeCloseTo((numbers[2] ?? 0) - (numbers[1] ?? 0), 2);
    expect(content).toContain('riesgos');
  });

  it('a refusal keeps the exclusion, and the wish may be asked again', async () => {
    await inMarket('MT');
    await exclude(6);
    await comeBack('ASK', 'Quiero volver');
    expect(await decide('REFUSE')).toBe(200);
    expect((await absenceNow())?.return?.state).toBe('REFUSED');
    expect(await decide('AGREE')).toBe(400);
    expect(ruleOf(await comeBack('CONFIRM')).rule).toBe('noReturn');
    expect((await comeBack('ASK', 'Lo pensé bien')).value.absence?.return?.state).toBe('DECIDING');
  });

  it('dropping the wish leaves the exclusion as it was; again it changes nothing', async () => {
    await inMarket('ES');
    const { value } = await exclude(6);
    await until(value.returnFrom ?? 0);
    await comeBack('ASK');
    for (const _ of [1, 2]) {
      const dropped = (await comeBack('DROP')).value.absence;
      expect([dropped?.kind, dropped?.return]).toEqual(['EXCLUSION', null]);
    }
  });

  it('asking again while a wish runs does not begin it again', async () => {
    await inMarket('MT');
    await exclude(6);
    const first = (await comeBack('ASK', 'Quiero volver')).value.absence?.return;
    await until(now() + hour);
    expect((await comeBack('ASK', 'Otra vez')).value.absence?.return).toEqual(first);
  });

  it('the market’s operator can let people back at once, and nobody decides where nobody is asked', async () => {
    box.sandbox.settings.patch({ protection: { market: 'ES', exclusion: { returnCoolingHours: 0 } } });
    const { value } = await exclude(6);
    await until(value.returnFrom ?? 0);
    expect((await comeBack('ASK')).value.absence?.return?.state).toBe('TO_CONFIRM');
    expect(await decide('AGREE')).toBe(400);
  });

  it('a break is not come back from: it ends by itself', async () => {
    await askFor(asker, 'protection.break', { hours: 24, months: null });
    expect(ruleOf(await comeBack('ASK', 'Quiero volver')).rule).toBe('noReturn');
  });

  it('marking all messages as read is not reading the one before coming back', async () => {
    await inMarket('ES');
    const { value } = await exclude(6);
    await until(value.returnFrom ?? 0);
    await comeBack('ASK');
    const { value: page } = await askFor(asker, 'inbox.page', { page: 1, folder: 'all' });
    expect((await askFor(asker, 'inbox.readAll', { upTo: page.highest })).value.unread).toBe(1);
    await until(now() + 24 * hour);
    expect(ruleOf(await comeBack('CONFIRM')).rule).toBe('noticeUnread');
    const id = (await absenceNow())?.return?.toRead ?? '';
    const { value: marked } = await askFor(asker, 'inbox.mark', { ids: [id], as: 'read' });
    expect(marked.unread, 'nor is marking it in the list').toBeGreaterThan(0);
    expect(ruleOf(await comeBack('CONFIRM')).rule).toBe('noticeUnread');
    await readNotice();
    expect((await comeBack('CONFIRM')).value).toEqual({ absence: null });
  });

  it('a wish that nobody confirms lapses as a raise does, is noted once, and may be asked again', async () => {
    await inMarket('ES');
    const { value } = await exclude(6);
    await until(value.returnFrom ?? 0);
    await comeBack('ASK');
    const wish = (await absenceNow())?.return;
    expect(wish?.confirmBy).toBe((wish?.coolUntil ?? 0) + 24 * hour);
    await until((wish?.confirmBy ?? 0) - hour);
    await readNotice();
    expect((await absenceNow())?.return?.state).toBe('TO_CONFIRM');
    await until(wish?.confirmBy ?? 0);
    expect(await absenceNow()).toMatchObject({ kind: 'EXCLUSION', return: null });
    expect(ruleOf(await comeBack('CONFIRM')).rule).toBe('noReturn');
    const { changes } = (await askFor(asker, 'protection.history', { page: 1 })).value;
    expect(changes.filter(({ after }) => after === 'LAPSED')).toMatchObject([
      { what: 'RETURN_DECIDED', at: wish?.confirmBy },
    ]);
    const again = (await comeBack('ASK')).value.absence?.return;
    expect(again).toMatchObject({ state: 'COOLING', toRead: expect.any(String) });
    expect(again?.toRead).not.toBe(wish?.toRead);
  });

  it('a wish is decided and cools off by the stricter rules where the market changes meanwhile', async () => {
    await inMarket('ES');
    const { value } = await exclude(null);
    await until(value.returnFrom ?? 0);
    const asked = (await comeBack('ASK')).value.absence?.return;
    expect(asked?.state).toBe('COOLING');
    box.sandbox.settings.patch({ protection: { market: 'MT' } });
    expect((await absenceNow())?.return?.state).toBe('DECIDING');
    expect(await decide('AGREE')).toBe(200);
    const cooling = (await absenceNow())?.return;
    expect(Math.round(((cooling?.coolUntil ?? 0) - now()) / hour)).toBe(168);
    box.sandbox.settings.patch({ protection: { market: 'ES' } });
    expect((await absenceNow())?.return?.state).toBe('COOLING');
  });

  it('everything is noted, in order', async () => {
    await inMarket('MT');
    await exclude(6);
    await comeBack('ASK', 'Quiero volver');
    await decide('AGREE');
    await until(now() + 24 * hour);
    await readNotice();
    await comeBack('CONFIRM');
    const rows = await box.sandbox.db.read
      .select()
      .from(protectionChanges)
      .where(eq(protectionChanges.memberId, asker.id));
    const noted = rows.filter(({ what }) => what !== 'LIMIT_SET').map(({ what }) => what);
    expect(noted).toEqual(['EXCLUSION', 'RETURN_ASKED', 'RETURN_DECIDED', 'RETURNED']);
  });
});

describe('the register of the state', () => {
  it('excludes in every session at once, and is left only by the register', async () => {
    expect(await decide('REGISTER')).toBe(200);
    expect((await absenceNow())?.kind).toBe('REGISTER');
    expect((await absenceNow())?.returnFrom).toBeNull();
    expect(ruleOf(await askFor(asker, 'games.favourites')).rule).toBe('excluded');
    expect(ruleOf(await comeBack('ASK', 'Quiero volver')).rule).toBe('noReturn');
    expect(await decide('REGISTER')).toBe(400);
  });

  it('is not known in a market without one', async () => {
    await inMarket('UK');
    expect(await decide('REGISTER')).toBe(400);
    expect(await decide('NOTHING')).toBe(400);
  });
});

describe('promotions', () => {
  const promote = () =>
    box.sandbox.db.write((tx) =>
      promoteTo(
        tx,
        {
          memberId: asker.id,
          title: { es: 'Bono', en: 'Bonus' },
          content: { es: 'Bono', en: 'Bonus' },
        },
        box.sandbox,
      ),
    );
  const promoted = async () => {
    const mine = and(eq(messages.memberId, asker.id), eq(messages.titleEs, 'Bono'));
    return (await box.sandbox.db.read.select().from(messages).where(mine)).length;
  };

  it('are not sent to the excluded, nor after the term until they have come back', async () => {
    await inMarket('ES');
    const { value } = await exclude(6);
    await promote();
    await until((value.until ?? 0) + 400 * day);
    await promote();
    expect(await promoted()).toBe(0);
    await comeBack('ASK');
    await until(now() + 24 * hour);
    await readNotice();
    await comeBack('CONFIRM');
    await promote();
    expect(await promoted()).toBe(1);
  });

  it('are not sent during a break, and are after it', async () => {
    await askFor(asker, 'protection.break', { hours: 24, months: null });
    await promote();
    expect(await promoted()).toBe(0);
    box.sandbox.clock.move(24 * hour);
    await promote();
    expect(await promoted()).toBe(1);
  });
});
