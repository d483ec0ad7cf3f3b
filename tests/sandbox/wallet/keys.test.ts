import { beforeEach, describe, expect, it } from 'vitest';
import { readBooks } from '#sandbox/wallet/ledger.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { newKey, said, walletsOf, wired } from '../../kit/money.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let token: string;

beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'member1');
});

const ask = (fields: Record<string, unknown>, who = token) =>
  said(box, 'wallet.transfer', { from: 'MAIN', to: 'PULSO', amount: '5.00', ...fields }, who);
const outcome = async (key: string, who = token) => (await said(box, 'wallet.outcome', { key }, who)).value;
const away = async () => (await walletsOf(box, 'member1')).PULSO ?? 0;

/** How often each code came back; `ok` for what was done. */
function tally(all: readonly { code: string | null }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of all) counts[code ?? 'ok'] = (counts[code ?? 'ok'] ?? 0) + 1;
  return counts;
}

describe('an act of money is done once per key', () => {
  it('TRF-02 of fifty transfers of the whole balance, with keys of their own, exactly one succeeds', async () => {
    const all = (await walletsOf(box, 'member1')).MAIN ?? 0;
    const asked = await Promise.all(
      Array.from({ length: 50 }, () => ask({ key: newKey(), amount: wired(all) })),
    );
    expect(tally(asked)).toEqual({ ok: 1, BALANCE_SHORT: 49 });
    expect(await walletsOf(box, 'member1')).toMatchObject({ MAIN: 0, PULSO: all });
    expect((await readBooks(box.sandbox)).holds).toBe(true);
  });

  it('TRF-03 fifty repeats of one key and body move money once and get the same answer', async () => {
    const key = newKey();
    const asked = await Promise.all(Array.from({ length: 50 }, () => ask({ key })));
    expect(tally(asked)).toEqual({ ok: 50 });
    expect(new Set(asked.map(({ value }) => value.reference)).size).toBe(1);
    expect(await away()).toBe(500);
  });

  it('TRF-03 another body under a used key is refused, whatever differs', async () => {
    const key = newKey();
    await ask({ key });
    for (const other of [{ amount: '6.00' }, { to: 'MIRADOR' }, { from: 'PULSO', to: 'MAIN' }]) {
      const refused = await ask({ key, ...other });
      expect([refused.status, refused.code]).toEqual([422, 'KEY_REUSED']);
    }
    expect((await said(box, 'wallet.collect', { key }, token)).code).toBe('KEY_REUSED');
    expect(await away()).toBe(500);
  });

  it('TRF-03 a key being carried out is busy, and answers once that is over', async () => {
    const key = newKey();
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const held = box.sandbox.db.write(() => gate);
    const fields = { key, from: 'MAIN', to: 'PULSO', amount: '5.00' };
    const both = [1, 2].map(() => askCall(box.address, 'wallet.transfer', fields, { token }));
    const busy = await Promise.race(both);
    expect([busy.status, busy.body.code, busy.headers.get('retry-after')]).toEqual([409, 'KEY_BUSY', '1']);
    expect(await outcome(key)).toEqual({ state: 'running' });
    go();
    await held;
    const value = (await Promise.all(both)).find(({ status }) => status === 200)?.body.value;
    expect(await outcome(key)).toEqual({ state: 'done', value });
    expect((await ask({ key })).value).toEqual(value);
    expect(await away()).toBe(500);
  });

  it('a refusal stores nothing: the key may be used again', async () => {
    const key = newKey();
    expect((await ask({ key, amount: '49999.00' })).code).toBe('BALANCE_SHORT');
    expect((await ask({ key })).status).toBe(200);
  });

  it('a key of which it was said that nothing was done is void, for this act and any other', async () => {
    const key = newKey();
    expect([await outcome(key), await outcome(key)]).toEqual([{ state: 'none' }, { state: 'none' }]);
    expect(await ask({ key })).toMatchObject({ status: 422, code: 'KEY_VOID' });
    expect((await said(box, 'wallet.collect', { key }, token)).code).toBe('KEY_VOID');
    expect(await away()).toBe(0);
    const other = await signIn(box.address, 'member2');
    expect((await ask({ key }, other)).status).toBe(200);
  });

  it('an act and the question after it, at once: where the answer is none, the act never happens', async () => {
    const pairs = Array.from({ length: 40 }, newKey);
    const said = await Promise.all(
      pairs.map((key, at) => {
        const act = () => ask({ key, amount: '1.00' });
        const asked = () => outcome(key);
        return at % 2 === 0
          ? Promise.all([act(), asked()])
          : Promise.all([asked(), act()]).then((two) => [two[1], two[0]] as const);
      }),
    );
    const none = said.filter(([, { state }]) => state === 'none');
    expect(none.every(([{ code }]) => code === 'KEY_VOID')).toBe(true);
    expect(none.length).toBeGreaterThan(0);
    expect(await away()).toBe((pairs.length - none.length) * 100);
  });

  it('a key belongs to its member: the same one from another member is another act', async () => {
    const other = await signIn(box.address, 'member2');
    const key = newKey();
    const [mine, theirs] = [await ask({ key }), await ask({ key }, other)];
    expect([mine.status, theirs.status]).toEqual([200, 200]);
    expect(theirs.value.reference).not.toBe(mine.value.reference);
    expect(await outcome(newKey(), other)).toEqual({ state: 'none' });
  });

  it('without a key every call is an act of its own', async () => {
    await ask({});
    await ask({});
    expect(await away()).toBe(1_000);
  });

  it.each([['short'], ['x'.repeat(65)], ['no spaces in a key']])(
    'an invalid key, %j, does nothing',
    async (key) => {
      const before = await readBooks(box.sandbox);
      expect((await ask({ key })).code).toBe('INPUT_INVALID');
      expect(await readBooks(box.sandbox)).toEqual(before);
    },
  );
});
