import { eq } from 'drizzle-orm';
import { Temporal } from 'temporal-polyfill';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CallOutput } from '#contract/calls.ts';
import { announcements } from '#sandbox/db/catalogue-schema.ts';
import { messages } from '#sandbox/db/message-schema.ts';
import { absences, cares } from '#sandbox/db/protection-schema.ts';
import { nobodyInvited } from '#sandbox/registration/affiliates.ts';
import { createMember, type Newcomer } from '#sandbox/registration/new-member.ts';
import { askCall } from '../../kit/ask-call.ts';
import { youngBirthday } from '../../kit/moment.ts';
import { type Asker, act, askerOf, askFor, bet } from '../../kit/promotions.ts';
import { register, rulesWith, tokenIn } from '../../kit/registering.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { inputs } from '../../kit/valid-inputs.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

const box = sandboxOfFile({ settings: { protection: { market: 'ES' } } });
let ana: Asker;

beforeEach(async () => {
  await box.reset();
  box.sandbox.settings.patch({ protection: { market: 'ES' } });
  ana = await askerOf(box, 'member1');
});

const newcomer: Newcomer = {
  account: 'nuevo',
  accountKey: 'nuevo',
  password: null,
  withdrawPassword: null,
  payeeName: null,
  email: null,
  emailKey: null,
  mobile: null,
  invitation: nobodyInvited,
  client: 'a-tab',
  language: 'ES',
  birthday: youngBirthday,
  details: {},
};

const say = (said: object, account = 'member1') => act(box, 'people', { account, ...said });
const standing = async (who = ana) => (await askFor(who, 'protection.standing')).value;
const letters = async (who = ana) => {
  const all = await box.sandbox.db.read.select().from(messages).where(eq(messages.memberId, who.id));
  return all.toSorted((one, other) => other.number - one.number);
};
const newest = async (who = ana) => {
  const [found] = await letters(who);
  if (!found) throw new Error('There is no message');
  return found;
};

describe('a member at risk', () => {
  it('gets a message in both languages that can’t be deleted and must be answered within 72 hours', async () => {
    const now = box.sandbox.clock.now();
    await say({ care: 'AT_RISK' });
    const message = await newest();
    expect(message).toMatchObject({ kind: 'protection', required: true, answer: null });
    expect(message.contentEs).toContain('72 horas');
    expect(message.contentEn).toContain('72 hours');
    expect(message.choices?.map(({ id }) => id)).toEqual(['read', 'break', 'talk']);
    const { care, may } = await standing();
    expect(care).toMatchObject({ standing: 'AT_RISK', toAnswer: message.id, suspended: false });
    expect(care.answerBy).toBeGreaterThanOrEqual(now + 72 * hour);
    expect(may).toMatchObject({ play: true, deposit: true, promote: false, vip: false, payByCard: false });
    await askFor(ana, 'inbox.remove', { batch: 'one-deletion-of-it', ids: [message.id] });
    expect((await newest()).id).toBe(message.id);
  });

  it('who does not answer is suspended at the end of the time, and open again with the answer', async () => {
    await say({ care: 'AT_RISK' });
    const { id } = await newest();
    const { answerBy } = (await standing()).care;
    box.sandbox.clock.set((answerBy ?? 0) - 60_000);
    ana = await askerOf(box, 'member1');
    expect((await standing()).may.play).toBe(true);
    box.sandbox.clock.set(answerBy ?? 0);
    ana = await askerOf(box, 'member1');
    expect(await standing()).toMatchObject({
      care: { suspended: true },
      may: { play: false, deposit: false },
    });
    const { roomId: _, ...valid } = inputs['games.launch'] ?? {};
    const launch = { ...valid, gameId: 'RNG-TRESCONDOR-01', vassalage: 'TRESCONDOR', username: 'member1' };
    const refused = { code: 'PROTECTION_RULE', value: { rule: 'answerNeeded' } };
    expect(
      await askFor(ana, 'wallet.deposit', { methodId: 'andes-pay', amount: '10.00', fee: '0.10' }),
    ).toMatchObject(refused);
    expect(await askFor(ana, 'games.launch', launch)).toMatchObject(refused);
    expect((await askFor(ana, 'wallet.payoutTerms')).status).toBe(200);
    expect((await askFor(ana, 'inbox.answer', { id, choice: 'talk' })).status).toBe(200);
    expect(await standing()).toMatchObject({
      care: { suspended: false, toAnswer: null },
      may: { play: true },
    });
    expect(
      (await askFor(ana, 'wallet.deposit', { methodId: 'andes-pay', amount: '10.00', fee: '0.10' })).code,
    ).not.toBe('PROTECTION_RULE');
    const [row] = await box.sandbox.db.read.select().from(cares).where(eq(cares.memberId, ana.id));
    expect(row).toMatchObject({ messageId: id, answeredAt: expect.any(Number) });
  });

  it('said again before the answer, it asks nothing more; said again after it, it asks once more', async () => {
    await say({ care: 'AT_RISK' });
    const { id } = await newest();
    await say({ care: 'AT_RISK' });
    expect((await newest()).id).toBe(id);
    await askFor(ana, 'inbox.answer', { id, choice: 'read' });
    await say({ care: 'AT_RISK' });
    expect((await standing()).care.toAnswer).not.toBeNull();
    expect((await newest()).id).not.toBe(id);
  });

  it('another message that is answered opens nothing', async () => {
    await say({ care: 'AT_RISK' });
    await act(box, 'messages', {
      act: 'send',
      account: 'member1',
      kind: 'player',
      titleEs: 'Encuesta',
      contentEs: '<p>?</p>',
      choices: [{ id: 'yes', labelEs: 'Sí', labelEn: 'Yes' }],
    });
    await askFor(ana, 'inbox.answer', { id: (await newest()).id, choice: 'yes' });
    expect((await standing()).care.toAnswer).not.toBeNull();
  });

  it('gets no message that promotes, and gets them again afterwards', async () => {
    await say({ care: 'AT_RISK' });
    const before = (await letters()).length;
    const offer = {
      act: 'send',
      account: 'member1',
      kind: 'promotion',
      titleEs: 'Giros',
      contentEs: '<p>20</p>',
    };
    await act(box, 'messages', offer);
    await act(box, 'rewards', { act: 'give', account: 'member1', amount: '5.00' });
    expect((await letters()).length).toBe(before);
    await say({ care: 'NONE' });
    await act(box, 'messages', offer);
    expect((await letters()).length).toBe(before + 1);
  });
});

describe('an intensive member', () => {
  it('gets the figures of three weeks by the books: losses, and the mean deposit', async () => {
    const who = await askerOf(box, 'agent42');
    const before = box.sandbox.clock.now() - 22 * day;
    await bet(who, 500_00, { at: before });
    await bet(who, 30_00);
    await say({ care: 'INTENSIVE' }, 'agent42');
    const { contentEs, contentEn, choices } = await newest(who);
    expect(choices).toBeNull();
    expect(contentEs).toMatch(/Pérdidas: P \d/);
    expect(contentEn).toMatch(/Mean deposit: P \d/);
    expect(contentEs).not.toContain('530.00');
  });
});

describe('a young member', () => {
  it('is young until the day they turn 26 in the merchant’s zone, and not a moment longer', async () => {
    const zone = 'America/Lima';
    box.sandbox.settings.patch({ zone });
    const now = Temporal.Instant.fromEpochMilliseconds(box.sandbox.clock.now());
    const birth = now.toZonedDateTimeISO(zone).toPlainDate().add({ days: 2 });
    await say({ birthday: birth.subtract({ years: 26 }).toString() });
    const turns = birth.toZonedDateTime(zone).epochMilliseconds;
    box.sandbox.clock.set(turns - 60_000);
    ana = await askerOf(box, 'member1');
    expect((await standing()).care).toMatchObject({ standing: 'YOUNG', since: null });
    box.sandbox.clock.set(turns);
    ana = await askerOf(box, 'member1');
    expect((await standing()).care.standing).toBe('NONE');
  });

  it('is so by the birthday only where the market protects the young, and where nothing else was said', async () => {
    await say({ birthday: youngBirthday });
    expect((await standing()).care.standing).toBe('YOUNG');
    await say({ care: 'INTENSIVE' });
    expect((await standing()).care.standing).toBe('INTENSIVE');
    await say({ care: 'NONE' });
    box.sandbox.settings.patch({ protection: { market: 'MX' } });
    expect((await standing()).care.standing).toBe('NONE');
  });

  it('is told the risks of that age when an administrator says so', async () => {
    await say({ care: 'YOUNG' });
    expect((await newest()).contentEs).toContain('25 años');
  });
});

describe('whoever registers', () => {
  it.each([
    ['ES', 1],
    ['UNION', 1],
    ['MX', 0],
  ])('in %s gets %i message about games, risks and tools', async (market, count) => {
    box.sandbox.settings.patch({ protection: { market } });
    const { id } = await createMember(box.sandbox, newcomer);
    const all = await box.sandbox.db.read.select().from(messages).where(eq(messages.memberId, id));
    expect(all).toHaveLength(count);
    for (const one of all) {
      expect(one).toMatchObject({ kind: 'protection', required: true });
      expect(one.contentEs).toContain('25 años');
    }
  });

  it.each([
    [youngBirthday, true],
    ['1980-01-01', false],
  ])('born on %s, reads it at once, with the risks for the young: %s', async (birthday, young) => {
    const registerRules = rulesWith({ birthday: { enabled: true, required: true } });
    box.sandbox.settings.patch({ slider: { register: false }, registerRules });
    const token = tokenIn(await register(box, { birthday }));
    const ask = async (name: 'inbox.page' | 'inbox.message', input: object) =>
      (await askCall(box.address, name, { language: 'ES', ...input }, { token })).body.value;
    const { messages: all } = (await ask('inbox.page', {
      page: 1,
      folder: 'all',
    })) as CallOutput<'inbox.page'>;
    const letter = all.find(({ kind }) => kind === 'protection');
    expect(letter).toMatchObject({ title: 'Antes de jugar: riesgos y herramientas', required: true });
    const { content } = (await ask('inbox.message', { id: letter?.id })) as CallOutput<'inbox.message'>;
    for (const part of ['dependen del azar', 'pide ayuda', 'Mis límites y pausas'])
      expect(content).toContain(part);
    expect(content.includes('25 años')).toBe(young);
  });
});

describe('an exclusion', () => {
  it('whose time is over still promotes nothing until the member came back', async () => {
    const now = box.sandbox.clock.now();
    const away = { id: 'a-1', memberId: ana.id, kind: 'EXCLUSION' as const, everywhere: false };
    await box.sandbox.db.write((tx) =>
      tx.insert(absences).values({ ...away, from: now - day, until: now - hour }),
    );
    await box.sandbox.db.write((tx) =>
      tx
        .insert(announcements)
        .values({ id: 'p', type: 'PM', language: 'ES', title: 'Promo', content: '', createdAt: now }),
    );
    const popups = async () =>
      (await askFor(ana, 'notices.announcements', { types: 'PU,PR,B', platform: 'W', execution: 'B' })).value;
    expect(await popups()).toMatchObject({ popup: [], promotion: [] });
    expect((await popups()).banners?.some(({ groupName }) => groupName === 'w_home')).toBe(false);
    await act(box, 'messages', {
      act: 'send',
      account: 'member1',
      kind: 'promotion',
      titleEs: 'a',
      contentEs: 'b',
    });
    expect((await newest()).titleEs).not.toBe('a');
    await box.sandbox.db.write((tx) => tx.update(absences).set({ endedAt: now }));
    expect((await popups()).promotion?.length).toBeGreaterThan(0);
    expect((await popups()).popup?.some(({ title }) => title === 'Promo')).toBe(true);
  });
});
