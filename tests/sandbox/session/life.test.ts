import { beforeEach, describe, expect, it } from 'vitest';
import { askCall, signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const minute = 60_000;
const hour = 60 * minute;
const box = sandboxOfFile();

beforeEach(() => box.reset());

const life = (token: string) => askCall(box.address, 'session.life', {}, { token });
const stay = (token: string) => askCall(box.address, 'session.stay', {}, { token });
const timeLeft = (idleSeconds: number, absoluteSeconds: number) => ({
  status: 200,
  body: { success: true, value: { idleSeconds, absoluteSeconds } },
});
const ended = { status: 401, body: { success: false, code: 'SESSION_ENDED' } };

describe('the remaining time of a session', () => {
  it('is measured by the gateway’s own clock, a started second counting whole', async () => {
    const { clock } = box.sandbox;
    const signing = clock.now();
    const token = await signIn(box.address, 'member1');
    const signed = clock.now();
    clock.move(10 * minute);
    const asking = clock.now();
    const { status, body } = await life(token);
    // As much has passed between these two as when the gateway answered, however long signing in and asking
    // took.
    const [least, most] = [asking - signed, clock.now() - signing];
    expect(status).toBe(200);
    const { idleSeconds, absoluteSeconds } = body.value as { idleSeconds: number; absoluteSeconds: number };
    for (const [left, whole] of [
      [idleSeconds, minute * 30],
      [absoluteSeconds, 12 * hour],
    ] as const) {
      expect(left).toBeGreaterThanOrEqual(Math.ceil((whole - most) / 1_000));
      expect(left).toBeLessThanOrEqual(Math.ceil((whole - least) / 1_000));
    }
  });

  it('SES-01 asking for it is no use of the session: a caller who only asks is out after half an hour', async () => {
    const token = await signIn(box.address, 'member1');
    for (let n = 0; n < 29; n += 1) {
      box.sandbox.clock.move(minute);
      expect((await life(token)).status).toBe(200);
    }
    box.sandbox.clock.move(minute);
    expect(await life(token)).toMatchObject(ended);
    expect(await stay(token)).toMatchObject(ended);
  });

  it('SES-01 staying is a use, and so is any other call', async () => {
    const token = await signIn(box.address, 'member1');
    box.sandbox.clock.move(29 * minute);
    expect((await stay(token)).body.value).toMatchObject({ idleSeconds: 30 * 60 });
    box.sandbox.clock.move(29 * minute);
    await askCall(box.address, 'wallet.balance', {}, { token });
    box.sandbox.clock.move(29 * minute);
    expect((await life(token)).status).toBe(200);
  });

  it('SES-02 near twelve hours staying extends nothing', async () => {
    const token = await signIn(box.address, 'member1');
    for (let n = 0; n < 12 * 4 - 1; n += 1) {
      box.sandbox.clock.move(15 * minute);
      expect((await stay(token)).status).toBe(200);
    }
    box.sandbox.clock.move(14 * minute);
    const { body } = await stay(token);
    expect((body.value as { absoluteSeconds: number }).absoluteSeconds).toBeLessThanOrEqual(60);
    box.sandbox.clock.move(minute);
    expect(await stay(token)).toMatchObject(ended);
  });

  it('follows the configured limits', async () => {
    const limits = { idleMinutes: 2, absoluteHours: 1 };
    await box.ask('/sandbox/config', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ limits }),
    });
    const token = await signIn(box.address, 'member1');
    expect(await stay(token)).toMatchObject(timeLeft(2 * 60, hour / 1_000));
  });

  it('is answered to a restricted session too, and to nobody without a token', async () => {
    const token = await signIn(box.address, 'default1');
    expect((await life(token)).status).toBe(200);
    expect((await stay(token)).status).toBe(200);
    expect(await askCall(box.address, 'session.life')).toMatchObject(ended);
    expect(await askCall(box.address, 'session.stay')).toMatchObject(ended);
  });
});
