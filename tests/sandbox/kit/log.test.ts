import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { headers } from '#contract/envelope.ts';
import { createLog } from '#sandbox/kit/log.ts';
import { askCall, sealBody, signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const nasty = 'x\r\n{"level":"forged"}\u001b[31m\u0007\u009b31m\u2028\u202e\u0000';
const obeyed = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const json = { 'Content-Type': 'application/json' };
const box = sandboxOfFile();

/** One line of the log. */
function written(level: 'info' | 'error', fields: Record<string, unknown>, happened = 'happened'): string {
  const lines: string[] = [];
  createLog({ write: (line) => lines.push(line) })[level](fields, happened);
  return lines.join('').replace(/\n$/, '');
}

describe('GWY-11 the log', () => {
  it('GWY-11 is one line of JSON each, whatever the inputs hold', async () => {
    await askCall(box.address, 'session.login', { username: nasty, password: nasty, type: 'username' });
    await askCall(box.address, 'system.status', { url: nasty });
    await box.ask(`/wps/${encodeURIComponent(nasty)}`);
    await box.ask('/wps/none', {
      headers: { [headers.requestId]: 'no name \t' },
    });
    await box.ask('/csp-reports', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ blockedURL: nasty }),
    });
    expect(box.logged.length).toBeGreaterThan(4);
    for (const line of box.logged) {
      expect(line).not.toMatch(obeyed);
      expect(JSON.parse(line)).toMatchObject({ level: expect.stringMatching(/^(info|warn|error)$/) });
    }
  });

  it('GWY-11 does not report a caller that disconnects while sending as an error', async () => {
    const { method, path } = calls['wallet.sendProof'];
    const more = { ...json, 'Content-Length': 5_000, Expect: '100-continue' };
    const upload = request(`${box.address}${path}`, { method, headers: more });
    upload.on('error', () => undefined);
    upload.on('continue', () => upload.write('{"piece":"', () => upload.destroy()));
    upload.flushHeaders();
    const gone = () => box.logged.filter((line) => line.includes('"gone"'));
    await expect.poll(gone).toHaveLength(1);
    expect(JSON.parse(gone()[0] ?? '')).toMatchObject({ level: 'info', path });
    expect(box.logged.filter((line) => line.includes('"broken"'))).toEqual([]);
  });

  it('GWY-11 escapes characters that a terminal would obey', () => {
    const line = written('info', { [nasty]: nasty }, nasty);
    expect(line).not.toMatch(obeyed);
    expect(JSON.parse(line)).toMatchObject({ event: nasty, [nasty]: nasty });
  });

  it('GWY-11 holds no token, password, code, number or payload that was sent or issued', async () => {
    const from = box.logged.length;
    const password = 'Clave-2026!';
    const token = await signIn(box.address, 'member1', password);
    const sealed = await sealBody(box.address, calls['session.login'], { password });
    const post = { method: 'POST', headers: { ...json, [headers.token]: token } };
    await box.ask('/wps/session/login', { ...post, body: JSON.stringify(sealed) });
    await askCall(box.address, 'verification.smsLogin', { mobileNum: '987654321', countryDialingCode: '51' });
    await askCall(box.address, 'verification.captcha');
    await box.ask(`/wps/member/info?token=${token}`, { headers: { [headers.token]: token } });
    await box.ask(`/wps/member/${token}`);
    await askCall(
      box.address,
      'password.change',
      { oldPassword: 'Vieja-1!', newPassword: 'Nueva-1!' },
      { token },
    );
    await box.sandbox.db.write((tx) => tx.run('DROP TABLE sessions'));
    expect((await askCall(box.address, 'member.info', {}, { token })).status).toBe(500);
    const answer = await box.ask('/sandbox/outbox');
    const { value } = (await answer.json()) as { value: { code: string | null }[] };
    const codes = value.flatMap(({ code }) => (code ? [code] : []));
    const text = box.logged.slice(from).join('\n');
    expect(codes.length).toBeGreaterThan(0);
    for (const secret of [token, password, sealed.payload, '987654321', 'Vieja-1!', 'Nueva-1!', ...codes]) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('"call":"session.login"');
    expect(text).toContain('no such table');
  });

  it('GWY-11 masks secrets by their names and by their looks, at any depth', () => {
    const token = 'DVdvmc0Gb1tajsgcxuVoZF__wKbDtKvgqTlR3p6ZUDI';
    const masked = (fields: Record<string, unknown>) => JSON.parse(written('info', fields));
    expect(
      masked({
        password: 'a',
        nested: { newPassword: 'b', list: [{ Authorization: 'c' }] },
        said: `it is ${token}`,
      }),
    ).toMatchObject({
      password: '***',
      nested: { newPassword: '***', list: [{ Authorization: '***' }] },
      said: 'it is ***',
    });
    const jwe = 'eyJhbGciOiJFQ0RILUVTIn0..aaaaaaaaaaaaaaaa.bbbbbbbbbbbb.cccccccccccc';
    expect(written('info', { list: [jwe] }, `it is ${token}`)).not.toMatch(/bbbbbbbb|DVdvmc0G/);
    expect(masked({ password: { a: 1 } })).toMatchObject({ password: '***' });
  });

  it('GWY-11 says what failed without the values of a query', () => {
    const cause = new Error('UNIQUE constraint failed: members.account');
    const error = Object.assign(new Error('Failed query: insert ... params: hunter2,secret'), {
      query: 'insert',
      params: ['hunter2'],
      cause,
    });
    const line = written('error', { error }, 'broken');
    expect(line).toContain('UNIQUE constraint');
    expect(line).not.toContain('hunter2');
  });
});
