import { eq } from 'drizzle-orm';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identities, members, sessions } from '#sandbox/db/schema.ts';
import { askCall, type Came } from '../../kit/ask-call.ts';
import { proofOf } from '../../kit/issuer-visit.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { type StandInIssuer, startIssuer } from '../../kit/stand-in-issuer.ts';

const minute = 60_000;
const box = sandboxOfFile();
let guest: StandInIssuer;

beforeAll(async () => {
  guest = await startIssuer(box.sandbox.clock.now);
});
beforeEach(() => box.reset());
afterAll(() => guest.close());

type Proof = { provider: string; idToken: string; nonce: string };

function show(proof: Proof, more: Record<string, unknown> = {}): Promise<Came> {
  return askCall(box.address, 'session.identity', { ...proof, ...more });
}

function openSessions(): Promise<unknown[]> {
  return box.sandbox.db.read.select().from(sessions);
}

/** The gateway trusts the stand-in, whose only identity is member1. */
async function trustGuest(): Promise<void> {
  const provider = { id: 'guest', name: 'Guest', authority: guest.authority, clientId: 'vestibulo' };
  box.sandbox.settings.patch({ identityProviders: [provider] });
  await box.sandbox.db.write(async (tx) => {
    const [member] = await tx.select().from(members).where(eq(members.account, 'member1'));
    if (member)
      await tx.insert(identities).values({ provider: 'guest', subject: 'guest-1', memberId: member.id });
  });
}

async function ofGuest(...signing: Parameters<StandInIssuer['sign']>): Promise<Proof> {
  return { provider: 'guest', idToken: await guest.sign(...signing), nonce: 'nonce' };
}

/** Refused without a reason, and nobody is in. */
async function expectRefused(proof: Proof): Promise<void> {
  const { status, body } = await show(proof);
  expect([status, body.code]).toEqual([422, 'IDENTITY_REFUSED']);
  expect(await openSessions()).toHaveLength(0);
}

describe('signing in with an identity provider', () => {
  it('LOG-17 opens a session for the member an identity is linked to, at both providers', async () => {
    const seen = [
      ['norte', 'lucia@norte.example', 'member1'],
      ['sur', 'mateo@sur.example', 'member2'],
    ] as const;
    for (const [provider, email, userName] of seen) {
      const { status, body } = await show(await proofOf(box.address, provider, email));
      expect([status, body.value]).toMatchObject([200, { userName }]);
    }
  });

  it('LOG-17 reports an identity that belongs to no member, and opens no session', async () => {
    const { status, body } = await show(await proofOf(box.address, 'norte', 'nora@norte.example'));
    expect([status, body.code]).toEqual([422, 'IDENTITY_UNKNOWN']);
    expect(await openSessions()).toHaveLength(0);
  });

  it('turns away a blocked member, and the wrong kind of account at an entrance', async () => {
    const blocked = await show(await proofOf(box.address, 'norte', 'oscar@norte.example'));
    expect(blocked.body.code).toBe('ACCOUNT_DISABLED');
    const agent = await proofOf(box.address, 'sur', 'agencia@sur.example');
    expect((await show(agent, { entrance: 'member' })).body.code).toBe('NOT_MEMBER');
    const member = await proofOf(box.address, 'sur', 'mateo@sur.example');
    expect((await show(member, { entrance: 'agent' })).body.code).toBe('NOT_AGENT');
    expect(await openSessions()).toHaveLength(0);
  });

  it('never forces a change for the age of a password that was not used', async () => {
    const { body } = await show(await proofOf(box.address, 'norte', 'sofia@norte.example'));
    const { token, ...said } = body.value as { token: string };
    expect(said).toMatchObject({ passwordExpired: false, mustChangePassword: false });
    expect((await askCall(box.address, 'member.info', {}, { token })).status).toBe(200);
  });

  it('still requires verifying an address that the account does not know', async () => {
    const { body } = await show(await proofOf(box.address, 'sur', 'irene@sur.example'));
    const { token } = body.value as { token: string };
    const info = await askCall(box.address, 'member.info', {}, { token });
    expect(info.body.code).toBe('MUST_VERIFY');
  });

  it('uses the sandbox’s clock, wherever it was moved to', async () => {
    box.sandbox.clock.move(24 * 60 * minute);
    expect((await show(await proofOf(box.address, 'norte', 'lucia@norte.example'))).status).toBe(200);
  });

  it('trusts an external issuer that an operator names, and fetches its keys once', async () => {
    await trustGuest();
    const before = guest.asked();
    for (const iat of [1, 2]) expect((await show(await ofGuest({ iat }))).status).toBe(200);
    expect(guest.asked() - before).toBeLessThanOrEqual(2);
  });
});

describe('LOG-17 an invalid id token', () => {
  it('is refused when it was used before, also in another spelling', async () => {
    const proof = await proofOf(box.address, 'norte', 'lucia@norte.example');
    expect((await show(proof)).status).toBe(200);
    expect((await show(proof)).body.code).toBe('IDENTITY_REFUSED');
    const [, , signature = ''] = proof.idToken.split('.');
    // The last letter of 64 bytes in base64url has bits without meaning.
    const other = signature.slice(0, -1) + String.fromCharCode(signature.charCodeAt(85) + 1);
    const again = { ...proof, idToken: proof.idToken.replace(signature, other) };
    expect((await show(again)).body.code).toBe('IDENTITY_REFUSED');
    expect(await openSessions()).toHaveLength(1);
  });

  it('works for one of many who send it at once', async () => {
    const proof = await proofOf(box.address, 'norte', 'lucia@norte.example');
    const came = await Promise.all(Array.from({ length: 8 }, () => show(proof)));
    expect(came.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is refused when its nonce differs or is missing', async () => {
    const proof = await proofOf(box.address, 'norte', 'lucia@norte.example');
    await expectRefused({ ...proof, nonce: `${proof.nonce}x` });
    await trustGuest();
    await expectRefused(await ofGuest({ nonce: 'another' }));
    await expectRefused(await ofGuest({ nonce: undefined }));
  });

  it('is refused when it was made for another client', async () => {
    await trustGuest();
    await expectRefused(await ofGuest({ aud: 'another' }));
    await expectRefused(await ofGuest({ aud: ['vestibulo', 'another'] }));
    await expectRefused(await ofGuest({ aud: ['vestibulo', 'another'], azp: 'another' }));
    await expectRefused(await ofGuest({ azp: 'another' }));
    await expectRefused(await ofGuest({ aud: undefined }));
  });

  it('is refused when it has expired, or never does', async () => {
    await trustGuest();
    await expectRefused(await ofGuest({ exp: Math.floor(box.sandbox.clock.now() / 1_000) - 1 }));
    await expectRefused(await ofGuest({ exp: undefined }));
    box.sandbox.settings.patch({ identityProviders: null });
    const proof = await proofOf(box.address, 'norte', 'lucia@norte.example');
    box.sandbox.clock.move(6 * minute);
    await expectRefused(proof);
  });

  it('is refused when another issuer made it, or when it says so', async () => {
    const proof = await proofOf(box.address, 'norte', 'lucia@norte.example');
    await expectRefused({ ...proof, provider: 'sur' });
    await expectRefused({ ...proof, provider: 'este' });
    await trustGuest();
    await expectRefused(await ofGuest({ iss: `${box.address}/idp/norte` }));
    await expectRefused(await ofGuest({}, 'strange'));
  });

  it('is refused when it is unsigned, or signed with a public secret', async () => {
    await trustGuest();
    const claims = { iss: guest.authority, aud: 'vestibulo', sub: 'guest-1', nonce: 'nonce' };
    const bare = new UnsecuredJWT(claims).setIssuedAt().setExpirationTime('5m').encode();
    await expectRefused({ provider: 'guest', idToken: bare, nonce: 'nonce' });
    const known = new TextEncoder().encode(await (await fetch(`${guest.authority}/jwks`)).text());
    const shared = new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'stand-in' });
    const idToken = await shared.setIssuedAt().setExpirationTime('5m').sign(known);
    await expectRefused({ provider: 'guest', idToken, nonce: 'nonce' });
    await expectRefused({ provider: 'guest', idToken: 'no token at all', nonce: 'nonce' });
  });

  it('is refused when its issuer can’t be reached, has another name, or is no longer trusted', async () => {
    await trustGuest();
    const proof = await ofGuest();
    const named = (authority: string) =>
      box.sandbox.settings.patch({
        identityProviders: [{ id: 'guest', name: 'Guest', authority, clientId: 'vestibulo' }],
      });
    named('http://127.0.0.1:9');
    await expectRefused(proof);
    named(`${guest.authority}/somewhere`);
    await expectRefused(proof);
    box.sandbox.settings.patch({ identityProviders: [] });
    await expectRefused(proof);
    named(guest.authority);
    expect((await show(proof)).status).toBe(200);
  });
});
