import { beforeEach, describe, expect, it } from 'vitest';
import { seedPassword } from '#sandbox/db/people.ts';
import { readOutbox } from '#sandbox/kit/outbox.ts';
import { askCall, type Came, signIn } from '../../kit/ask-call.ts';
import { memberOf } from '../../kit/members.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let token: string;

beforeEach(async () => {
  await box.reset();
  token = await signIn(box.address, 'member1');
});

const mobile = { kind: 'mobile', target: '961 234 568', countryDialingCode: '56' };
const email = { kind: 'email', target: 'Lucia.Nueva@Example.com', countryDialingCode: '' };

function send(what: Record<string, unknown>, more: object = {}): Promise<Came> {
  return askCall(box.address, 'member.sendBindingCode', what, { token, ...more });
}

function bind(
  what: Record<string, unknown>,
  input: Record<string, string>,
  more: object = {},
): Promise<Came> {
  return askCall(
    box.address,
    'member.bind',
    { ...what, password: seedPassword, ...input },
    { token, ...more },
  );
}

async function codeFor(to: string): Promise<string> {
  const [letter] = await readOutbox(box.sandbox, { to });
  return letter?.code ?? '';
}

async function codeOf(asked: Promise<Came>): Promise<unknown> {
  const { status, body } = await asked;
  return status === 200 ? 200 : body.code;
}

async function profile(): Promise<Record<string, unknown>> {
  return (await askCall(box.address, 'member.profile', {}, { token })).body.value as Record<string, unknown>;
}

describe('binding a number or an address', () => {
  it('a number is bound with the code sent to it, and signs in from then on', async () => {
    expect((await send(mobile)).body.value).toEqual({ expiredMinutes: 10 });
    const code = await codeFor('+56961234568');
    expect(await codeOf(bind(mobile, { code }))).toBe(200);
    expect(await profile()).toMatchObject({ mobile: '+56 •••4568' });
    box.sandbox.clock.move(60_000);
    await askCall(box.address, 'verification.smsLogin', { mobileNum: '961234568', countryDialingCode: '56' });
    expect(await readOutbox(box.sandbox, { to: '+56961234568' })).toHaveLength(2);
  });

  it('an address is bound with the code mailed to it, as it was typed', async () => {
    await send(email);
    const [letter] = await readOutbox(box.sandbox, { to: 'lucia.nueva@example.com' });
    expect(letter?.kind).toBe('mail');
    expect(await codeOf(bind(email, { code: letter?.code ?? '' }))).toBe(200);
    const member = await memberOf(box, 'member1');
    expect(member).toMatchObject({ email: 'Lucia.Nueva@Example.com', emailKey: 'lucia.nueva@example.com' });
  });

  it('a wrong password spends no code', async () => {
    await send(mobile);
    const code = await codeFor('+56961234568');
    expect(await codeOf(bind(mobile, { code, password: 'wrong' }))).toBe('PASSWORD_WRONG');
    expect(await codeOf(bind(mobile, { code }))).toBe(200);
    expect(await codeOf(bind(mobile, { code }))).toBe('CODE_WRONG');
  });

  it('ten wrong passwords lock it', async () => {
    await send(mobile);
    const code = await codeFor('+56961234568');
    for (let n = 0; n < 10; n += 1) await bind(mobile, { code, password: `wrong${n}` });
    expect(await codeOf(bind(mobile, { code }))).toBe('PASSWORD_WRONG');
    expect(await profile()).toMatchObject({ mobile: '+51 •••4321' });
  });

  it('a code expires, and can be tried five times at most', async () => {
    await send(mobile);
    const code = await codeFor('+56961234568');
    for (let n = 0; n < 5; n += 1) expect(await codeOf(bind(mobile, { code: `x${n}` }))).toBe('CODE_WRONG');
    expect(await codeOf(bind(mobile, { code }))).toBe('CODE_EXPIRED');
    await send(email);
    const mailed = await codeFor('lucia.nueva@example.com');
    box.sandbox.clock.move(10 * 60_000);
    expect(await codeOf(bind(email, { code: mailed }))).toBe('CODE_EXPIRED');
  });

  it('a code works for one number, one tab, one member and one purpose', async () => {
    await send(mobile);
    const code = await codeFor('+56961234568');
    const next = { ...mobile, target: '961234560' };
    expect(await codeOf(bind(next, { code }))).toBe('CODE_WRONG');
    expect(await codeOf(bind(mobile, { code }, { client: 'other-tab' }))).toBe('CODE_WRONG');
    const other = await signIn(box.address, 'member2');
    expect(await codeOf(bind(mobile, { code }, { token: other }))).toBe('CODE_WRONG');
    const login = { type: 'sms', username: '961234568', countryDialingCode: '56', password: code };
    expect((await askCall(box.address, 'session.login', login)).body.code).toBe('CODE_WRONG');
    expect(await codeOf(bind(mobile, { code }))).toBe(200);
  });

  it.each([
    [mobile, { ...mobile, target: '5512345678', countryDialingCode: '52' }, '+525512345678'],
    [email, { ...email, target: 'VIP5@vestibulo.example' }, 'vip5@vestibulo.example'],
  ])('nobody learns that a %j belongs to another, and nothing is sent there', async (free, taken, key) => {
    const answers = async (what: Record<string, unknown>) => {
      const sent = await send(what);
      const again = await send(what);
      const bound = await bind(what, { code: 'none' });
      const waits = Number(again.headers.get('retry-after')) > 0;
      return [sent, again, bound].map(({ status, body }) => ({ status, body, waits }));
    };
    const asked = await answers(taken);
    expect(asked.map(({ status }) => status)).toEqual([200, 429, 422]);
    expect(asked).toEqual(await answers(free));
    expect(await readOutbox(box.sandbox, { to: key })).toEqual([]);
  });

  it('a stranger who tries to bind a number takes no code from its owner', async () => {
    const taken = { ...mobile, target: '5512345678', countryDialingCode: '52' };
    for (let n = 0; n < 5; n += 1) {
      expect(await codeOf(send(taken))).toBe(200);
      if (n < 4) box.sandbox.clock.move(60_000);
    }
    const owner = { mobileNum: taken.target, countryDialingCode: taken.countryDialingCode };
    const asked = await askCall(box.address, 'verification.smsLogin', owner, { client: 'owner' });
    expect(asked.status).toBe(200);
    expect(await readOutbox(box.sandbox, { to: '+525512345678' })).toHaveLength(1);
  });

  it('of two members who bind the same number at once one gets it, and the other hears so only with a right code', async () => {
    const other = await signIn(box.address, 'member2');
    await send(mobile);
    const mine = await codeFor('+56961234568');
    expect(await codeOf(send(mobile, { token: other }))).toBe('TOO_MANY_REQUESTS');
    box.sandbox.clock.move(60_000);
    expect(await codeOf(send(mobile, { token: other }))).toBe(200);
    const theirs = await codeFor('+56961234568');
    expect(await codeOf(bind(mobile, { code: mine }))).toBe(200);
    expect(await codeOf(bind(mobile, { code: 'none' }, { token: other }))).toBe('CODE_WRONG');
    expect(await codeOf(bind(mobile, { code: theirs }, { token: other }))).toBe('MOBILE_TAKEN');
  });

  it('a member may bind the same number again', async () => {
    const own = { ...mobile, target: '987654321', countryDialingCode: '51' };
    await send(own);
    expect(await codeOf(bind(own, { code: await codeFor('+51987654321') }))).toBe(200);
    expect(await profile()).toMatchObject({ mobile: '+51 •••4321' });
  });

  it.each([
    [{ ...mobile, target: '12' }, 'PHONE_INVALID'],
    [{ ...mobile, countryDialingCode: '1', target: '2025550123' }, 'PHONE_INVALID'],
    [{ ...mobile, target: "961234568' OR 1=1" }, 'PHONE_INVALID'],
    [{ ...email, target: 'lucia' }, 'FIELD_REFUSED'],
    [{ ...email, target: 'a@b.example,c@d.example' }, 'FIELD_REFUSED'],
    [{ ...email, target: 'a@b.example\r\nBcc: c@d.example' }, 'FIELD_REFUSED'],
    [{ kind: 'fax', target: '1', countryDialingCode: '' }, 'INPUT_INVALID'],
  ])('%j is refused: %s', async (what, code) => {
    expect(await codeOf(send(what))).toBe(code);
  });

  it('codes are limited like any others, whoever asks', async () => {
    expect(await codeOf(send(mobile))).toBe(200);
    const { status, body, headers } = await send(mobile);
    expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('requires a solved slider while the operator wants one for codes by SMS', async () => {
    box.sandbox.settings.patch({ slider: { sms: true } });
    expect(await codeOf(send(mobile))).toBe('SLIDER_NEEDED');
    expect(await codeOf(send(email))).toBe(200);
  });
});
