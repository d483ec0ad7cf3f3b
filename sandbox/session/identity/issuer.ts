import { randomBytes } from 'node:crypto';
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { answerPath, type Brand, clientId } from './brands.ts';
import type { IssuerKeys } from './keys.ts';
import { loadLibrary } from './library.ts';
import { errorPage } from './pages.ts';
import { createShelf } from './shelf.ts';

/** Finds the issuer of a brand, and makes it at the first request. */
export type FindIssuer = (brand: Brand) => Promise<Provider>;

/** How long each part of a sign-in lasts, in seconds. */
const lasting = { code: 60, token: 300, visit: 900 };

/**
 * How long an id token lasts, in seconds. It allows for a moved sandbox clock, since the library knows the
 * machine's only.
 */
function idTokenLife({ clock }: Sandbox): () => number {
  return () => lasting.token + Math.max(0, Math.round((clock.now() - Date.now()) / 1_000));
}

/** The page asks people who they are, and for no consent: the product learns nothing else. */
async function grantAll({ oidc }: KoaContextWithOIDC, provider: Provider) {
  const grant = new provider.Grant({
    ...(oidc.client ? { clientId: oidc.client.clientId } : {}),
    ...(oidc.session?.accountId ? { accountId: oidc.session.accountId } : {}),
  });
  grant.addOIDCScope('openid');
  await grant.save();
  return grant;
}

function configurationFor(brand: Brand, issuer: string, keys: IssuerKeys, sandbox: Sandbox): Configuration {
  const path = new URL(issuer).pathname;
  const known = (subject: string) => brand.identities.some((identity) => identity.subject === subject);
  // People return only to the product's own page for it: the library compares the whole address.
  const redirect = `${new URL(issuer).origin}${answerPath}`;
  return {
    adapter: createShelf(),
    clients: [
      {
        client_id: clientId,
        redirect_uris: [redirect],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'none',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [keys.jwk] },
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    responseTypes: ['code'],
    scopes: ['openid'],
    claims: { openid: ['sub'] },
    pkce: { required: () => true },
    expiresWithSession: () => false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
      resourceIndicators: { enabled: false },
    },
    cookies: {
      keys: [randomBytes(32)],
      names: { interaction: `${brand.id}-visit`, resume: `${brand.id}-way`, session: `${brand.id}-session` },
      long: { httpOnly: true, sameSite: 'lax', path },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AuthorizationCode: lasting.code,
      AccessToken: lasting.token,
      IdToken: idTokenLife(sandbox),
      Interaction: lasting.visit,
      Session: lasting.visit,
      Grant: lasting.visit,
    },
    interactions: { url: (_, { uid }) => `${path}/interaction/${uid}` },
    findAccount: (_, subject) =>
      known(subject) ? { accountId: subject, claims: async () => ({ sub: subject }) } : undefined,
    renderError: (ctx, { error }) => {
      ctx.type = 'html';
      ctx.body = errorPage(brand, error, ctx.acceptsLanguages('es', 'en') === 'en' ? 'en' : 'es');
    },
  };
}

/** One OpenID Connect issuer of the sandbox, at that address. It logs its errors. */
export async function createIssuer(
  brand: Brand,
  issuer: string,
  keys: IssuerKeys,
  sandbox: Sandbox,
): Promise<Provider> {
  const { Provider: Issuer } = await loadLibrary(sandbox.log);
  const provider: Provider = new Issuer(issuer, {
    ...configurationFor(brand, issuer, keys, sandbox),
    loadExistingGrant: (ctx) => grantAll(ctx, provider),
  });
  // It uses the issuer's addresses, whatever host name the request has.
  provider.proxy = true;
  const tell = (happened: string) => (_: unknown, error: Error) =>
    sandbox.log.warn({ provider: brand.id, happened, error }, 'identity provider');
  provider.on('authorization.error', tell('authorization refused'));
  provider.on('grant.error', tell('token refused'));
  provider.on('server_error', tell('broken'));
  return provider;
}
