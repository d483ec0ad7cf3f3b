import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** An issuer that signs any claims, on an origin of its own. */
export type StandInIssuer = {
  readonly authority: string;
  /** How often its keys were asked for. */
  readonly asked: () => number;
  /** An id token: honest claims, with others laid over them; undefined takes a claim away. */
  readonly sign: (claims?: Readonly<Record<string, unknown>>, key?: 'own' | 'strange') => Promise<string>;
  /** What its token endpoint answers from now on; null breaks the connection. */
  readonly answer: (tokens: Readonly<Record<string, unknown>> | null) => void;
  /** Overrides its metadata from now on. */
  readonly claim: (discovery: Readonly<Record<string, unknown>>) => void;
  readonly close: () => Promise<void>;
};

/** Starts one; `audience` is whom its honest tokens are for, `now` the clock of those who read them. */
export async function startIssuer(now: () => number, audience = 'vestibulo'): Promise<StandInIssuer> {
  const [own, strange] = await Promise.all([generateKeyPair('ES256'), generateKeyPair('ES256')]);
  const kid = 'stand-in';
  const jwk = { ...(await exportJWK(own.publicKey)), kid, alg: 'ES256', use: 'sig' };
  let asked = 0;
  let tokens: Readonly<Record<string, unknown>> | null = {};
  let claimed = {};
  const server = createServer((request, response) => {
    const authority = `http://${request.headers.host}`;
    const discovery = {
      issuer: authority,
      jwks_uri: `${authority}/jwks`,
      authorization_endpoint: `${authority}/auth`,
      token_endpoint: `${authority}/token`,
      ...claimed,
    };
    asked += 1;
    if (request.url === '/token' && tokens === null) return void request.socket.destroy();
    const said = request.url === '/token' ? tokens : discovery;
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(request.url === '/jwks' ? { keys: [jwk] } : said));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const authority = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    authority,
    asked: () => asked,
    answer: (given) => {
      tokens = given;
    },
    claim: (discovery) => {
      claimed = discovery;
    },
    sign: (claims = {}, key = 'own') => {
      const issued = Math.floor(now() / 1_000);
      const honest = {
        iss: authority,
        aud: audience,
        sub: 'guest-1',
        nonce: 'nonce',
        iat: issued,
        exp: issued + 300,
      };
      const payload = JSON.parse(JSON.stringify({ ...honest, ...claims })) as JWTPayload;
      const signer = key === 'own' ? own : strange;
      return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid }).sign(signer.privateKey);
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
