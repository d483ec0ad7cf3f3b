import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askProvider } from '#src/app/world/identity.ts';
import { answerChannel } from '#src/app/world/identity-answers.ts';
import { comeBack, createBrowser, type Visit } from '../kit/issuer-visit.ts';
import { machineNow } from '../kit/moment.ts';
import { sandboxOfFile } from '../kit/sandbox-of-file.ts';
import { type StandInIssuer, startIssuer } from '../kit/stand-in-issuer.ts';

const box = sandboxOfFile();
let guest: StandInIssuer;

beforeAll(async () => {
  guest = await startIssuer(machineNow);
});
beforeEach(() => {
  guest.claim({});
  guest.answer({});
});
afterAll(() => guest.close());

type Popup = { closed: boolean; location: { replace: (address: string) => void } };

/** What the answer page says to every tab. */
function say(query: string): void {
  const channel = new BroadcastChannel(answerChannel);
  channel.postMessage(query);
  channel.close();
}

/** A window whose person signs in at once, and comes back to the address that `act` makes of it. */
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

/** A window that comes back at once, with the state it was sent with. */
function straightBack(): Popup {
  const replace = (address: string) =>
    say(`?${new URLSearchParams({ state: new URL(address).searchParams.get('state') ?? '', code: 'c' })}`);
  return { closed: false, location: { replace } };
}

type More = { authority?: string; signal?: AbortSignal; lost?: () => void };

function ask(popup: Popup, more: More = {}) {
  const { authority = `${box.address}/idp/norte`, signal = new AbortController().signal, lost } = more;
  return askProvider({
    provider: { id: 'norte', name: 'Cuenta Norte', authority, clientId: 'vestibulo' },
    popup: popup as unknown as Window,
    origin: box.address,
    language: 'es',
    lost: () => lost?.(),
    signal,
  });
}

/** Says when the window is told to be lost; what it brought, if anything came before. */
function lost(popup: Popup): Promise<unknown> {
  return new Promise((resolve) => {
    void ask(popup, { lost: () => resolve('lost') }).then(resolve);
  });
}

describe('asking an identity provider', () => {
  it('returns an id token with the nonce of this request, by code and PKCE', async () => {
    const came = await ask(windowOf(({ search }) => search));
    expect(came).toEqual({ idToken: expect.any(String), nonce: expect.any(String) });
    const { idToken, nonce } = came as { idToken: string; nonce: string };
    expect(decodeJwt(idToken)).toMatchObject({ sub: 'norte-1001', nonce, aud: 'vestibulo' });
  });

  it('LOG-17 ignores answers to other requests, whoever sends them, and notices that the window is gone', async () => {
    const tampered = windowOf((back, popup) => {
      back.searchParams.set('state', 'tampered');
      popup.closed = true;
      return back.search;
    });
    expect(await lost(tampered)).toBe('lost');
    const nonsense = windowOf((_, popup) => {
      popup.closed = true;
      return 'x'.repeat(10_000);
    });
    expect(await lost(nonsense)).toBe('lost');
  });

  it('LOG-17 hears the answer of a window that has looked closed since the provider’s page came', async () => {
    const isolated = straightBack();
    const { replace } = isolated.location;
    let heard = 0;
    let address = '';
    isolated.location.replace = (to) => {
      isolated.closed = true;
      address = to;
    };
    guest.answer({ access_token: 'a', token_type: 'Bearer' });
    const came = ask(isolated, {
      authority: guest.authority,
      lost: () => {
        heard += 1;
        replace(address);
      },
    });
    // It has come, and says nothing about who it is.
    expect(await came).toBe('refused');
    expect(heard).toBe(1);
  });

  it('LOG-17 refuses an answer from another issuer, without a code, or with an invalid one', async () => {
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

  it('LOG-17 refuses a token with another nonce, or none at all', async () => {
    guest.answer({
      access_token: 'a',
      token_type: 'Bearer',
      id_token: await guest.sign({ nonce: 'tampered' }),
    });
    expect(await ask(straightBack(), { authority: guest.authority })).toBe('refused');
    guest.answer({
      access_token: 'a',
      token_type: 'Bearer',
      id_token: await guest.sign({ nonce: undefined }),
    });
    expect(await ask(straightBack(), { authority: guest.authority })).toBe('refused');
    guest.answer({ access_token: 'a', token_type: 'Bearer' });
    expect(await ask(straightBack(), { authority: guest.authority })).toBe('refused');
  });

  it('reports that the provider can’t be reached, at the start or in the middle', async () => {
    expect(await ask(straightBack(), { authority: 'http://127.0.0.1:9/idp' })).toBe('unreachable');
    guest.answer(null);
    expect(await ask(straightBack(), { authority: guest.authority })).toBe('unreachable');
  });

  it('opens no script address, whatever the provider sends as its own', async () => {
    guest.claim({ authorization_endpoint: 'javascript:alert(1)' });
    const shown: string[] = [];
    const popup = { closed: false, location: { replace: (address: string) => void shown.push(address) } };
    expect(await ask(popup, { authority: guest.authority })).toBe('refused');
    expect(shown).toEqual([]);
  });

  it('ends when nobody waits for the answer any more', async () => {
    const visit = new AbortController();
    const popup = { closed: false, location: { replace: () => visit.abort() } };
    expect(await ask(popup, { signal: visit.signal })).toBe('refused');
  });
});
