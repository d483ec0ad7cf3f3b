import { beforeEach, describe, expect, it } from 'vitest';
import { issueCode } from '#sandbox/verification/codes.ts';
import { readLedger } from '#sandbox/wallet/ledger.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { memberOf } from '../../kit/members.ts';
import { codeTo, newPassword, register, rulesWith, tokenIn } from '../../kit/registering.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { solveSlider } from '../../kit/solve-slider.ts';

const box = sandboxOfFile();
const target = '+51900111222';
const byNumber = { name: 'registration.registerMobile', client: 'a-tab' } as const;
const number = { mobileNum: '900 111 222', countryDialingCode: '51' };

beforeEach(async () => {
  await box.reset();
  box.sandbox.settings.patch({ slider: { register: false } });
});

/** Sends a registration code to the number of these tests, from their tab. */
async function sendCode(): Promise<string> {
  await issueCode(box.sandbox, {
    purpose: 'register',
    target,
    client: byNumber.client,
    address: '127.0.0.1',
    deliver: true,
    text: (code) => code,
  });
  return codeTo(box, target);
}

describe('registering by name', () => {
  it('creates an account with an empty wallet and signs its owner in', async () => {
    const came = await register(box, { email: 'Ana@Example.com' });
    expect(came.body.value).toMatchObject({ firstTimeLogin: true, userName: 'nuevo01' });
    const token = tokenIn(came);
    const info = await askCall(box.address, 'member.info', {}, { token });
    expect(info.body.value).toMatchObject({ account: 'nuevo01', type: 0 });
    const balance = await askCall(box.address, 'wallet.balance', {}, { token });
    expect(balance.body.value).toEqual({ sumBalance: '0.00' });
    expect((await readLedger(box.sandbox)).find(({ account }) => account === 'nuevo01')).toMatchObject({
      wallet: 'MAIN',
      balance: '0.00',
      movements: '0.00',
    });
    const kept = { payeeName: 'Ana María Núñez', email: 'Ana@Example.com', emailKey: 'ana@example.com' };
    expect(await memberOf(box, 'nuevo01')).toMatchObject(kept);
    expect(await signIn(box.address, 'NUEVO01', newPassword)).toBeTruthy();
  });

  it('keeps the values of fields that are on, and none of those that are off', async () => {
    const on = { enabled: true };
    const registerRules = rulesWith({ line: on, idNumber: on, paymentPassword: on });
    box.sandbox.settings.patch({ registerRules });
    const came = await register(box, {
      line: 'ana_line',
      idNumber: '12345678A',
      paymentPassword: '135790',
      wechat: 'ana-wechat',
    });
    expect(came.status).toBe(200);
    const kept = await memberOf(box, 'nuevo01');
    expect(kept?.details).toEqual({ line: 'ana_line', idNumber: '12345678A' });
    expect(kept?.withdrawHash).toMatch(/^\$argon2id/);
  });

  it.each([
    ['username', { username: 'corto' }],
    ['username', { username: '1empieza' }],
    ['username', { username: 'x'.repeat(17) }],
    ['payeeName', { payeeName: '' }],
    ['payeeName', { payeeName: 'A' }],
    ['email', { email: 'nobody' }],
  ])('REG-01 the gateway enforces the rule of %s by itself', async (field, fields) => {
    const came = await register(box, fields);
    expect(came).toMatchObject({ status: 422, body: { code: 'FIELD_REFUSED', value: { field } } });
    expect(await memberOf(box, 'nuevo01')).toBeUndefined();
  });

  it('REG-02 bad bounds of a rule neither disable it nor block everybody', async () => {
    const registerRules = rulesWith({
      username: { minLength: 16, maxLength: 6 },
      password: { minLength: null, maxLength: '40' },
      payeeName: { minLength: -3, maxLength: 'many' },
    });
    box.sandbox.settings.patch({ registerRules });
    expect((await register(box, { username: 'corto' })).body.code).toBe('FIELD_REFUSED');
    expect((await register(box, { payeeName: 'x'.repeat(256) })).body.code).toBe('FIELD_REFUSED');
    expect((await register(box)).status).toBe(200);
  });

  it('REG-03 REG-04 an operator’s pattern is enforced; an invalid or endless one breaks nothing', async () => {
    const patternOf = (acceptedPattern: string) => {
      const payeeName = { patternId: 'own', acceptedPattern, minLength: 0, maxLength: 64 };
      box.sandbox.settings.patch({ registerRules: rulesWith({ payeeName }) });
    };
    patternOf('^[ab]+$');
    expect((await register(box, { payeeName: 'abc' })).body.value).toMatchObject({ field: 'payeeName' });
    expect((await register(box, { payeeName: 'abba', username: 'nuevo02' })).status).toBe(200);
    patternOf('(?<');
    expect((await register(box, { username: 'nuevo03' })).status).toBe(200);
    patternOf('(a+)+$');
    const started = performance.now();
    expect((await register(box, { payeeName: `${'a'.repeat(40)}!` })).body.code).toBe('FIELD_REFUSED');
    expect(performance.now() - started).toBeLessThan(5_000);
  });

  it.each(['nuevo01', 'nUevo01x', 'Vestíbulo-2027', 'vestibulo-segura', 'password123', 'contraseña123'])(
    'REG-10 the password %s is refused whatever the app says',
    async (password) => {
      expect((await register(box, { username: 'nuevo01', password })).body.code).toBe('PASSWORD_RULE');
    },
  );

  it('refuses a password that was not confirmed', async () => {
    const came = await register(box, { confirmPassword: `${newPassword}x` });
    expect(came.body.code).toBe('PASSWORD_CONFIRMATION');
  });

  it.each(['member1', 'MEMBER1', ' Member1 '])('REG-11 the name %j is taken', async (username) => {
    expect((await register(box, { username })).body).toMatchObject({ code: 'ACCOUNT_TAKEN' });
  });

  it('REG-11 existing names can’t be listed by asking one by one', async () => {
    box.sandbox.settings.patch({ limits: { registersPerAddressHour: 10 } });
    const came = [];
    for (let n = 0; n < 12; n += 1) came.push((await register(box, { username: 'member1' })).status);
    expect(came).toEqual([...Array(10).fill(422), 429, 429]);
  });

  it.each(['m\u0435mber1', 'member1\u200b', 'ｍｅｍｂｅｒ１', 'member１', 'ⅿember1'])(
    'LOG-19 %j never becomes a look-alike account',
    async (username) => {
      box.sandbox.settings.patch({ registerRules: rulesWith({ username: { acceptedPattern: '*' } }) });
      expect(['FIELD_REFUSED', 'ACCOUNT_TAKEN']).toContain((await register(box, { username })).body.code);
    },
  );

  it('REG-07 the same data sent again after a lost answer make no second account', async () => {
    expect((await register(box)).status).toBe(200);
    expect((await register(box)).body.code).toBe('ACCOUNT_TAKEN');
  });

  it('of several registrations of one name at once one gets in', async () => {
    const came = await Promise.all([1, 2, 3, 4].map(() => register(box)));
    expect(came.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  it('asks for an image captcha after three tries from one tab', async () => {
    const again = { client: 'one-tab' };
    const wrong = { username: 'member1' };
    for (const captcha of [false, false, true]) {
      expect((await register(box, wrong, again)).body.value).toEqual({ captcha });
    }
    expect((await register(box, {}, again)).body.code).toBe('CAPTCHA_WRONG');
    await askCall(box.address, 'verification.captcha', {}, again);
    const captcha = await codeTo(box, again.client);
    expect((await register(box, { captcha }, again)).status).toBe(200);
  });

  it('requires a solved slider, good once, while the operator wants one', async () => {
    box.sandbox.settings.patch({ slider: { register: true } });
    const tab = { client: 'one-tab' };
    expect((await register(box, {}, tab)).body.code).toBe('SLIDER_NEEDED');
    const verificationData = await solveSlider(box, tab.client);
    expect((await register(box, { verificationData }, { client: 'other' })).body.code).toBe('SLIDER_NEEDED');
    expect((await register(box, { verificationData }, tab)).status).toBe(200);
    const again = { verificationData, username: 'nuevo02' };
    expect((await register(box, again, tab)).body.code).toBe('SLIDER_NEEDED');
  });
});

describe('registering by number', () => {
  it('REG-09 the number is the name, whatever name is sent along', async () => {
    const verificationCode = await sendCode();
    const came = await register(box, { ...number, verificationCode, username: 'member2' }, byNumber);
    expect(came.body.value).toMatchObject({ userName: '51900111222' });
    expect(await memberOf(box, '51900111222')).toMatchObject({ mobile: target });
    expect(await signIn(box.address, '51900111222', newPassword)).toBeTruthy();
  });

  it('requires the code that was sent for it, and no other', async () => {
    expect((await register(box, number, byNumber)).body.code).toBe('CODE_MISSING');
    const verificationCode = await sendCode();
    const wrong = verificationCode === '000000' ? '000001' : '000000';
    expect((await register(box, { ...number, verificationCode: wrong }, byNumber)).body.code).toBe(
      'CODE_WRONG',
    );
    const elsewhere = { ...byNumber, client: 'other-tab' };
    expect((await register(box, { ...number, verificationCode }, elsewhere)).body.code).toBe('CODE_WRONG');
    expect((await register(box, { ...number, verificationCode }, byNumber)).status).toBe(200);
  });

  it('says that a number is taken only to its holder', async () => {
    const taken = { mobileNum: '987654321', countryDialingCode: '51' };
    expect((await register(box, { ...taken, verificationCode: '123456' }, byNumber)).body.code).toBe(
      'CODE_WRONG',
    );
    box.sandbox.settings.patch({ whitelabel: { REGSMS: false } });
    expect((await register(box, taken, byNumber)).body.code).toBe('MOBILE_TAKEN');
  });

  it('needs no password where the brand asks for none', async () => {
    box.sandbox.settings.patch({ whitelabel: { MOBILEPWDREG: false } });
    const verificationCode = await sendCode();
    const bare = { password: '', confirmPassword: '' };
    expect((await register(box, { ...number, ...bare, verificationCode }, byNumber)).status).toBe(200);
    await expect(signIn(box.address, '51900111222', ' ')).rejects.toThrow('LOGIN_REFUSED');
  });
});

describe('REG-08 ways to register that are switched off', () => {
  it.each([
    [{ DIRECTREG: false }, [403, 403]],
    [{ USERNAMEREG: false }, [403, 422]],
    [{ MOBILEREG: false }, [200, 403]],
    [{ REGSMS: false, MOBILEPWDREG: false }, [200, 403]],
  ])('%j is enforced by the gateway', async (whitelabel, statuses) => {
    box.sandbox.settings.patch({ whitelabel });
    const came = [await register(box), await register(box, number, byNumber)];
    expect(came.map(({ status }) => status)).toEqual(statuses);
  });
});

describe('invitations', () => {
  it('a new member is put into the line of the agent whose code was shown', async () => {
    await register(box, { affiliateCode: 'norte-7q4k2m8pxv' });
    const agent = await memberOf(box, 'agent1');
    expect((await memberOf(box, 'nuevo01'))?.uplineId).toBe(agent?.id);
  });

  it('AFF-01 an unknown code is refused here as well, and no account is made', async () => {
    expect((await register(box, { affiliateCode: 'ZZZZ' })).body.code).toBe('AFFILIATE_WRONG');
    expect(await memberOf(box, 'nuevo01')).toBeUndefined();
  });

  it('AFF-04 codes can’t be guessed: 429 after twenty in a minute, and no personal data', async () => {
    const ask = (code: string, client: string) =>
      askCall(box.address, 'registration.affiliate', { code, domain: 'localhost' }, { client });
    const good = await ask('SUR-9T3W6H2RCJ', 'tab');
    expect(good.body).toEqual({ success: true, value: null });
    const came = [];
    for (let n = 1; n < 200; n += 1) came.push((await ask(`GUESS-${n}`, `tab-${n}`)).status);
    expect(came).toEqual([...Array(19).fill(422), ...Array(180).fill(429)]);
    box.sandbox.clock.move(60_000);
    expect((await ask('SUR-9T3W6H2RCJ', 'tab')).status).toBe(200);
  });
});
