import { and, desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { lapse } from '#sandbox/contracts/expire-contracts.ts';
import { payBills } from '#sandbox/contracts/paying.ts';
import { messages } from '#sandbox/db/message-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { idOf } from '../../kit/members.ts';
import { early } from '../../kit/moment.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { daily, dividend, realTime } from '../../machines/contracts/terms-of.ts';
import { at, bet, billsOf, decide, inForce, lima, moneyOf, pays, withoutContracts } from './contracts.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const box = sandboxOfFile();

/** agent2 is below agent1, and agent41 below agent2; all have each kind. */
beforeEach(async () => {
  await box.reset({ begins: early });
  await withoutContracts(box);
  await box.sandbox.db.write((tx) => tx.delete(messages));
  for (const [account, upline] of [
    ['agent2', 'agent1'],
    ['agent41', 'agent2'],
  ] as const)
    await changed(account, { uplineId: await idOf(box, upline), type: 1 });
  await decide(box, { act: 'grant', account: 'agent1', terms: dividend({ rate: 6_000 }) });
});

const changed = (account: string, change: Partial<typeof members.$inferInsert>) =>
  box.sandbox.db.write((tx) => tx.update(members).set(change).where(eq(members.account, account)));

const offered = (rate: number) => dividend({ rate, payer: 'UPLINE' });
const offer = (by: string, account: string, rate = 1_000) =>
  decide(box, { act: 'offer', by, account, terms: offered(rate) });

/** What somebody was told, the newest first: titles, with the text without its markup. */
async function told(account: string): Promise<string[]> {
  const found = await box.sandbox.db.read
    .select()
    .from(messages)
    .where(eq(messages.memberId, await idOf(box, account)))
    .orderBy(desc(messages.number));
  return found.map(
    ({ titleEs, contentEs }) => `${titleEs} | ${contentEs.replace(/<[^>]*>|[\u2068\u2069]/g, '')}`,
  );
}

describe('the other side is told of', () => {
  it('an offer, and of its answer', async () => {
    const first = await offer('agent1', 'agent2');
    expect(await told('agent2')).toEqual([
      'Dividendo: Te ofrecen un contrato | Agencia Norte te ofrece un contrato. La oferta vence si no respondes a tiempo.',
    ]);
    await decide(box, { act: 'REJECT', by: 'agent2', contract: first });
    const second = await offer('agent1', 'agent2');
    await decide(box, { act: 'WITHDRAW', by: 'agent1', contract: second });
    const third = await offer('agent1', 'agent2');
    await decide(box, { act: 'ACCEPT', by: 'agent2', contract: third });
    expect(await told('agent1')).toEqual([
      'Dividendo: Aceptaron tu oferta | Agencia Sur aceptó el contrato. Está en vigor desde ahora.',
      'Dividendo: Rechazaron tu oferta | Agencia Sur rechazó el contrato que ofreciste.',
    ]);
    expect((await told('agent2'))[1]).toBe(
      'Dividendo: Retiraron una oferta | Agencia Norte retiró el contrato que te ofreció.',
    );
  });

  it('the wish to end a contract, whoever has it, and of the answer', async () => {
    const id = await inForce(box, { account: 'agent2', from: 'agent1', terms: offered(1_000), since: 0 });
    await decide(box, { act: 'TERMINATE', by: 'agent2', contract: id });
    await decide(box, { act: 'REFUSE', by: 'agent1', contract: id });
    await decide(box, { act: 'TERMINATE', by: 'agent1', contract: id });
    await decide(box, { act: 'AGREE', by: 'agent2', contract: id });
    const titles = async (account: string) => (await told(account)).map((text) => text.split(' | ')[0]);
    expect((await titles('agent1')).slice(0, 2)).toEqual([
      'Dividendo: Un contrato terminó',
      'Dividendo: Piden terminar un contrato',
    ]);
    expect((await titles('agent2')).slice(0, 2)).toEqual([
      'Dividendo: Piden terminar un contrato',
      'Dividendo: Un contrato sigue en vigor',
    ]);
  });

  it('nothing when the act was refused', async () => {
    const id = await offer('agent1', 'agent2', 5_000);
    await decide(box, { act: 'grant', account: 'agent1', terms: dividend({ rate: 4_000 }) });
    await expect(decide(box, { act: 'ACCEPT', by: 'agent2', contract: id })).rejects.toThrow();
    expect(await told('agent1')).toEqual([]);
  });

  it('nobody when it is the house', async () => {
    const id = await decide(box, { act: 'grant', account: 'agent1', terms: daily() });
    await decide(box, { act: 'TERMINATE', by: 'agent1', contract: id });
    expect(await box.sandbox.db.read.select().from(messages)).toEqual([]);
    await decide(box, { act: 'AGREE', by: null, contract: id });
    expect(await told('agent1')).toEqual([
      'Salario diario: Un contrato terminó | La casa aceptó terminar el contrato.',
    ]);
  });
});

describe('both sides are told', () => {
  it('that an offer lapsed, or the wish to end, once', async () => {
    await offer('agent1', 'agent2');
    box.sandbox.clock.move(8 * day);
    await lapse(box.sandbox);
    await lapse(box.sandbox);
    expect(await told('agent1')).toEqual([
      'Dividendo: Una oferta venció | Nadie respondió a tiempo a la oferta entre Agencia Sur y tú.',
    ]);
    expect((await told('agent2'))[0]).toContain('la oferta entre Agencia Norte y tú');
    const id = await inForce(box, { account: 'agent2', from: 'agent1', terms: offered(500), since: 0 });
    await decide(box, { act: 'TERMINATE', by: 'agent1', contract: id });
    box.sandbox.clock.move(8 * day);
    await lapse(box.sandbox);
    for (const account of ['agent1', 'agent2'])
      expect((await told(account))[0]).toContain('Un contrato sigue en vigor');
  });

  it('that an offer lapsed because one of them left the line', async () => {
    await offer('agent1', 'agent2');
    await changed('agent2', { uplineId: null });
    await lapse(box.sandbox);
    expect((await told('agent1'))[0]).toContain('Una oferta venció');
    expect((await told('agent2'))[0]).toContain('Una oferta venció');
  });

  it('once of each contract that ended, where two of one branch left the line', async () => {
    await inForce(box, { account: 'agent2', from: 'agent1', terms: offered(5_000), since: 0 });
    await inForce(box, { account: 'agent41', from: 'agent2', terms: offered(4_000), since: 0 });
    await changed('agent2', { uplineId: null });
    await changed('agent41', { uplineId: null });
    await box.sandbox.db.write((tx) => tx.delete(messages));
    await lapse(box.sandbox);
    expect(await told('agent41')).toHaveLength(1);
  });

  it('that a contract ended because one of them left the line', async () => {
    await inForce(box, { account: 'agent2', from: 'agent1', terms: offered(1_000), since: 0 });
    await changed('agent2', { uplineId: null });
    await lapse(box.sandbox);
    expect((await told('agent1'))[0]).toContain('El contrato entre Agencia Sur y tú terminó');
    expect((await told('agent2'))[0]).toContain('El contrato entre Agencia Norte y tú terminó');
  });
});

it('CON-02 each whose contract ends because of a rate above is told, with the name of who gave it', async () => {
  await inForce(box, { account: 'agent2', from: 'agent1', terms: offered(5_000), since: 0 });
  await inForce(box, { account: 'agent41', from: 'agent2', terms: offered(4_000), since: 0 });
  const lower = await offer('agent1', 'agent2', 1_000);
  await decide(box, { act: 'ACCEPT', by: 'agent2', contract: lower });
  expect((await told('agent41'))[0]).toBe(
    'Dividendo: Tu contrato terminó | Tu contrato con Agencia Sur terminó, porque bajó una tasa por encima de la tuya.',
  );
});

it('who has too little to pay is told once for each bill, with what is missing', async () => {
  const since = lima('2028-02-01T00:00:00');
  box.sandbox.clock.set(since);
  const terms = (rate: number) => daily({ period: 'DAILY', tiers: [{ dailyBet: '1.00', active: 0, rate }] });
  await inForce(box, {
    account: 'agent1',
    terms: daily({ tiers: [{ dailyBet: '99999999.00', active: 0, rate: 1_000 }] }),
    since,
  });
  await inForce(box, {
    account: 'agent2',
    from: 'agent1',
    terms: { ...terms(1_000), payer: 'UPLINE' },
    since,
  });
  await box.sandbox.db.write((tx) => tx.delete(messages));
  await pays(box, 'agent1', -(await moneyOf(box, 'agent1')) + 400);
  await bet(box, { account: 'downline2a', at: since + 60_000, stake: 10_000 });
  await at(box, since + day);
  const short =
    'Salario diario: Tu saldo no alcanza para un pago | A Agencia Sur le faltan 6.00 del período 2028-02-01.';
  expect(await told('agent1')).toEqual([short]);
  expect((await billsOf(box)).at(-1)).toMatchObject({ state: 'PARTLY_PAID', paid: 400 });
  await pays(box, 'agent1', 100);
  await payBills(box.sandbox);
  await payBills(box.sandbox);
  expect(await told('agent1')).toEqual([short]);
});

it('who pays a salary of every five minutes is told of the first that they have too little for, by the merchant’s clock', async () => {
  const since = lima('2028-02-01T00:00:00');
  const terms = realTime([{ singleBet: '1.00', profitRate: 1_000, lossRate: 1_000 }]);
  const own = realTime([{ singleBet: '9999999.00', profitRate: 1_000, lossRate: 1_000 }]);
  await decide(box, { act: 'grant', account: 'agent1', terms: own });
  const given = { ...terms, payer: 'UPLINE' } as const;
  await inForce(box, { account: 'agent2', from: 'agent1', terms: given, since });
  await box.sandbox.db.write((tx) => tx.delete(messages));
  await pays(box, 'agent1', -(await moneyOf(box, 'agent1')));
  const later = async (minutes: number) => {
    const moment = since + 23 * 60 * minute + minutes * minute;
    await bet(box, { account: 'downline2a', at: moment, stake: 10_000 });
    await at(box, moment + 5 * minute);
  };
  for (const minutes of [0, 5, 10]) await later(minutes);
  const first =
    'Salario en tiempo real: Tu saldo no alcanza para un pago | A Agencia Sur le faltan 10.00 del período 2028-02-01 23:00.';
  expect(await told('agent1')).toEqual([first]);
  await pays(box, 'agent1', 3_000);
  await payBills(box.sandbox);
  await later(15);
  expect(await told('agent1')).toEqual([first.replace('23:00', '23:15'), first]);
});

it('each leads to the page of its kind, in Spanish and English, and shows nothing that a name brings', async () => {
  const name = '<img src=x onerror=alert(1)>\u202E=2+2';
  await changed('agent1', { nickname: name });
  await offer('agent1', 'agent2');
  const [message] = await box.sandbox.db.read
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.memberId, await idOf(box, 'agent2')),
        eq(messages.titleEn, 'Dividend: You are offered a contract'),
      ),
    );
  expect(message?.link).toEqual({ screen: 'agent', page: 'dividend' });
  expect(message?.contentEn).toBe(
    '<p>\u2068&lt;img src=x onerror=alert(1)&gt;\u202E=2+2\u2069 offers you a contract. The offer lapses unless you answer in time.</p>',
  );
});

it('where names are masked they are in messages too', async () => {
  box.sandbox.settings.patch({ agents: { masked: true } });
  await offer('agent1', 'agent2');
  expect((await told('agent2'))[0]).not.toContain('Agencia Norte');
});
