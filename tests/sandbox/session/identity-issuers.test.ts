import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brands } from '#sandbox/session/identity/brands.ts';
import { changeCode, comeBack, createBrowser, discover, openVisit } from '../../kit/issuer-visit.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';

const box = sandboxOfFile();
let authority: string;
let returns: string;

beforeAll(async () => {
  authority = `${box.address}/idp/norte`;
  returns = `${box.address}/identity.html`;
});
beforeEach(() => box.reset());

describe('the identity providers of the sandbox', () => {
  it('are two issuers at the origin under which the sandbox is reached', async () => {
    for (const { id } of brands) {
      const issuer = `${box.address}/idp/${id}`;
      const said = await discover(issuer);
      expect(said).toMatchObject({
        issuer,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        code_challenge_methods_supported: ['S256'],
        scopes_supported: ['openid'],
      });
    }
    expect((await box.ask('/idp/este/.well-known/openid-configuration')).status).toBe(404);
  });

  it('answer a page of any origin, and keep their answers out of caches', async () => {
    const { headers } = await box.ask('/idp/norte/.well-known/openid-configuration', {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBe('https://elsewhere.example');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  });

  it('give an id token for a code, a verifier, and the right password', async () => {
    const visit = await openVisit(authority, returns);
    const back = await comeBack(visit, 'lucia@norte.example');
    expect(back.origin + back.pathname).toBe(returns);
    expect(back.searchParams.get('state')).toBe(visit.state);
    const answer = await changeCode(visit, back);
    const { id_token: idToken } = (await answer.json()) as { id_token: string };
    expect(decodeProtectedHeader(idToken)).toMatchObject({ alg: 'ES256' });
    expect(decodeJwt(idToken)).toMatchObject({
      iss: authority,
      aud: 'vestibulo',
      sub: 'norte-1001',
      nonce: visit.nonce,
    });
  });

  it('require PKCE, and the verifier of the window that asked', async () => {
    const { page } = await openVisit(authority, returns, { code_challenge: '', code_challenge_method: '' });
    expect(new URL(page.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request');
    const visit = await openVisit(authority, returns);
    const back = await comeBack(visit, 'lucia@norte.example');
    const other = await changeCode(visit, back, { code_verifier: 'x'.repeat(64) });
    expect([other.status, await other.json()]).toMatchObject([400, { error: 'invalid_grant' }]);
  });

  it('accept a code once', async () => {
    const visit = await openVisit(authority, returns);
    const back = await comeBack(visit, 'lucia@norte.example');
    expect((await changeCode(visit, back)).status).toBe(200);
    expect((await changeCode(visit, back)).status).toBe(400);
  });

  it('send people back only to the page of the product', async () => {
    for (const elsewhere of [
      'https://elsewhere.example/identity.html',
      `${box.address}/`,
      `${box.address}/identity.html?to=elsewhere`,
      // Another port of this machine is another program, and the game host is not the product.
      'http://localhost:1234/identity.html',
      'http://127.0.0.1:1234/identity.html',
      `${box.gameAddress}/identity.html`,
    ]) {
      const { page } = await openVisit(authority, elsewhere);
      expect([elsewhere, page.status]).toEqual([elsewhere, 400]);
      expect(page.headers.get('location')).toBeNull();
    }
    expect((await openVisit(authority, returns)).page.status).toBe(200);
  });
});

describe('the login page of an identity provider', () => {
  it('runs no script and can’t be framed', async () => {
    const { page } = await openVisit(authority, returns);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('script-src');
    expect(policy).toContain(`form-action 'self' ${box.address}`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(await page.text()).not.toContain('<script');
  });

  it('speaks the requested language', async () => {
    const english = await openVisit(authority, returns, { ui_locales: 'en' });
    expect(await english.page.text()).toContain('Log in with your account');
    const spanish = await openVisit(authority, returns, { ui_locales: 'es' });
    expect(await spanish.page.text()).toContain('Entra con tu cuenta');
    const first = await openVisit(authority, returns, { ui_locales: 'fr en es' });
    expect(await first.page.text()).toContain('Log in with your account');
  });

  it('speaks the browser’s preferred language when none is requested', async () => {
    const browse = createBrowser();
    const prefers = (address: string) =>
      browse(address, { headers: { 'Accept-Language': 'fr, es;q=0.5, en-GB;q=0.8' } });
    const visit = await openVisit(authority, returns, {}, prefers);
    expect(await visit.page.text()).toContain('Log in with your account');
  });

  it('reports a wrong password, keeps typed text, and shows markup as text', async () => {
    const { form, browse } = await openVisit(authority, returns);
    const typed = '"><img src=x>@norte.example';
    const answer = await browse(`${form}/login`, {
      method: 'POST',
      body: new URLSearchParams({ email: typed, password: 'no' }),
    });
    const text = await answer.text();
    expect(answer.status).toBe(422);
    expect(text).toContain('role="alert"');
    expect(text).toContain('&quot;&gt;&lt;img src=x&gt;@norte.example');
    expect(text).not.toContain('<img');
  });

  it('lets people cancel, and reports that to the product', async () => {
    const { form, browse } = await openVisit(authority, returns);
    const said = await browse(`${form}/cancel`, { method: 'POST' });
    const back = await browse(said.headers.get('location') ?? '');
    expect(new URL(back.headers.get('location') ?? '').searchParams.get('error')).toBe('access_denied');
  });

  it('asks every visitor of the same browser again, who may be somebody else', async () => {
    const first = await openVisit(authority, returns);
    await comeBack(first, 'nora@norte.example');
    const second = await openVisit(authority, returns, {}, first.browse);
    const answer = await changeCode(second, await comeBack(second, 'lucia@norte.example'));
    const { id_token: idToken } = (await answer.json()) as { id_token: string };
    expect(decodeJwt(idToken).sub).toBe('norte-1001');
  });

  it('works only in the browser that opened it', async () => {
    const { form } = await openVisit(authority, returns);
    const other = await fetch(form);
    expect(other.status).toBe(400);
    expect(await other.text()).toContain('No se puede continuar');
  });

  it('is forgotten on a reset of the sandbox, and the keys are not', async () => {
    const keys = await (await fetch(`${authority}/jwks`)).text();
    const { form, browse } = await openVisit(authority, returns);
    await box.ask('/sandbox/reset', { method: 'POST' });
    expect((await browse(form)).status).toBe(400);
    expect(await (await fetch(`${authority}/jwks`)).text()).toBe(keys);
  });

  it('writes nothing to the console, and logs failures without its secrets', async () => {
    const { form } = await openVisit(authority, returns);
    await fetch(form);
    const lines = box.logged.filter((line) => line.includes('identity provider'));
    expect(lines.join('\n')).toContain('visit refused');
    expect(lines.join('\n')).not.toMatch(/code_challenge|verifier/);
  });
});
