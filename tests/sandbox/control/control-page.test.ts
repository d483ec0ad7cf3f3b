import { afterEach, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { entriesOf } from '../../kit/audit-chain.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
afterEach(() => tell('reset', {}));

const tell = (route: string, said: unknown, headers: Record<string, string> = {}) =>
  box.ask(`/sandbox/${route}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(said),
  });

const tab = async (name: string, language = 'en') =>
  (await box.ask(`/sandbox?tab=${name}&language=${language}`)).text();

/** The text of a page without its markup. */
const textOf = (page: string) => page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

const arm = (fault: object) =>
  box.ask('/sandbox/faults', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify([fault]),
  });

describe('the history', () => {
  it('names who decided what about whom, newest first, and not what was refused', async () => {
    await tell('rewards', { act: 'give', account: 'member1', amount: '5.00' }, { origin: box.address });
    await tell('people', { account: 'vip5', nickname: 'Nuevo' });
    await tell('people', { account: 'nobody', nickname: 'Nuevo' });
    const shown = textOf(await tab('history'));
    expect(shown).toMatch(
      /a program person: changed vip5 .* a person on this page reward: given 5\.00 member1/,
    );
    expect(shown).not.toContain('nobody');
    expect(textOf(await tab('history', 'es'))).toContain(
      'una persona en esta página premio: dado 5.00 member1',
    );
  });

  it('says of a withdrawal whose it is, and why it was rejected', async () => {
    const begun = await box.ask('/sandbox/scenarios/begin', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ account: 'vip5', prepare: 'withdrawal' }),
    });
    const { reference } = ((await begun.json()) as { value: { reference: string } }).value;
    const waiting = await tab('money');
    expect(waiting).toContain('>Approve 19.30<');
    await tell('withdrawals', { reference, act: 'approve' });
    const approved = await tab('money', 'es');
    expect(approved).toMatch(
      /name="amount" value="19\.30"><button[^>]* data-confirm="19\.30 sale hacia vip5/,
    );
    expect(approved).toContain('>Pagar 19.30<');
    await tell('withdrawals', { reference, act: 'reject', reason: 'Cuenta cerrada' });
    expect(textOf(await tab('history'))).toMatch(/withdrawal: rejected\s+vip5 \S+ Cuenta cerrada/);
  });

  it('names the faults that hit, what they did and how many are left, and that a read is asked again', async () => {
    await arm({ call: 'system.countries', kind: '500', times: 3 });
    await askCall(box.address, 'system.countries');
    const shown = textOf(await tab('history'));
    expect(shown).toContain('system.countries a read 500: answered 500, the call did not run 2');
    expect(shown).toContain('one fault of a read is then often not seen');
    await tell('reset', {});
    expect(textOf(await tab('history'))).toContain('No fault has hit.');
  });
});

describe('the clock', () => {
  it('offers the moment just past the next expiry, which is then over', async () => {
    const token = await signIn(box.address, 'member1');
    const page = await tab('start');
    const [, moment = ''] =
      /name="now" value="(\d+)"[^>]*aria-label="Just past the next expiry: session"/.exec(page) ?? [];
    expect(Number(moment) - box.sandbox.clock.now()).toBeGreaterThan(29 * 60_000);
    await tell('clock', { now: Number(moment) });
    expect((await askCall(box.address, 'session.life', {}, { token })).body.code).toBe('SESSION_ENDED');
    expect(textOf(await tab('start'))).toContain('Nothing expires.');
  });

  it('shows every moment with its zone', async () => {
    await tell('clock', { now: Date.UTC(2027, 0, 2, 3, 4, 5) });
    const page = await tab('start');
    expect(page).toMatch(/<time datetime="2027-01-02T03:04:\d\d\.\d{3}Z">2027-01-02 03:04:\d\d UTC<\/time>/);
    expect(page).toMatch(/type="datetime-local"[^>]* value="2027-01-02T03:04:\d\d"/);
  });
});

describe('an audit chain', () => {
  const chain = 'ab'.repeat(16);
  it('is a page of sentences in both languages, with its verdict, what it proves, and a download', async () => {
    await tell('config', { audit: true });
    await box.ask(calls['system.audit'].path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ chain, entries: entriesOf(chain, 3).slice(1) }),
    });
    expect(await tab('audit')).toContain(`href="/sandbox?tab=audit&amp;language=en&amp;chain=${chain}"`);
    const page = await tab(`audit&chain=${chain}`);
    expect(page).toContain(`href="/sandbox/audit?chain=${chain}" download=`);
    expect(textOf(page)).toMatch(
      /2026-11-21 08:00:02 UTC “Signing in”: The person sends the form[^.]*\. Now: /,
    );
    expect(textOf(page)).toContain('It is broken: entries are missing from 1.');
    expect(textOf(page)).toContain('What it does not prove');
    const spanish = textOf(await tab(`audit&chain=${chain}`, 'es'));
    expect(spanish).toMatch(/«Iniciar sesión»: La persona envía el formulario/);
    expect(spanish).toContain('Está rota: faltan entradas desde la 1.');
  });
});

describe('the settings on the page', () => {
  it.each([
    [
      'settings',
      { closedGames: ['QUETZAL', 'PUMA'] },
      'name="closedGames" data-kind="list" value="QUETZAL, PUMA"',
    ],
    ['settings', { slider: { login: true } }, 'name="slider.login" checked'],
    [
      'money',
      { money: { withdrawal: { feeFixed: '0.75' } } },
      'name="money.withdrawal.feeFixed" value="0.75"',
    ],
    [
      'money',
      { money: { closedMethods: ['card'] } },
      'name="money.closedMethods" data-kind="list" value="card"',
    ],
  ])('the tab %s shows %j', async (name, change, markup) => {
    expect(await tab(name)).not.toContain(markup);
    expect((await tell('config', change)).status).toBe(200);
    expect(await tab(name)).toContain(markup);
  });

  it('the books say whether they hold', async () => {
    expect(textOf(await tab('money'))).toMatch(/The books hold : every balance .* all together are 0\.00/);
  });
});
