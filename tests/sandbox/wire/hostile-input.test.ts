import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { RegistrationUser } from '#contract/registration.ts';
import { wallets } from '#sandbox/db/ledger-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { newUser } from '../../kit/registering.ts';
import { startSandbox, type TestSandbox } from '../../kit/sandbox.ts';

const shapes: Readonly<Record<CallName, CallShape>> = calls;
const names = Object.keys(calls) as CallName[];
type Fields = Readonly<Record<string, unknown>>;

/** The fields of a registration that it could do without. */
const extras = Object.fromEntries(Object.keys(RegistrationUser.shape).map((field) => [field, undefined]));

const today = new Date().toISOString().slice(0, 10);
const days = { from: today, to: today, offset: 0, language: 'ES' };

/** A valid input for every call that needs one. */
const inputs: Partial<Record<CallName, Fields>> = {
  'system.status': { url: 'localhost' },
  'system.language': { language: 'ES' },
  'system.audit': { chain: 'x', entries: [] },
  'session.login': {
    username: 'member2',
    password: 'x',
    type: 'username',
    captcha: 'x',
    countryDialingCode: '51',
    verificationData: 'x',
  },
  'session.identity': { provider: 'norte', idToken: 'x', nonce: 'x' },
  // Misspelled, so that the otherwise valid input makes no demo account.
  'session.freePlay': { os: 'x', platform: 'W', random: 'x', gatewayVersion: 3 },
  'verification.smsLogin': { mobileNum: '987654321', countryDialingCode: '51', verificationData: 'x' },
  'verification.smsRegister': { mobileNo: '987654321', countryDialingCode: '51', verificationData: 'x' },
  'verification.smsForgot': { mobileNum: '987654321', countryDialingCode: '51', verificationData: 'x' },
  'verification.sliderAnswer': { id: 'x', words: 'x' },
  'verification.addressAnswer': { way: 'bank', answer: 'x' },
  'password.resetByPhone': {
    newPassword: 'Nueva-2026!',
    mobileNum: '987654321',
    countryDialingCode: '51',
    verificationCode: 'x',
    verificationData: 'x',
  },
  'password.forgotByEmail': { username: 'member2', email: 'x' },
  'help.useful': { article: 'deposit', useful: true },
  'password.ticket': { ticket: 'x' },
  'password.resetByTicket': { ticket: 'x', newPassword: 'Nueva-2026!' },
  'password.change': { oldPassword: 'x', newPassword: 'Nueva-2026!', confirmNewPassword: 'Nueva-2026!' },
  // Too young, so that nothing of the otherwise valid input is stored.
  'member.saveProfile': { nickname: 'x', payeeName: 'x', birthday: '2026-01-01' },
  'member.setAvatar': { avatarType: 'STATIC', avatar: 'x' },
  'member.setWithdrawPassword': { password: 'x', newPassword: '802461', confirmNewPassword: '802461' },
  'member.sendBindingCode': { kind: 'email', target: 'x', countryDialingCode: '51', verificationData: 'x' },
  'member.bind': { kind: 'email', target: 'x', countryDialingCode: '51', code: 'x', password: 'x' },
  'member.beginAuthenticator': { password: 'x' },
  'member.confirmAuthenticator': { code: 'x' },
  'member.removeAuthenticator': { password: 'x', code: 'x' },
  // Not confirmed, so that the otherwise valid input makes no account.
  'registration.register': { ...extras, ...newUser({ confirmPassword: 'x' }) },
  'registration.registerMobile': { ...extras, ...newUser({ confirmPassword: 'x' }) },
  'registration.registerIdentity': { provider: 'norte', idToken: 'x', nonce: 'x', affiliateCode: 'x' },
  'registration.affiliate': { code: 'x', domain: 'localhost' },
  'games.vendors': { platform: 'html5-desktop', language: 'ES' },
  'games.hot': {
    merchantCode: 'vestibulo',
    isPlatform: '2',
    vassalage: 'x',
    platform: 'html5-desktop',
    language: 'ES',
  },
  'games.list': {
    clientType: '3',
    platform: 'html5-desktop',
    channel: 'WEB',
    merchant: 'vestibulo',
    gameType: 'FISH',
    vassalage: 'x',
    gameClassify: 'x',
    gameName: 'x',
    minBet: '1.00',
    gameIds: 'x',
    page: 1,
    pageSize: 1,
    language: 'ES',
  },
  'games.names': { gameType: 'x', vassalage: 'x', language: 'ES' },
  'games.types': { gameType: 'x', language: 'ES' },
  'games.jackpots': { language: 'ES' },
  'games.favouriteList': { gameType: 'x', language: 'ES' },
  'games.favour': { gameId: 'x', favorite: true },
  'games.ranks': { gameType: 'x', language: 'ES' },
  'games.recent': { gameType: 'x', language: 'ES' },
  'games.launch': {
    gameId: 'x',
    roomId: 'x',
    nodeId: 'x',
    accountType: 1,
    confirmTrans: 0,
    vassalage: 'x',
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: 'x',
    merchantCode: 'vestibulo',
    language: 'ES',
  },
  'wallet.funds': { language: 'ES' },
  'wallet.outcome': { key: 'a-key-of-one-form' },
  // No key: a valid call would collect everything.
  'wallet.depositMethods': { language: 'ES' },
  // An unknown voucher, so that nothing moves.
  'wallet.deposit': {
    key: 'a-key-of-one-form',
    methodId: 'voucher',
    amount: '1.00',
    fee: '0.00',
    voucher: 'x',
    language: 'ES',
  },
  'wallet.depositState': { reference: 'a-reference-of-none', language: 'ES' },
  'wallet.deposits': { page: 1, language: 'ES' },
  'wallet.collect': { key: 'x' },
  // To nobody, and with a wrong withdraw password.
  'wallet.sendToLine': { key: 'a-key-of-one-form', account: 'x', amount: '10.00', withdrawPassword: 'x' },
  // From an unknown vendor, so that nothing moves.
  'wallet.transfer': { key: 'a-key-of-one-form', from: 'MAIN', to: 'x', amount: '1.00' },
  // With a wrong withdraw password, so that nobody is paid out.
  'wallet.bindPayoutAccount': { kind: 'BANK', institution: 'x', number: 'x', withdrawPassword: 'x' },
  'wallet.removePayoutAccount': { accountId: 'an-account-of-some-bank', withdrawPassword: 'x' },
  'wallet.withdraw': {
    key: 'a-key-of-one-form',
    accountId: 'an-account-of-some-bank',
    amount: '50.00',
    fee: '1.00',
    withdrawPassword: 'x',
  },
  'wallet.cancelWithdrawal': { key: 'a-key-of-one-form', reference: 'a-withdrawal-of-nobody' },
  'wallet.withdrawal': { reference: 'a-withdrawal-of-nobody' },
  'wallet.withdrawals': { page: 1 },
  'wallet.confirmReceipt': {
    key: 'a-key-of-one-form',
    reference: 'a-withdrawal-of-nobody',
    received: '1.00',
    remaining: '0.00',
  },
  'wallet.reportReceipt': { key: 'a-key-of-one-form', reference: 'a-withdrawal-of-nobody', proofs: [] },
  'wallet.openProof': { size: 1, type: 'image/png', sha256: 'x' },
  'wallet.sendProof': { proofId: 'nobody-handed-in', offset: 0, piece: '' },
  'wallet.dropProof': { proofId: 'nobody-handed-in' },
  'support.sendFeedback': { key: 'a-key-of-a-comment', text: 'x' },
  'support.case': { reference: 'nobody-has-written' },
  'support.reopen': { key: 'a-key-of-a-comment', reference: 'nobody-has-written', text: 'x' },
  'wallet.proof': { proofId: 'nobody-handed-in' },
  'wallet.bets': { ...days, page: 1, size: 1, gameType: 'x', status: 'SETTLED' },
  'wallet.movements': { ...days, page: 1, size: 1, kind: 'bet' },
  'wallet.profit': days,
  'wallet.bonuses': { ...days, page: 1, size: 1, status: 'CLAIMED' },
  'lotteries.launch': {
    lottoArea: 'VN',
    launchMode: 'LOTT',
    gameCode: 'x',
    view: 'lobby',
    device: 'WEB',
    backUrl: '/x',
    language: 'ES',
  },
  'games.rooms': { vassalage: 'x', language: 'ES' },
  'lotteries.menus': { device: 'WEB', language: 'ES' },
  'lotteries.vnMenu': { device: 'WEB', language: 'ES' },
  'lotteries.vnRecent': { device: 'WEB', language: 'ES' },
  'lotteries.popular': { count: '20', prizeMode: 'Lott', device: 'WEB', language: 'ES' },
  'lotteries.vnOpened': { gameCode: 'x', count: '100' },
  'lotteries.opened': { gameCode: 'x', count: '100' },
  'lotteries.next': { gameCode: 'x' },
  'notices.announcements': { types: 'B,PL', platform: 'W', execution: 'B', language: 'ES' },
  'promotions.detail': { id: 'x', language: 'ES' },
  'promotions.rewards': { language: 'ES' },
  'promotions.eligibility': { id: 'x', amount: '1.00' },
  'promotions.join': { key: 'a-key-of-one-form', id: 'x', version: 1, language: 'ES' },
  'promotions.claim': { key: 'a-key-of-one-form', id: 'a-reward-of-nobody', language: 'ES' },
  'promotions.raffle': { key: 'a-key-of-one-form', id: 'a-reward-of-nobody', language: 'ES' },
  'promotions.leave': {
    key: 'a-key-of-one-form',
    id: 'a-reward-of-nobody',
    progress: '0.00',
    language: 'ES',
  },
  'promotions.rows': { id: 'a-reward-of-nobody', page: 1, language: 'ES' },
  'missions.summary': { language: 'ES' },
  'missions.join': { key: 'a-key-of-one-form', id: 'x', language: 'ES' },
  'missions.claim': { key: 'a-key-of-one-form', id: 'a-run-of-nobody', language: 'ES' },
  'missions.rows': { id: 'a-run-of-nobody', page: 1, language: 'ES' },
  'missions.leaderboard': { board: 'DAILY', period: 'x', page: 1, language: 'ES' },
  'missions.boardRows': { board: 'DAILY', period: 'x', page: 1, language: 'ES' },
  'points.rewards': { page: 1, language: 'ES', kind: 'GOODS', affordable: '1', sort: 'NEW' },
  'points.redeem': {
    key: 'a-key-of-one-form',
    id: 'x',
    price: 1,
    quantity: 1,
    withdrawPassword: '000000',
    address: 'x',
    mobile: 'x',
    language: 'ES',
  },
  'points.redemptions': { page: 1, language: 'ES', status: 'APPROVED', reference: 'x' },
  'points.rows': { page: 1, language: 'ES' },
  'points.convert': { key: 'a-key-of-one-form', points: 100, amount: '1.00', withdrawPassword: '000000' },
  'support.lookup': { csType: 'LIVECHAT' },
  'inbox.page': { page: 1, folder: 'all', kind: 'player', query: 'x', language: 'ES' },
  'inbox.message': { id: 'x', language: 'ES' },
  'inbox.mark': { ids: ['x'], as: 'read' },
  'inbox.remove': { batch: 'batch-of-a-deletion', ids: ['x'] },
  'inbox.restore': { batch: 'batch-of-a-deletion' },
  'inbox.answer': { id: 'x', choice: 'yes', language: 'ES' },
};

/** Enough tries are allowed that every text is really checked. */
const limits = {
  captchaAfter: 1_000,
  lockAfter: 1_000,
  loginCaptchaPerAddressHour: 1_000,
  loginFailuresPerAddressHour: 1_000,
  smsPerMinute: 1_000,
  smsPerHour: 1_000,
  smsPerDay: 1_000,
  smsPerAddressHour: 1_000,
  affiliatesPerMinute: 1_000,
  registersPerAddressHour: 1_000,
};

const injections = [
  "'",
  "' OR '1'='1",
  "' OR 1=1 --",
  '" OR ""="',
  "'; DROP TABLE members; --",
  "x'; UPDATE members SET type=1; --",
  "' UNION SELECT account, password_hash FROM members --",
  "x') UNION ALL SELECT 1,2,3,4,5,6,7,8 --",
  '1 AND (WITH RECURSIVE r(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM r WHERE i<9000000) SELECT max(i) FROM r)',
  "' || randomblob(200000000) || '",
  '%',
  '_______',
  '\\',
  '/**/',
  '\u0000',
  '\ud800',
  'ｍember1',
];

/** Words that an answer holds only when the database speaks through it. */
const databaseWords =
  /sqlite|syntax error|near "|no such (table|column)|constraint|password_hash|\$argon2|unrecognized token/i;

type Inner = {
  readonly _zod: {
    readonly def: {
      readonly type: string;
      readonly shape?: Record<string, Inner>;
      readonly innerType?: Inner;
    };
  };
};

function isText(schema: Inner): boolean {
  const { type, innerType } = schema._zod.def;
  return type === 'optional' && innerType ? isText(innerType) : type === 'string';
}

function textFields(name: CallName): string[] {
  const { shape = {} } = (shapes[name].input as z.ZodMiniType as unknown as Inner)._zod.def;
  return Object.entries(shape)
    .filter(([, schema]) => isText(schema))
    .map(([field]) => field);
}

const places = names.flatMap((name) => textFields(name).map((field) => [name, field] as const));
let box: TestSandbox;

beforeAll(async () => {
  box = await startSandbox({
    settings: { limits, slider: { register: false } },
  });
});
afterAll(() => box.close());

async function whatMatters() {
  const { read } = box.sandbox.db;
  const people = await read
    .select({
      id: members.id,
      account: members.account,
      passwordHash: members.passwordHash,
      type: members.type,
      uplineId: members.uplineId,
      rankLevel: members.rankLevel,
      disabled: members.disabled,
      createdAt: members.createdAt,
    })
    .from(members)
    .orderBy(members.id);
  const tables = await read.values(sql`SELECT name FROM sqlite_master ORDER BY name`);
  return { people, wallets: await read.select().from(wallets), tables };
}

describe('GWY-01 injected texts', () => {
  it('GWY-01 every text of every call is tried', () => {
    expect(places.map(([name, field]) => `${name} ${field}`)).toEqual(
      expect.arrayContaining([
        'session.login username',
        'games.hot vassalage',
        'verification.smsLogin mobileNum',
      ]),
    );
    for (const [name, field] of places)
      expect(['token', ...Object.keys(inputs[name] ?? {})]).toContain(field);
  });

  it.each(places)('GWY-01 %s treats them in %s as plain text', async (name, field) => {
    const before = await whatMatters();
    const token = await signIn(box.address, 'member1');
    const usual = await askCall(box.address, name, inputs[name], { token });
    const longest = JSON.stringify(usual.body).length;
    for (const injected of injections) {
      const started = performance.now();
      const input = { ...inputs[name], [field]: injected };
      const { status, body } = await askCall(box.address, name, input, { token });
      const text = JSON.stringify(body);
      expect([injected, status < 500]).toEqual([injected, true]);
      expect(text).not.toMatch(databaseWords);
      expect(text.length).toBeLessThanOrEqual(Math.max(longest, 400));
      expect(performance.now() - started).toBeLessThan(5_000);
    }
    expect(await whatMatters()).toEqual(before);
  });

  it.each(['Authorization', 'Client-Id', 'Language', 'Merchant', 'Request-Id', 'Platform'])(
    'GWY-01 the header %s is no way in either',
    async (header) => {
      const before = await whatMatters();
      for (const injected of injections.filter((one) => /^[\x20-\x7e]*$/.test(one))) {
        const asking = { headers: { [header]: injected } };
        const answers = [
          await askCall(box.address, 'member.info', {}, asking),
          await askCall(box.address, 'verification.captcha', {}, asking),
        ];
        for (const { status, body } of answers) {
          expect(status).toBeLessThan(500);
          expect(JSON.stringify(body)).not.toMatch(databaseWords);
        }
        expect(answers[0]?.status).toBe(401);
      }
      expect(await whatMatters()).toEqual(before);
    },
  );
});

describe('GWY-03 fields nobody may set', () => {
  const privileged = {
    id: 'x',
    memberId: 'x',
    account: 'root',
    type: 1,
    isAgent: 1,
    balance: '1000000',
    minor: 1,
    rankLevel: 9,
    uplineId: null,
    disabled: false,
    mustChange: false,
    restriction: null,
    createdAt: 0,
    ['__proto__']: { type: 1 },
    constructor: { prototype: { type: 1 } },
  };

  it.each(names.filter((name) => shapes[name].method !== 'GET'))('GWY-03 %s ignores them', async (name) => {
    const token = await signIn(box.address, 'member1');
    const before = await whatMatters();
    const info = await askCall(box.address, 'member.info', {}, { token });
    const { type: _, ...rest } = privileged;
    for (const more of [privileged, rest]) {
      const { status } = await askCall(box.address, name, { ...more, ...inputs[name] }, { token });
      expect(status).toBeLessThan(500);
    }
    expect(await whatMatters()).toEqual(before);
    expect(({} as { type?: unknown }).type).toBeUndefined();
    const after = await askCall(
      box.address,
      'member.info',
      {},
      { token: await signIn(box.address, 'member1') },
    );
    expect(after.body.value).toEqual(info.body.value);
  });
});
