import { beforeEach, describe, expect, it } from 'vitest';
import { codes, members } from '#sandbox/db/schema.ts';
import { readOutbox } from '#sandbox/kit/outbox.ts';
import { askCall, type Came } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const minute = 60_000;
const mine = { mobileNum: '987654321', countryDialingCode: '51' };
const nobodys = { mobileNum: '987000111', countryDialingCode: '51' };
const box = sandboxOfFile();

beforeEach(() => box.reset());

function send(number: object = mine, client = 'mine'): Promise<Came> {
  return askCall(box.address, 'verification.smsLogin', { ...number }, { client });
}

function login(code: string, { mobileNum, countryDialingCode } = mine, client = 'mine'): Promise<Came> {
  const input = { type: 'sms', username: mobileNum, countryDialingCode, password: code };
  return askCall(box.address, 'session.login', input, { client });
}

async function lastCode(to = '+51987654321'): Promise<string> {
  const [letter] = await readOutbox(box.sandbox, { to, kind: 'sms' });
  return letter?.code ?? 'none';
}

function wrong(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

describe('signing in by SMS', () => {
  it('sends six digits that sign their owner in, once', async () => {
    expect((await send()).body.value).toEqual({ expiredMinutes: 10 });
    const code = await lastCode();
    expect(code).toMatch(/^\d{6}$/);
    expect((await login(code)).body.value).toMatchObject({ userName: 'member1', passwordExpired: false });
    expect((await login(code)).body.code).toBe('CODE_WRONG');
  });

  it('takes a number in any spelling as the same', async () => {
    await send({ mobileNum: '987 654-321', countryDialingCode: '51' });
    expect((await login(await lastCode())).status).toBe(200);
  });

  it('stores no readable code', async () => {
    await send();
    const [kept] = await box.sandbox.db.read.select().from(codes);
    expect(kept?.codeHash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(kept)).not.toContain(await lastCode());
  });

  it('is off with its switch, for sending and for signing in', async () => {
    await send();
    box.sandbox.settings.patch({ whitelabel: { SMSLOGIN: false } });
    expect((await send()).body.code).toBe('FUNCTION_DISABLED');
    expect((await login(await lastCode())).body.code).toBe('FUNCTION_DISABLED');
  });

  it('does not ask for a new password, since none was used', async () => {
    await box.sandbox.db.write(async (tx) => {
      await tx.update(members).set({ mustChange: true, passwordExpiresAt: 1 });
    });
    await send();
    const { token } = (await login(await lastCode())).body.value as { token: string };
    expect((await askCall(box.address, 'member.info', {}, { token })).status).toBe(200);
  });

  it('is accepted at an entrance only for the accounts it is meant for', async () => {
    box.sandbox.settings.patch({ brand: { entrance: 'agent' } });
    await send();
    expect((await login(await lastCode())).body.code).toBe('NOT_AGENT');
  });
});

describe('SMS codes', () => {
  it('SMS-02 a code requested again within the minute is refused, with the time to wait', async () => {
    await send();
    box.sandbox.clock.move(20_000);
    const again = await send(mine, 'another-tab');
    expect(again).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(again.headers.get('Retry-After'))).toBe(40);
    expect((await login(await lastCode())).status).toBe(200);
  });

  it('SMS-02 are limited to five an hour for one number, however long one waits between', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await send()).status).toBe(200);
      box.sandbox.clock.move(minute);
    }
    expect((await send()).status).toBe(429);
    box.sandbox.clock.move(55 * minute);
    expect((await send()).status).toBe(200);
  });

  it('SMS-05 stop working after five wrong tries, even for the right one', async () => {
    await send();
    const code = await lastCode();
    for (let n = 0; n < 5; n += 1) expect((await login(wrong(code))).body.code).toBe('CODE_WRONG');
    expect((await login(code)).body.code).toBe('CODE_EXPIRED');
    box.sandbox.clock.move(minute);
    await send();
    expect((await login(await lastCode())).status).toBe(200);
  });

  it('SMS-05 five tries are the limit even when they come at once', async () => {
    await send();
    const code = await lastCode();
    const came = await Promise.all(Array.from({ length: 9 }, () => login(wrong(code))));
    expect(came.filter(({ body }) => body.code === 'CODE_WRONG')).toHaveLength(5);
    expect((await login(code)).body.code).toBe('CODE_EXPIRED');
  });

  it('SMS-06 expire after ten minutes', async () => {
    await send();
    const code = await lastCode();
    box.sandbox.clock.move(10 * minute - 5_000);
    expect((await login(wrong(code))).body.code).toBe('CODE_WRONG');
    box.sandbox.clock.move(5_000);
    expect((await login(code)).body).toMatchObject({
      code: 'CODE_EXPIRED',
      message: expect.stringContaining('venció'),
    });
  });

  it('are void once another was sent, and work for nobody else', async () => {
    await send();
    const old = await lastCode();
    box.sandbox.clock.move(minute);
    await send();
    const newest = await lastCode();
    if (old !== newest) expect((await login(old)).body.code).toBe('CODE_WRONG');
    expect((await login(newest, mine, 'another-tab')).body.code).toBe('CODE_WRONG');
    expect((await login(newest, { mobileNum: '5512345678', countryDialingCode: '52' })).body.code).toBe(
      'CODE_WRONG',
    );
    expect((await login(newest)).status).toBe(200);
  });
});

describe('the receiver of an SMS', () => {
  it('SMS-04 must be a mobile number of a served country', async () => {
    const bad = ['0', 'abcdefghi', '+51987654321x', '9'.repeat(30), '٩٨٧٦٥٤٣٢١', '１９８７', '12345678'];
    for (const mobileNum of bad) {
      const { body } = await send({ mobileNum, countryDialingCode: '51' });
      expect({ mobileNum, code: body.code }).toEqual({ mobileNum, code: 'PHONE_INVALID' });
    }
    for (const countryDialingCode of ['1', '44', '999', '0051', 'PE', '51;52']) {
      expect((await send({ ...mine, countryDialingCode })).body.code).toBe('PHONE_INVALID');
    }
    expect(await readOutbox(box.sandbox)).toEqual([]);
  });

  it('SMS-07 is limited for one network address, over any number of phone numbers', async () => {
    const { smsPerAddressHour } = box.sandbox.settings.current().limits;
    const came: Came[] = [];
    for (let n = 0; n < 100; n += 1) {
      const number = { mobileNum: String(900_000_100 + n), countryDialingCode: '51' };
      came.push(...(await Promise.all([send(number), send(number)])));
    }
    const sent = came.filter(({ status }) => status === 200);
    const refused = came.filter(({ status }) => status === 429);
    expect(sent).toHaveLength(smsPerAddressHour);
    expect(refused).toHaveLength(200 - smsPerAddressHour);
    for (const { headers } of refused) expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  }, 120_000);

  it('SMS-07 is limited for the day, over all addresses', async () => {
    box.sandbox.settings.patch({ limits: { smsPerDayOfAll: 2 } });
    expect((await send()).status).toBe(200);
    expect((await send(nobodys)).status).toBe(200);
    expect((await send({ mobileNum: '5512345678', countryDialingCode: '52' })).status).toBe(429);
  });

  it('SMS-10 gets the usual answer when unknown, and no message', async () => {
    const [known, unknown] = [await send(), await send(nobodys)];
    expect(unknown).toMatchObject({ status: known.status, body: known.body });
    expect(await readOutbox(box.sandbox, { to: '+51987000111' })).toEqual([]);
    const code = wrong(await lastCode());
    for (let n = 0; n < 6; n += 1) {
      const [one, other] = [await login(code), await login(code, nobodys)];
      expect(other).toMatchObject({ status: one.status, body: one.body });
    }
  });
});
