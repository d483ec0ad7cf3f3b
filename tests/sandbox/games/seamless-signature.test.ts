import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { purseOf, sitDown } from '../../kit/playing.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();

beforeEach(() => box.reset());

describe('the seamless wallet', () => {
  const round = 'R'.repeat(43);

  function sign(secret: string, path: string, body: string, time: number) {
    const text = `POST\n${path}\n${time}\n${body}`;
    return createHmac('sha256', Buffer.from(secret)).update(text).digest('base64url');
  }

  async function ask(path: string, body: unknown, headers: Record<string, string> = {}) {
    const answer = await box.ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const { code, value } = (await answer.json()) as { code?: string; value?: unknown };
    return { status: answer.status, code, value };
  }

  it('refuses a request without a valid signature, and moves nothing', async () => {
    const { play } = await sitDown(box, 'member1');
    const before = await purseOf(box, 'member1');
    const time = box.sandbox.clock.now();
    const questions = [
      ['/seamless-wallet/enter', { ticket: round }],
      ['/seamless-wallet/balance', { play }],
      ['/seamless-wallet/bet', { play, round, amount: '1.00' }],
      ['/seamless-wallet/settle', { round, amount: '5000.00' }],
      ['/seamless-wallet/rollback', { round, player: 'x'.repeat(22) }],
    ] as const;
    for (const [path, body] of questions) {
      const made = sign('a guess', path, JSON.stringify(body), time);
      const tries = [
        {},
        { 'X-Seamless-Time': String(time) },
        { 'X-Seamless-Signature': made },
        { 'X-Seamless-Time': String(time), 'X-Seamless-Signature': made },
        { 'X-Seamless-Time': String(time), 'X-Seamless-Signature': '' },
        { 'X-Seamless-Time': '__proto__', 'X-Seamless-Signature': made },
      ];
      for (const headers of tries) {
        const { status, code, value } = await ask(path, body, headers);
        expect([status, code, value]).toEqual([403, 'FORBIDDEN', undefined]);
      }
    }
    expect(await purseOf(box, 'member1')).toBe(before);
  });

  it('GWY-06 answers only POST with JSON, and is no page of the app', async () => {
    expect((await box.ask('/seamless-wallet/bet')).status).toBe(404);
    expect((await box.ask('/seamless-wallet/other', { method: 'POST' })).status).toBe(404);
    expect((await box.ask('/seamless-wallet/bet', { method: 'POST', body: 'x' })).status).toBe(415);
    const html = await box.ask('/seamless-wallet/bet', { headers: { accept: 'text/html' } });
    expect(html.headers.get('content-type')).not.toContain('text/html; charset');
  });
});
