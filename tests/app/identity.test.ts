import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askProvider } from '#src/app/identity.ts';
import { answerChannel } from '#src/app/identity-answers.ts';
import { comeBack, createBrowser, type Visit } from '../kit/issuer-visit.ts';
import { startSandbox, type TestSandbox } from '../kit/sandbox.ts';

let box: TestSandbox;

beforeAll(async () => {
  box = await startSandbox();
});
beforeEach(() => {
  vi.stubGlobal('location', { origin: box.address });
});
afterEach(() => void vi.unstubAllGlobals());
afterAll(() => box.close());

type Popup = { closed: boolean; location: { replace: (address: string) => void } };

/** What the page of answers says to every tab. */
function say(query: string): void {
  const channel = new BroadcastChannel(answerChannel);
  channel.postMessage(query);
  channel.close();
}

/** A window whose person signs in as soon as it is shown, and comes back to the address that `act` makes of it. */
function windowOf(act: (back: URL, popup: Popup) => string | null): Popup {
  const popup: Popup = {
    closed: false,
    location: {
      replace: async (address) => {
        const browse = createBrowser();
        const first = await browse(address);
        const form = new URL(first.headers.get('location') ?? '', address).href;
        const visit = { form, browse } as Visit;
        const said = act(await comeBack(visit, 'lucia@norte.example'), popup);
        if (said !== null) say(said);
      },
    },
  };
  return popup;
}

function ask(popup: Popup, more: { authority?: string; signal?: AbortSignal } = {}) {
  const { authority = `${box.address}/idp/norte`, signal = new AbortController().signal } = more;
  return askProvider({
    provider: { id: 'norte', name: 'Cuenta Norte', authority, clientId: 'vestibulo' },
    popup: popup as unknown as Window,
    language: 'es',
    signal,
  });
}

describe('asking an identity provider', () => {
  it('brings an id token with the nonce of this question, by code and PKCE', async () => {
    const came = await ask(windowOf(({ search }) => search));
    expect(came).toEqual({ idToken: expect.any(String), nonce: expect.any(String) });
    const { idToken, nonce } = came as { idToken: string; nonce: string };
    expect(decodeJwt(idToken)).toMatchObject({ sub: 'norte-1001', nonce, aud: 'vestibulo' });
  });

  it('LOG-17 takes no answer to another question, whoever says it, and notices that the window is gone', async () => {
    const tampered = windowOf((back, popup) => {
      back.searchParams.set('state', 'tampered');
      popup.closed = true;
      return back.search;
    });
    expect(await ask(tampered)).toBe('closed');
    const nonsense = windowOf((_, popup) => {
      popup.closed = true;
      return 'x'.repeat(10_000);
    });
    expect(await ask(nonsense)).toBe('closed');
  });

  it('LOG-17 refuses an answer of another issuer, without a code, or with a strange one', async () => {
    const changed = (name: string, value: string | null) =>
      windowOf((back) => {
        if (value === null) back.searchParams.delete(name);
        else back.searchParams.set(name, value);
        return back.search;
      });
    expect(await ask(changed('iss', `${box.address}/idp/sur`))).toBe('refused');
    expect(await ask(changed('code', null))).toBe('refused');
    expect(await ask(changed('code', 'strange'))).toBe('refused');
    expect(await ask(changed('error', 'access_denied'))).toBe('refused');
  });

  it('LOG-17 refuses a token with another nonce', async () => {
    const honest = globalThis.fetch;
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      const answer = await honest(...asked);
      if (!String(asked[0]).endsWith('/token')) return answer;
      const tokens = (await answer.json()) as { id_token: string };
      const [head, , signature] = tokens.id_token.split('.');
      const claims = { ...decodeJwt(tokens.id_token), nonce: 'tampered' };
      const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return Response.json({ ...tokens, id_token: [head, body, signature].join('.') });
    });
    expect(await ask(windowOf(({ search }) => search))).toBe('refused');
  });

  it('tells that the provider can’t be reached, at first or in the middle', async () => {
    expect(
      await ask(
        windowOf(({ search }) => search),
        { authority: 'http://127.0.0.1:9/idp' },
      ),
    ).toBe('unreachable');
    const honest = globalThis.fetch;
    vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
      if (String(asked[0]).endsWith('/token')) throw new TypeError('the network is gone');
      return honest(...asked);
    });
    expect(await ask(windowOf(({ search }) => search))).toBe('unreachable');
  });

  it('shows no address that is a script, whatever the provider calls its own', async () => {
    vi.stubGlobal('fetch', async () =>
      Response.json({ issuer: 'https://bad.example', authorization_endpoint: 'javascript:alert(1)' }),
    );
    const shown: string[] = [];
    const popup = { closed: false, location: { replace: (address: string) => void shown.push(address) } };
    expect(await ask(popup, { authority: 'https://bad.example' })).toBe('refused');
    expect(shown).toEqual([]);
  });

  it('ends when nobody waits for the answer any more', async () => {
    const visit = new AbortController();
    const popup = { closed: false, location: { replace: () => visit.abort() } };
    expect(await ask(popup, { signal: visit.signal })).toBe('closed');
  });
});
