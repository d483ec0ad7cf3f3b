import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { wallets } from '#sandbox/db/ledger-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { representing } from '../../kit/depth.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { inputs } from '../../kit/valid-inputs.ts';

const shapes: Readonly<Record<CallName, CallShape>> = calls;
const names = Object.keys(calls) as CallName[];

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

const places = names
  .flatMap((name) => textFields(name).map((field) => [name, field] as const))
  .map(([name, field], at) => [name, field, at] as const);
const box = sandboxOfFile({
  settings: { limits, slider: { register: false } },
});

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

  it.each(places)('GWY-01 %s treats them in %s as plain text', async (name, field, place) => {
    const before = await whatMatters();
    const token = await signIn(box.address, 'member1');
    const usual = await askCall(box.address, name, inputs[name], { token });
    const longest = JSON.stringify(usual.body).length;
    // A third goes into each field, another third into the next: all of them into most calls.
    for (const injected of representing(injections, (_, at) => at % 3 === place % 3)) {
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
