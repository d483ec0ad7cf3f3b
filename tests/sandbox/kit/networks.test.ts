import { beforeEach, describe, expect, it } from 'vitest';
import { type CallName, calls } from '#contract/calls.ts';
import { seedPassword } from '#sandbox/db/people.ts';
import { failures } from '#sandbox/db/schema.ts';
import { readOutbox } from '#sandbox/kit/outbox.ts';
import { takeSms } from '#sandbox/verification/codes.ts';
import { askCall, type Came, sealBody } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const hour = 60 * 60_000;
const crowd = '203.0.113.66';
const owner = '198.51.100.7';
const box = sandboxOfFile({ trustedProxies: ['127.0.0.1'] });

beforeEach(() => box.reset());

/** The browser tab of a person there. */
const tabAt = (from: string) => `tab-at-${from.replace(/\W/g, '-')}`;

function ask(
  from: string,
  name: CallName,
  input: Record<string, unknown> = {},
  client = tabAt(from),
): Promise<Came> {
  return askCall(box.address, name, input, { client, headers: { 'X-Forwarded-For': from } });
}

function login(from: string, username: string, password = seedPassword, more = {}): Promise<Came> {
  return ask(from, 'session.login', { type: 'username', username, password, ...more });
}

function spray(count: number, from = (_: number) => crowd): Promise<Came[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => login(from(n), `someone${n}`, 'Verano-2026!')));
}

function statusesOf(came: readonly Came[]): Record<number, number> {
  const statuses: Record<number, number> = {};
  for (const { status } of came) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}

describe('the most that one address can use up for others', () => {
  const code = (from: string, mobileNum: string) =>
    ask(from, 'verification.smsLogin', { mobileNum, countryDialingCode: '51' });

  it('SMS-07 an address past its own limit takes no code from the owner of a number', async () => {
    box.sandbox.settings.patch({ limits: { smsPerAddressHour: 2 } });
    for (const number of ['987000111', '987000112']) expect((await code(crowd, number)).status).toBe(200);
    for (let n = 0; n < 6; n += 1) expect((await code(crowd, '987654321')).status).toBe(429);
    expect((await code(owner, '987654321')).status).toBe(200);
    expect(await readOutbox(box.sandbox, { to: '+51987654321' })).toHaveLength(1);
  });

  it('PWD-09 an address past its own limit takes no mail from the owner of an account', async () => {
    box.sandbox.settings.patch({ limits: { resetsPerAddressHour: 1 } });
    const forget = (from: string, username: string) =>
      ask(from, 'password.forgotByEmail', { username, email: `${username}@vestibulo.example` });
    expect((await forget(crowd, 'nobody1')).status).toBe(200);
    for (let n = 0; n < 4; n += 1) expect((await forget(crowd, 'member1')).status).toBe(429);
    expect((await forget(owner, 'member1')).status).toBe(200);
    expect(await readOutbox(box.sandbox, { kind: 'mail' })).toHaveLength(1);
  });

  it('SMS-02 a number at its limit stays there, however many names an address sends afterwards', () => {
    const refused = (from: string, target: string) => {
      try {
        takeSms(box.sandbox, from, target);
        return 0;
      } catch {
        return 1;
      }
    };
    expect(refused(owner, '+51987654321')).toBe(0);
    for (let n = 0; n < 30_000; n += 1) refused(crowd, `+5198${n}`);
    expect(refused(owner, '+51987654321')).toBe(1);
  });

  it('a stranger who requests a code for the same number does not void the one its owner waits for', async () => {
    expect((await code(owner, '987654321')).status).toBe(200);
    const [letter] = await readOutbox(box.sandbox, { to: '+51987654321' });
    box.sandbox.clock.move(60_000);
    expect((await code(crowd, '987654321')).status).toBe(200);
    const input = { type: 'sms', countryDialingCode: '51', password: letter?.code ?? '' };
    expect((await ask(owner, 'session.login', { ...input, username: '987654321' })).status).toBe(200);
  });
});

describe('trying one password on many names', () => {
  it('leads to a captcha and then to refusal for the hour, and spares others', async () => {
    box.sandbox.settings.patch({ limits: { loginCaptchaPerAddressHour: 2, loginFailuresPerAddressHour: 4 } });
    const values: unknown[] = [];
    for (const name of ['ana01', 'eva02', 'leo03', 'sol04']) {
      values.push((await login(crowd, name, 'Verano-2026!')).body.value);
    }
    expect(values).toEqual([{ captcha: false }, { captcha: true }, { captcha: true }, { captcha: true }]);
    for (const name of ['luz05', 'member1', 'member1']) {
      const { status, body, headers } = await login(crowd, name);
      expect({ status, code: body.code }).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS' });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3_500);
    }
    expect((await login(owner, 'member1')).status).toBe(200);
    box.sandbox.clock.move(hour);
    expect((await login(crowd, 'member1')).status).toBe(200);
  });

  it('shuts out nobody behind the address who solves a captcha', async () => {
    box.sandbox.settings.patch({ limits: { loginCaptchaPerAddressHour: 1, loginFailuresPerAddressHour: 2 } });
    for (const name of ['ana01', 'eva02', 'leo03']) await login(crowd, name, 'Verano-2026!');
    const refused = await login(crowd, 'member1');
    expect(refused).toMatchObject({ status: 429, body: { value: { captcha: true } } });
    const solved = async () => {
      await ask(crowd, 'verification.captcha');
      const images = await readOutbox(box.sandbox, { to: tabAt(crowd) });
      return { captcha: images.at(0)?.code };
    };
    expect((await login(crowd, 'member1', 'wrong', await solved())).body.code).toBe('LOGIN_REFUSED');
    expect((await login(crowd, 'member1', seedPassword, { captcha: 'wrong' })).status).toBe(429);
    expect((await login(crowd, 'member1', seedPassword, await solved())).status).toBe(200);
    const code = { type: 'sms', username: '987654321', countryDialingCode: '51' };
    await ask(crowd, 'verification.smsLogin', { mobileNum: '987654321', countryDialingCode: '51' });
    const [letter] = await readOutbox(box.sandbox, { to: '+51987654321' });
    const byCode = { ...code, password: letter?.code ?? '', ...(await solved()) };
    expect((await ask(crowd, 'session.login', byCode)).status).toBe(200);
  });

  it('past the first limit requires the captcha, whatever the name', async () => {
    box.sandbox.settings.patch({ limits: { loginCaptchaPerAddressHour: 1 } });
    await login(crowd, 'ana01', 'wrong');
    const without = await login(crowd, 'member1');
    expect(without.body).toMatchObject({ code: 'LOGIN_REFUSED', value: { captcha: true } });
    await ask(crowd, 'verification.captcha');
    const [image] = await readOutbox(box.sandbox, { to: tabAt(crowd) });
    expect((await login(crowd, 'member1', seedPassword, { captcha: image?.code })).status).toBe(200);
  });

  it('wrong codes and unread captchas count as well', async () => {
    box.sandbox.settings.patch({ limits: { loginCaptchaPerAddressHour: 1, loginFailuresPerAddressHour: 3 } });
    const input = { type: 'sms', username: '987654321', countryDialingCode: '51', password: '000000' };
    const codes = [(await ask(crowd, 'session.login', input)).body.code];
    for (let n = 0; n < 3; n += 1) {
      codes.push((await login(crowd, 'member1', seedPassword, { captcha: 'none' })).body.code);
    }
    expect(codes).toEqual(['CODE_WRONG', 'CAPTCHA_WRONG', 'CAPTCHA_WRONG', 'TOO_MANY_REQUESTS']);
  });

  it('many at once share one limit, and those beyond it count against no name', async () => {
    box.sandbox.settings.patch({ limits: { loginFailuresPerAddressHour: 5 } });
    expect(statusesOf(await spray(20))).toEqual({ 422: 5, 429: 15 });
    expect(await box.sandbox.db.read.select().from(failures)).toHaveLength(5);
  });

  it.each([
    ['203.0.113.66', (port: number) => `203.0.113.66:${port}`],
    ['an address of six', (port: number) => `[2001:db8:0:7::1]:${port}`],
  ])('counts %s as one, whichever port it comes from', async (_, from) => {
    box.sandbox.settings.patch({ limits: { loginFailuresPerAddressHour: 3 } });
    expect(statusesOf(await spray(8, (n) => from(40_000 + n)))).toEqual({ 422: 3, 429: 5 });
    const [bare] = from(0)
      .replace(/^\[|\]/g, '')
      .split(/:0$/);
    expect((await login(bare ?? '', 'someone')).status).toBe(429);
  });

  it('counts as one address, from anywhere in its network', async () => {
    box.sandbox.settings.patch({ limits: { loginFailuresPerAddressHour: 3 } });
    expect(statusesOf(await spray(8, (n) => `2001:db8:0:1::${n}`))).toEqual({ 422: 3, 429: 5 });
    expect(statusesOf(await spray(2, () => '2001:db8:0:2::1'))).toEqual({ 422: 2 });
  });

  it('with the default limits meets a captcha after 30 and a refusal after 100', async () => {
    const came: Came[] = [];
    for (let n = 0; n < 104; n += 1) came.push(await login(crowd, `someone${n}`, 'Verano-2026!'));
    const captcha = came.findIndex(({ body }) => (body.value as { captcha?: boolean })?.captcha === true);
    expect([captcha, came.findIndex(({ status }) => status === 429)]).toEqual([29, 100]);
  }, 120_000);
});

describe('a crowd from one address', () => {
  const many = 1_000;
  const calm = { loginFailuresPerAddressHour: many, loginCaptchaPerAddressHour: many };

  /** A login sealed beforehand: the gateway's work is measured, and not the test's. */
  async function sealed(from: string, username: string, password = 'wrong'): Promise<() => Promise<number>> {
    const input = { type: 'username', username, password };
    const body = JSON.stringify(await sealBody(box.address, calls['session.login'], input));
    const headers = {
      'Content-Type': 'application/json',
      'Client-Id': tabAt(from),
      'X-Forwarded-For': from,
    };
    return async () => (await box.ask(calls['session.login'].path, { method: 'POST', headers, body })).status;
  }

  /** Sends a crowd, and its victim once the crowd has received this many answers of that status. */
  async function meet(names: readonly string[], status: number, times: number) {
    const crowded = await Promise.all(names.map((name) => sealed(crowd, name)));
    const honest = await sealed(owner, 'member1', seedPassword);
    const given: number[] = [];
    let come = () => {};
    const due = new Promise<void>((resolve) => {
      come = resolve;
    });
    const coming = crowded.map(async (one) => {
      given.push(await one());
      if (given.filter((each) => each === status).length === times) come();
    });
    await due;
    const tried = () => given.filter((each) => each === 422).length;
    const before = tried();
    const result = await honest();
    const meanwhile = tried() - before;
    await Promise.all(coming);
    return { result, meanwhile, given };
  }

  it('holds up no login from another', async () => {
    box.sandbox.settings.patch({ limits: calm });
    const names = Array.from({ length: 150 }, (_, n) => `someone${n}`);
    const { result, meanwhile } = await meet(names, 422, 5);
    expect(result).toBe(200);
    expect(meanwhile).toBeLessThan(30);
  }, 120_000);

  it('LOG-05 on one name does not keep its owner out who comes from another', async () => {
    box.sandbox.settings.patch({ limits: { ...calm, captchaAfter: many, lockAfter: many } });
    const { result, meanwhile, given } = await meet(Array(40).fill('member1'), 429, 10);
    expect(result).toBe(200);
    expect(meanwhile).toBeLessThan(10);
    expect(given.filter((status) => status === 429).length).toBeGreaterThan(9);
  }, 120_000);
});

describe('calls that need no secret', () => {
  it('CAP-03 an address can draw only so many captchas an hour, whatever its tabs are called', async () => {
    box.sandbox.settings.patch({ limits: { captchasPerAddressHour: 2 } });
    const draw = (from: string, tab: string) => ask(from, 'verification.captcha', {}, tab);
    for (const [tab, status] of [
      ['a', 200],
      ['b', 200],
      ['c', 429],
    ] as const) {
      expect((await draw(crowd, tab)).status).toBe(status);
    }
    expect((await draw(owner, 'd')).status).toBe(200);
    box.sandbox.clock.move(hour);
    expect((await draw(crowd, 'c')).status).toBe(200);
  });

  it('HDR-01 an address can send only so many policy reports a minute', async () => {
    const tell = (from: string) =>
      box.ask('/csp-reports', {
        method: 'POST',
        headers: { 'Content-Type': 'application/csp-report', 'X-Forwarded-For': from },
        body: JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src' } }),
      });
    const { policyReportsPerMinute } = box.sandbox.settings.current().limits;
    const lines = () => box.logged.filter((line) => line.includes('"policy"')).length;
    const before = lines();
    for (let n = 0; n < policyReportsPerMinute; n += 1) expect((await tell(crowd)).status).toBe(204);
    const refused = await tell(crowd);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(lines() - before).toBe(policyReportsPerMinute);
    expect((await tell(owner)).status).toBe(204);
  });
});
