import { request } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedPassword } from '#sandbox/db/people.ts';
import { tickets } from '#sandbox/db/schema.ts';
import { type Letter, readOutbox } from '#sandbox/kit/outbox.ts';
import { usualCost } from '#sandbox/password/passwords.ts';
import { type Asking, askCall, type Came, sealBody, signIn } from '../../kit/ask-call.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const minute = 60_000;
const fresh = 'Otra-clave-2027?';
const mine = { username: 'member1', email: 'member1@vestibulo.example' };
const box = sandboxOfFile({ hashCost: usualCost });

// These tests measure the time that hashing takes.
beforeEach(() => box.reset());

function forget(input: object = mine, asking: Asking = {}): Promise<Came> {
  return askCall(box.address, 'password.forgotByEmail', { ...input }, asking);
}

function setPassword(ticket: string, newPassword = fresh): Promise<Came> {
  return askCall(box.address, 'password.resetByTicket', { ticket, newPassword });
}

function mails(): Promise<Letter[]> {
  return readOutbox(box.sandbox, { kind: 'mail' });
}

async function ticket(): Promise<string> {
  const [letter] = await mails();
  return new URL(letter?.code ?? '').hash.replace('#ticket=', '');
}

describe('a forgotten password by e-mail', () => {
  it('PWD-09 answers the same whether or not name and address belong together, and mails nobody else', async () => {
    const strangers = [
      { username: 'nobody9', email: 'member1@vestibulo.example' },
      { username: 'member1', email: 'member2@vestibulo.example' },
      { username: 'member1', email: 'not an address' },
      { username: '????', email: 'x@y.z' },
      { username: 'blocked1', email: 'blocked1@vestibulo.example' },
      { username: 'demo4', email: 'demo4@vestibulo.example' },
    ];
    const known = await forget();
    for (const stranger of strangers) {
      const came = await forget(stranger);
      expect(came).toMatchObject({ status: known.status, body: known.body });
    }
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([mine.email]);
  });

  it.each([{ ...mine, username: '' }, { ...mine, email: '' }, { username: 'member1' }])(
    'PWD-09 %j is invalid, and sends no mail',
    async (input) => {
      expect((await forget(input)).body.code).toBe('INPUT_INVALID');
      expect(await mails()).toEqual([]);
    },
  );

  // Measures the work of this process, not wall-clock time, which would say more about its neighbours.
  it('PWD-09 does the same work for an unknown name', async () => {
    const work = { member1: [] as number[], nobody9: [] as number[] };
    box.sandbox.settings.patch({ limits: { resetsPerHour: 99, resetsPerTabHour: 99 } });
    for (let n = 0; n < 40; n += 1) {
      for (const username of n % 2 ? (['member1', 'nobody9'] as const) : (['nobody9', 'member1'] as const)) {
        const before = process.cpuUsage();
        await forget({ ...mine, username });
        const { user, system } = process.cpuUsage(before);
        work[username].push(user + system);
      }
    }
    const median = (of: number[]) => of.sort((a, b) => a - b)[of.length / 2] ?? 0;
    const ratio = median(work.member1) / median(work.nobody9);
    expect(Math.abs(ratio - 1), `the medians differ: ${ratio}`).toBeLessThan(0.3);
    expect(await box.sandbox.db.read.select().from(tickets)).toHaveLength(2);
  }, 120_000);

  it('PWD-09 requests are limited by name and address, by tab, and by network address', async () => {
    for (let n = 0; n < 3; n += 1) expect((await forget()).status).toBe(200);
    const again = await forget({ ...mine, username: ' MEMBER1 ' }, { client: 'another-tab' });
    expect(again).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(again.headers.get('Retry-After'))).toBeGreaterThan(3_000);
    expect(await mails()).toHaveLength(3);
    box.sandbox.settings.patch({ limits: { resetsPerTabHour: 4 } });
    const other = { username: 'member2', email: 'member2@vestibulo.example' };
    expect((await forget(other)).status).toBe(200);
    expect((await forget(other)).status).toBe(429);
    expect((await forget(other, { client: 'another-tab' })).status).toBe(200);
    box.sandbox.settings.patch({ limits: { resetsPerAddressHour: 3 } });
    expect((await forget({ ...mine, username: 'vip5' }, { client: 'a-third-tab' })).status).toBe(429);
    box.sandbox.clock.move(61 * minute);
    expect((await forget()).status).toBe(200);
  });

  it('PWD-09 the limit does not tell a known name from an unknown one', async () => {
    const unknown = { ...mine, username: 'nobody9' };
    for (let n = 0; n < 3; n += 1) expect((await forget(unknown)).status).toBe(200);
    expect((await forget(unknown)).status).toBe(429);
  });

  it.each([
    'member1@vestibulo.example\r\nBcc: thief@evil.example',
    'member1@vestibulo.example\nbcc:x',
    'member1@vestibulo.example, thief@evil.example',
    'member1@vestibulo.example%0d%0abcc:x',
    '"member1@vestibulo.example" <thief@evil.example>',
    'member1@vestibulo.example\u0000',
    'Member1@Vestibulo.EXAMPLE\u2028',
  ])('PWD-10 no mail is sent to the address %j', async (email) => {
    await forget({ username: 'member1', email });
    for (const { recipient } of await mails()) expect(recipient).toBe(mine.email);
    await forget({ username: 'member1\r\nBcc: thief@evil.example', email: mine.email });
    expect((await mails()).length).toBeLessThanOrEqual(1);
    for (const { text, recipient } of await mails()) expect(text + recipient).not.toMatch(/evil|[\r\n]/);
  });

  it('PWD-12 the link leads to the configured host, whatever host the request names', async () => {
    box.sandbox.settings.patch({ origin: 'https://juego.vestibulo.example' });
    const call = { method: 'POST', path: '/wps/member/password/email' } as const;
    const body = JSON.stringify(await sealBody(box.address, call, mine));
    const status = await new Promise((done, fail) => {
      const headers = {
        Host: 'evil.example',
        'X-Forwarded-Host': 'evil.example',
        Forwarded: 'host=evil.example',
        Origin: box.address,
        'Content-Type': 'application/json',
      };
      request(`${box.address}${call.path}`, { method: call.method, headers }, (answer) => {
        answer.resume();
        done(answer.statusCode);
      })
        .on('error', fail)
        .end(body);
    });
    const [letter] = await mails();
    // A gateway may also refuse such a request.
    if (status === 200) expect(letter?.code).toMatch(/^https:\/\/juego\.vestibulo\.example\/forgot#ticket=/);
    expect(letter?.text ?? '').not.toContain('evil');
    expect(status).toBe(200);
  });
});

describe('the ticket of that mail', () => {
  it('sets a new password once, ends every session, and mails the owner', async () => {
    const [here, other] = [await signIn(box.address, 'member1'), await signIn(box.address, 'member2')];
    await forget();
    const good = await ticket();
    expect((await setPassword(good)).body).toMatchObject({ success: true });
    const info = (token: string) => askCall(box.address, 'member.info', {}, { token });
    expect([(await info(here)).status, (await info(other)).status]).toEqual([401, 200]);
    expect((await setPassword(good, 'Y-otra-mas-2028?')).body.code).toBe('TICKET_EXPIRED');
    await expect(signIn(box.address, 'member1')).rejects.toThrow('LOGIN_REFUSED');
    expect(await signIn(box.address, 'member1', fresh)).toBeTruthy();
    const [notice] = await mails();
    expect(notice).toMatchObject({ recipient: mine.email, code: null });
    expect(notice?.text).toContain('cambió');
  });

  it('PWD-12 may be checked without being used up; used, expired and invented ones get the same answer', async () => {
    const usable = (typed: string, asking: Asking = {}) =>
      askCall(box.address, 'password.ticket', { ticket: typed }, asking);
    await forget();
    const good = await ticket();
    for (let n = 0; n < 2; n += 1) expect((await usable(good)).body.value).toEqual({ usable: true });
    expect((await setPassword(good)).status).toBe(200);
    const used = await usable(good);
    expect(used).toMatchObject({ status: 200, body: { value: { usable: false } } });
    await forget();
    const old = await ticket();
    box.sandbox.clock.move(30 * minute);
    for (const bad of [old, 'A'.repeat(43), 'x']) {
      expect(await usable(bad)).toMatchObject({ status: 200, body: used.body });
    }
  });

  it('PWD-12 checks are limited like the mails themselves', async () => {
    box.sandbox.settings.patch({ limits: { resetsPerTabHour: 2, resetsPerAddressHour: 3 } });
    const look = (client: string) =>
      askCall(box.address, 'password.ticket', { ticket: 'x' }, { client }).then(({ status }) => status);
    expect([await look('tab-one'), await look('tab-one'), await look('tab-one')]).toEqual([200, 200, 429]);
    // The refused one was not counted: the address has one left.
    expect([await look('tab-two'), await look('tab-three')]).toEqual([200, 429]);
  });

  it('has 256 random bits, and is stored only as a hash', async () => {
    await forget();
    const good = await ticket();
    expect(good).toMatch(/^[\w-]{43}$/);
    const kept = await box.sandbox.db.read.select().from(tickets);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(good);
    expect(box.logged.join('')).not.toContain(good);
  });

  it('is good for 30 minutes', async () => {
    await forget();
    box.sandbox.clock.move(30 * minute);
    expect((await setPassword(await ticket())).body).toMatchObject({
      code: 'TICKET_EXPIRED',
      message: expect.stringContaining('venció'),
    });
    await forget();
    box.sandbox.clock.move(29 * minute);
    expect((await setPassword(await ticket())).status).toBe(200);
  });

  it('is void once another was requested, or the password changed otherwise', async () => {
    await forget();
    const old = await ticket();
    await forget();
    expect((await setPassword(old)).body.code).toBe('TICKET_EXPIRED');
    const newest = await ticket();
    const token = await signIn(box.address, 'member1');
    const input = { oldPassword: seedPassword, newPassword: fresh, confirmNewPassword: fresh };
    expect((await askCall(box.address, 'password.change', input, { token })).status).toBe(200);
    expect((await setPassword(newest, 'Y-otra-mas-2028?')).body.code).toBe('TICKET_EXPIRED');
  });

  it('survives a password that the rule refuses, or that equals the current one', async () => {
    await forget();
    const good = await ticket();
    expect((await setPassword(good, 'corta')).body.code).toBe('PASSWORD_RULE');
    expect((await setPassword(good, 'eh-Member1-eh')).body.code).toBe('PASSWORD_RULE');
    expect((await setPassword(good, 'vestibulo-segura')).body.code).toBe('PASSWORD_RULE');
    expect((await setPassword(good, seedPassword)).body.code).toBe('PASSWORD_SAME');
    expect((await setPassword(good)).status).toBe(200);
  });

  it('used twice at once counts once', async () => {
    await forget();
    const good = await ticket();
    const came = await Promise.all([setPassword(good), setPassword(good, 'Y-otra-mas-2028?')]);
    expect(came.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('lets in an owner whose name was locked by failed tries', async () => {
    for (let n = 0; n < 5; n += 1) {
      await signIn(box.address, 'member1', `wrong${n}`).catch(() => undefined);
    }
    await expect(signIn(box.address, 'member1')).rejects.toThrow();
    await forget();
    await setPassword(await ticket());
    expect(await signIn(box.address, 'member1', fresh)).toBeTruthy();
  });

  it.each(['', 'x', 'A'.repeat(43), "' OR 1=1 --", '\u0000'])('%j is invalid', async (bad) => {
    expect(['TICKET_EXPIRED', 'INPUT_INVALID']).toContain((await setPassword(bad)).body.code);
  });

  it('lifts a forced change for the owner of the mail address', async () => {
    await forget({ username: 'default1', email: 'default1@vestibulo.example' });
    await setPassword(await ticket());
    const token = await signIn(box.address, 'default1', fresh);
    expect((await askCall(box.address, 'member.info', {}, { token })).status).toBe(200);
  });
});
