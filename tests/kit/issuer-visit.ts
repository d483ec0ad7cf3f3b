import { createHash, randomBytes } from 'node:crypto';
import { seedPassword } from '#sandbox/db/people.ts';

/** An issuer's metadata. */
type Discovery = { readonly authorization_endpoint: string; readonly token_endpoint: string };

/** A minimal browser: it keeps cookies, and follows no redirect by itself. */
export function createBrowser() {
  const jar = new Map<string, string>();
  return async (address: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) };
    const answer = await fetch(address, { redirect: 'manual', ...init, headers });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
}

export async function discover(authority: string): Promise<Discovery> {
  return (await fetch(`${authority}/.well-known/openid-configuration`)).json() as Promise<Discovery>;
}

export type Visit = {
  /** The redirect address. */
  readonly returns: string;
  readonly nonce: string;
  readonly state: string;
  readonly verifier: string;
  /** The target of the login page's form. */
  readonly form: string;
  readonly page: Response;
  readonly browse: ReturnType<typeof createBrowser>;
  readonly tokens: string;
};

/** Opens a login page of an issuer, as the product does; `more` overrides the request's parameters. */
export async function openVisit(
  authority: string,
  returns: string,
  more: Readonly<Record<string, string>> = {},
  browse: Visit['browse'] = createBrowser(),
): Promise<Visit> {
  const { authorization_endpoint: sandbox, token_endpoint: tokens } = await discover(authority);
  const [nonce, state, verifier] = [16, 16, 48].map((bytes) => randomBytes(bytes).toString('base64url')) as [
    string,
    string,
    string,
  ];
  const query = new URLSearchParams({
    client_id: 'vestibulo',
    response_type: 'code',
    scope: 'openid',
    prompt: 'login',
    redirect_uri: returns,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    nonce,
    state,
    ...more,
  });
  const first = await browse(`${sandbox}?${query}`);
  const form = new URL(first.headers.get('location') ?? '', sandbox).href;
  const page = form.includes('/interaction/') ? await browse(form) : first;
  return { returns, nonce, state, verifier, form, page, browse, tokens };
}

/** Fills in the page and returns the address that the product gets. */
export async function comeBack(
  { form, browse }: Visit,
  email: string,
  password = seedPassword,
): Promise<URL> {
  const said = await browse(`${form}/login`, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
  });
  const on = await browse(said.headers.get('location') ?? '');
  return new URL(on.headers.get('location') ?? '');
}

/** Exchanges the code for the tokens; `more` overrides the request's fields. */
export function changeCode(
  { returns, verifier, tokens }: Visit,
  back: URL,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'vestibulo',
    code: back.searchParams.get('code') ?? '',
    redirect_uri: returns,
    code_verifier: verifier,
    ...more,
  });
  return fetch(tokens, { method: 'POST', body });
}

/** Signs an identity in at one of a sandbox's issuers, and returns the proof for the gateway. */
export async function proofOf(
  origin: string,
  provider: string,
  email: string,
): Promise<{ readonly provider: string; readonly idToken: string; readonly nonce: string }> {
  const visit = await openVisit(`${origin}/idp/${provider}`, `${origin}/identity.html`);
  const answer = await changeCode(visit, await comeBack(visit, email));
  const { id_token: idToken } = (await answer.json()) as { id_token: string };
  return { provider, idToken, nonce: visit.nonce };
}
