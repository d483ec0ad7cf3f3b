import { request as send } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { CallShape } from '#contract/call.ts';
import { type CallName, calls } from '#contract/calls.ts';
import { headers } from '#contract/envelope.ts';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { startSandbox } from '../../kit/sandbox.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

/** Milliseconds, on a machine that has other things to do: well below what a blocked server takes. */
const atOnce = 5_000;
const names = Object.keys(calls) as CallName[];
const shapes: Readonly<Record<CallName, CallShape>> = calls;
const json = { 'Content-Type': 'application/json' };
const box = sandboxOfFile();

/** The answer to a raw text sent to the port, until the other side hangs up. */
function raw(text: string, rest: () => Iterable<string> = () => [], { address } = box): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
    socket.write(text);
    for (const more of rest()) socket.write(more);
  });
}

/** fetch refuses some methods and headers: this sends them. */
function ask(method: string, path: string, head: Record<string, string> = {}, body = '') {
  return new Promise<{ status: number; head: Record<string, unknown>; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(box.address);
    const request = send({ hostname, port, method, path, headers: head }, (answer) => {
      let text = '';
      answer.on('data', (data) => {
        text += data;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, head: answer.headers, text }));
    });
    request.on('error', reject);
    request.end(body);
  });
}

async function stillServes({ address } = box): Promise<void> {
  const started = performance.now();
  expect((await askCall(address, 'system.keys')).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(atOnce);
}

function heldMegabytes(): number {
  return process.memoryUsage().rss / 1024 / 1024;
}

describe('GWY-05 a server under too large a load', () => {
  it('GWY-05 refuses a body of 100 MB at its first bytes, and its memory stays flat', async () => {
    const before = heldMegabytes();
    const head = `POST ${calls['system.language'].path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => raw(`${head}Content-Length: 104857600\r\n\r\n{"language":"`)),
    );
    for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*TOO_LARGE/);
    expect(heldMegabytes() - before).toBeLessThan(60);
    await stillServes();
  });

  it('GWY-05 stops reading a chunked body without an end', async () => {
    const head = `POST ${calls['system.language'].path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
    const answer = await raw(`${head}Transfer-Encoding: chunked\r\n\r\n`, function* () {
      for (let n = 0; n < 20; n += 1) yield `2000\r\n${'x'.repeat(0x2000)}\r\n`;
    });
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    await stillServes();
  });

  it('GWY-05 reads a body of many keys or of great depth, and refuses it, at once', async () => {
    const keys = `{${Array.from({ length: 8_000 }, (_, n) => `"k${n}":1`).join(',')}}`.slice(0, 64_000);
    const deep = '['.repeat(30_000) + ']'.repeat(30_000);
    for (const body of [keys, deep, `{"language":${deep}}`, `{"language":"ES","x":${deep}}`]) {
      const started = performance.now();
      const { status } = await ask('POST', calls['system.language'].path, json, body);
      expect([200, 400]).toContain(status);
      expect(performance.now() - started).toBeLessThan(atOnce);
    }
    await stillServes();
  });

  it('GWY-05 hangs up on a request that arrives too slowly, and serves others meanwhile', async () => {
    const head = `POST ${calls['system.language'].path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
    // A gateway of its own: on a busy machine any request may arrive too slowly for so little patience.
    const strict = await startSandbox({ slowest: 2_000 });
    const slow = raw(`${head}Content-Length: 100\r\n\r\n{`, undefined, strict);
    const slowHead = raw('GET /wps/system/keys HTTP/1.1\r\nHost: x\r\n', undefined, strict);
    await stillServes(strict);
    expect(await slow).toMatch(/^HTTP\/1\.1 408 [\s\S]*"success":false/);
    expect(await slowHead).toMatch(/^HTTP\/1\.1 408 /);
    await strict.close();
  });

  it('GWY-05 refuses 64 kB of headers', async () => {
    const answer = await raw(
      `GET /wps/system/keys HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(65_536)}\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 431 [\s\S]*"success":false/);
    await stillServes();
  });
});

describe('GWY-06 methods and media types', () => {
  it.each(names)('GWY-06 %s accepts its own method and no other', async (name) => {
    const { method, path } = shapes[name];
    const own = names.filter((other) => shapes[other].path === path).map((other) => shapes[other].method);
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'].filter(
      (other) => !(own as string[]).includes(other),
    );
    for (const other of others) {
      const { status, head } = await ask(other, path, { 'X-HTTP-Method-Override': method });
      expect([other, status]).toEqual([other, 405]);
      expect(head.allow).toBe(own.join(', '));
    }
  });

  it('GWY-06 an override in a header or in the query does not change the method', async () => {
    const token = await signIn(box.address, 'member1');
    const { path } = calls['session.logout'];
    for (const method of ['GET', 'POST']) {
      const override = { 'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'DELETE', ...json };
      expect(
        (await ask(method, `${path}?_method=DELETE`, { [headers.token]: token, ...override })).status,
      ).toBe(405);
    }
    expect((await askCall(box.address, 'member.info', {}, { token })).status).toBe(200);
  });

  it.each(names.filter((name) => shapes[name].method === 'POST'))(
    'GWY-06 %s accepts JSON and nothing that a foreign page could send without a preflight',
    async (name) => {
      const token = await signIn(box.address, 'first1');
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'x',
      ]) {
        const head = { 'Content-Type': type, Origin: 'https://evil.example', [headers.token]: token };
        const { status, text } = await ask('POST', shapes[name].path, head, '{"language":"EN"}');
        expect([type, status]).toEqual([type, 415]);
        expect(text).toContain('MEDIA_TYPE');
      }
    },
  );
});

describe('GWY-07 other origins', () => {
  it.each(['https://evil.example', 'null', 'http://localhost.evil.example'])(
    'GWY-07 a page of %s gets no permission',
    async (origin) => {
      const asked = {
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization',
      };
      const answers = [
        await ask('OPTIONS', calls['session.login'].path, { Origin: origin, ...asked }),
        await ask('GET', calls['system.keys'].path, { Origin: origin }),
        await ask('GET', calls['member.info'].path, { Origin: origin, [headers.token]: 'x' }),
        await ask('OPTIONS', '/', { Origin: origin, ...asked }),
        await ask('POST', '/sandbox/reset', { Origin: origin, ...json }, '{}'),
      ];
      for (const { head } of answers) {
        const allowing = Object.keys(head).filter((name) => name.startsWith('access-control'));
        expect(allowing).toEqual([]);
      }
      expect(answers.map(({ status }) => status)).toEqual([405, 200, 401, 404, 404]);
    },
  );
});

describe('GWY-09 errors', () => {
  const path = calls['system.language'].path;
  const telling =
    /\bat \w+ \(|node_modules|\/work\/|\.ts\b|sqlite|libsql|select |insert |drizzle|fastify|v?\d+\.\d+\.\d+/i;

  const forced: readonly (readonly [
    string,
    () => Promise<{ status: number; head: Record<string, unknown>; text: string }>,
  ])[] = [
    ['unknown path', () => ask('GET', '/wps/none')],
    ['unknown file', () => ask('GET', '/none.js')],
    ['wrong method', () => ask('PUT', path, json, '{}')],
    ['unknown method', () => ask('PROPFIND', path)],
    ['no body', () => ask('POST', path, json)],
    ['no JSON', () => ask('POST', path, json, '{')],
    ['JSON of another shape', () => ask('POST', path, json, '[]')],
    ['null', () => ask('POST', path, json, 'null')],
    ['a number', () => ask('POST', path, json, '1e999')],
    ['a prototype', () => ask('POST', path, json, '{"__proto__":{"a":1},"language":"ES"}')],
    ['missing field', () => ask('POST', path, json, '{}')],
    ['field of another type', () => ask('POST', path, json, '{"language":{"a":1}}')],
    ['field too long', () => ask('POST', path, json, `{"language":"${'E'.repeat(99)}"}`)],
    ['body too long', () => ask('POST', path, json, `"${'x'.repeat(70_000)}"`)],
    ['another medium', () => ask('POST', path, { 'Content-Type': 'text/xml' }, '<a/>')],
    [
      'charset nobody knows',
      () => ask('POST', path, { 'Content-Type': 'application/json;charset=x"' }, '{"language":1}'),
    ],
    ['query field twice', () => ask('GET', '/wps/system/status?url=a&url=b')],
    ['query of another type', () => ask('GET', '/wps/relay/MCSFE_getCustomerService?csType=NONE')],
    ['address that is none', () => ask('GET', '/%zz%')],
    ['no token', () => ask('GET', calls['member.info'].path)],
    [
      'token that is none',
      () => ask('GET', calls['member.info'].path, { [headers.token]: `'; DROP TABLE members; --` }),
    ],
    [
      'client name that is none',
      () => ask('GET', calls['verification.captcha'].path, { [headers.client]: '\'"<>' }),
    ],
    ['payload that is none', () => ask('POST', calls['session.login'].path, json, '{"payload":"x"}')],
  ];

  it.each(forced)('GWY-09 %s: one envelope that reveals nothing internal', async (_, force) => {
    const { status, head, text } = await force();
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(atOnce);
    const body = JSON.parse(text) as Record<string, unknown>;
    expect(Object.keys(body).sort()).toEqual(['code', 'message', 'success']);
    expect(body.success).toBe(false);
    expect(head['request-id']).toMatch(/^[\w-]{8,64}$/);
    expect(head['x-powered-by'] ?? head.server).toBeUndefined();
    expect(text).not.toMatch(telling);
  });

  it('GWY-09 an internal error is logged with its request, and revealed to nobody', async () => {
    const broken = await startSandbox();
    await broken.sandbox.db.write((tx) => tx.run('DROP TABLE messages'));
    const token = await signIn(broken.address, 'member1');
    const { status, body, headers: head } = await askCall(broken.address, 'notices.unread', {}, { token });
    expect([status, body.code]).toEqual([500, 'INTERNAL']);
    expect(JSON.stringify(body)).not.toMatch(telling);
    const line = broken.logged.find((one) => one.includes('"broken"')) ?? '';
    expect(line).toContain(head.get('request-id') ?? 'none');
    expect(line).toContain('no such table');
    await broken.close();
  });

  it('GWY-09 an answer that breaks the contract is a loud error, and is not sent', async () => {
    const lying = await startSandbox();
    await lying.sandbox.db.write((tx) => tx.run("UPDATE members SET avatar_type = 'SECRET'"));
    const token = await signIn(lying.address, 'member1');
    const { status, body } = await askCall(lying.address, 'member.avatar', {}, { token });
    expect([status, body.code]).toEqual([500, 'INTERNAL']);
    expect(JSON.stringify(body)).not.toContain('SECRET');
    expect(lying.logged.join()).toContain('member.avatar answers what its contract does not say');
    await lying.close();
  });

  it('GWY-09 messages are in the caller’s language', async () => {
    const asked = (language: string) => ask('GET', '/wps/none', { [headers.language]: language });
    expect((await asked('EN')).text).toContain('The service has no such call.');
    expect((await asked('es')).text).toContain('El servicio no tiene esta llamada.');
    expect((await asked('XX')).text).toContain('El servicio no tiene esta llamada.');
  });
});

describe('GWY-10 modules', () => {
  const unknown = [
    'nope',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '../x',
    '..%2fx',
    '',
    'x'.repeat(10_000),
    '%00',
    'CSP_unreadCount/',
    'csp_unreadcount',
  ];

  it.each(unknown)('GWY-10 %.40s is unknown', async (name) => {
    const { status, text } = await ask('GET', `/wps/relay/${name}`);
    expect([404, 400]).toContain(status);
    expect(JSON.parse(text)).toMatchObject({ success: false });
  });
});
