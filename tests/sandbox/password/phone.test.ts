import { beforeEach, describe, expect, it } from 'vitest';
import { seedPassword } from '#sandbox/db/people.ts';
import { readOutbox } from '#sandbox/kit/outbox.ts';
import { type CodeBinding, issueCode } from '#sandbox/verification/codes.ts';
import { askCall, type Came, signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { solveSlider } from '../../kit/solve-slider.ts';

const minute = 60_000;
const fresh = 'Otra-clave-2027?';
const mine = { mobileNum: '987654321', countryDialingCode: '51' };
const another = { mobileNum: '5512345678', countryDialingCode: '52' };
const nobodys = { mobileNum: '987000111', countryDialingCode: '51' };
const tab = 'mine';
const box = sandboxOfFile();

beforeEach(() => box.reset());

/** Requests a code, for the right number unless told otherwise, and reads it in the outbox. */
async function codeFor(binding: Partial<CodeBinding> = {}): Promise<string> {
  await issueCode(box.sandbox, {
    purpose: 'forgot',
    target: '+51987654321',
    client: tab,
    address: '127.0.0.1',
    deliver: true,
    text: (code) => code,
    ...binding,
  });
  const [letter] = await readOutbox(box.sandbox);
  return letter?.code ?? '';
}

function reset(verificationCode: string, more: object = {}, client = tab): Promise<Came> {
  const input = { ...mine, verificationCode, newPassword: fresh, ...more };
  return askCall(box.address, 'password.resetByPhone', input, { client });
}

function wrong(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

describe('a forgotten password by phone', () => {
  it('PWD-08 signs in with a new token, ends all other sessions, and mails the owner', async () => {
    const [old, other] = [await signIn(box.address, 'member1'), await signIn(box.address, 'member2')];
    const came = await reset(await codeFor());
    const { token, userName } = came.body.value as { token: string; userName: string };
    expect(userName).toBe('member1');
    expect(token).not.toBe(old);
    const status = async (of: string) =>
      (await askCall(box.address, 'member.info', {}, { token: of })).status;
    expect([await status(old), await status(token), await status(other)]).toEqual([401, 200, 200]);
    const [notice] = await readOutbox(box.sandbox, { kind: 'mail' });
    expect(notice).toMatchObject({ recipient: 'member1@vestibulo.example' });
    await expect(signIn(box.address, 'member1')).rejects.toThrow('LOGIN_REFUSED');
    expect(await signIn(box.address, 'member1', fresh)).toBeTruthy();
  });

  it('requires a solved slider with the code where demanded, and accepts its proof once', async () => {
    box.sandbox.settings.patch({ slider: { reset: true } });
    const code = await codeFor();
    expect((await reset(code)).body.code).toBe('SLIDER_NEEDED');
    expect((await reset(code, { verificationData: 'made up' })).body.code).toBe('SLIDER_NEEDED');
    const verificationData = await solveSlider(box, tab);
    expect((await reset(wrong(code), { verificationData })).body.code).toBe('CODE_WRONG');
    expect((await reset(code, { verificationData })).body.code).toBe('SLIDER_NEEDED');
    expect((await reset(code, { verificationData: await solveSlider(box, tab) })).status).toBe(200);
  });

  it('sends the code by its own call, for a number alone, and answers the same for every number', async () => {
    const send = (number: object) =>
      askCall(box.address, 'verification.smsForgot', { ...number }, { client: tab });
    const [known, unknown] = [await send(mine), await send(nobodys)];
    const ends = { expirationTime: expect.any(Number) };
    expect([known.body, unknown.body]).toEqual([
      { success: true, value: ends },
      { success: true, value: ends },
    ]);
    const letters = await readOutbox(box.sandbox, { kind: 'sms' });
    expect(letters.map(({ recipient }) => recipient)).toEqual(['+51987654321']);
    expect((await reset(letters[0]?.code ?? '')).status).toBe(200);
  });

  it('PWD-07 a code for another number, purpose or tab, or a used one, is refused', async () => {
    const theirs = await codeFor({ target: '+525512345678' });
    expect((await reset(theirs)).body.code).toBe('CODE_WRONG');
    for (const purpose of ['login', 'register', 'binding', 'address'] as const) {
      expect((await reset(await codeFor({ purpose }))).body.code).toBe('CODE_WRONG');
    }
    const good = await codeFor();
    expect((await reset(good, {}, 'another-tab')).body.code).toBe('CODE_WRONG');
    expect((await reset(good)).status).toBe(200);
    expect((await reset(good, { newPassword: 'Y-otra-mas-2028?' })).body.code).toBe('CODE_WRONG');
    expect(await signIn(box.address, 'member1', fresh)).toBeTruthy();
    expect(await signIn(box.address, 'member2')).toBeTruthy();
  });

  it('PWD-07 a code for a forgotten password signs nobody in', async () => {
    const code = await codeFor();
    const input = { type: 'sms', username: mine.mobileNum, countryDialingCode: '51', password: code };
    expect((await askCall(box.address, 'session.login', input, { client: tab })).body.code).toBe(
      'CODE_WRONG',
    );
  });

  it('PWD-07 a right code sent twice at once counts once', async () => {
    const code = await codeFor();
    const came = await Promise.all([reset(code), reset(code, { newPassword: 'Y-otra-mas-2028?' })]);
    expect(came.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('a code expires after five tries and after ten minutes', async () => {
    const code = await codeFor();
    for (let n = 0; n < 5; n += 1) expect((await reset(wrong(code))).body.code).toBe('CODE_WRONG');
    expect((await reset(code)).body.code).toBe('CODE_EXPIRED');
    const late = await codeFor();
    box.sandbox.clock.move(10 * minute);
    expect((await reset(late)).body.code).toBe('CODE_EXPIRED');
    expect(await signIn(box.address, 'member1')).toBeTruthy();
  });

  it('a refused password names its fault, and the code still works for a better one', async () => {
    const code = await codeFor();
    expect((await reset(wrong(code), { newPassword: 'corta' })).body.code).toBe('PASSWORD_RULE');
    expect((await reset(code, { newPassword: 'eh-Member1-eh' })).body.code).toBe('PASSWORD_RULE');
    expect((await reset(code, { newPassword: 'vestibulo-segura' })).body.code).toBe('PASSWORD_RULE');
    expect((await reset(code, { newPassword: seedPassword })).body.code).toBe('PASSWORD_SAME');
    expect((await reset(code)).status).toBe(200);
  });

  it('treats an unknown number like any other', async () => {
    await codeFor({ target: '+51987000111' });
    const code = wrong(await codeFor());
    for (let n = 0; n < 6; n += 1) {
      const [one, other] = [await reset(code), await reset(code, nobodys)];
      expect(other).toMatchObject({ status: one.status, body: one.body });
    }
    const guessed = await codeFor({ target: '+51987000111' });
    expect((await reset(guessed, nobodys)).body.code).toBe('CODE_WRONG');
  });

  it('is off with its switch', async () => {
    const code = await codeFor();
    box.sandbox.settings.patch({ whitelabel: { CHNGPASSVERIF3: false } });
    expect((await reset(code)).body.code).toBe('FUNCTION_DISABLED');
  });

  it('signs nobody in at an entrance that is not theirs, and then changes nothing', async () => {
    box.sandbox.settings.patch({ brand: { entrance: 'agent' } });
    expect((await reset(await codeFor())).body.code).toBe('NOT_AGENT');
    box.sandbox.settings.patch({ brand: { entrance: 'any' } });
    expect(await signIn(box.address, 'member1')).toBeTruthy();
    expect((await reset(await codeFor(), { ...another, mobileNum: 'abc' })).body.code).toBe('PHONE_INVALID');
  });

  it('a new network address still has to be verified', async () => {
    const code = await codeFor({ target: '+56961234567' });
    const came = await reset(code, { mobileNum: '961234567', countryDialingCode: '56' });
    const { token } = came.body.value as { token: string };
    expect((await askCall(box.address, 'member.info', {}, { token })).body.code).toBe('MUST_VERIFY');
  });
});
