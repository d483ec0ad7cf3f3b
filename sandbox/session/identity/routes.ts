import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { barePolicy, everyAnswer } from '#sandbox/wire/every-answer.ts';
import { type Brand, brandIn, issuersRoot, type OfBrand } from './brands.ts';
import { createIssuer, type FindIssuer } from './issuer.ts';
import { type IssuerKeys, makeKeys } from './keys.ts';
import { sheetPath } from './pages.ts';
import { openVisits } from './visits.ts';

/**
 * The headers of every answer of an issuer. The page that opened a window keeps control of it only without a
 * cross-origin opener policy here.
 */
const heldOpen = { 'Cross-Origin-Opener-Policy': 'unsafe-none', 'Referrer-Policy': 'no-referrer' };

/** Passes a request to the library, as if it came to the issuer's own address. */
function handOver(provider: Provider, request: FastifyRequest, reply: FastifyReply, sandbox: Sandbox): void {
  const { raw } = request;
  const { host, protocol, pathname } = new URL(provider.issuer);
  const own = { ...everyAnswer(sandbox.settings.current()), ...heldOpen };
  reply.hijack();
  for (const [name, value] of Object.entries(own)) reply.raw.setHeader(name, value);
  reply.raw.setHeader('Content-Security-Policy', barePolicy);
  raw.headers['x-forwarded-host'] = host;
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  const whole = raw.url ?? '/';
  Object.assign(raw, { originalUrl: whole, url: whole.slice(pathname.length) });
  void provider.callback()(raw, reply.raw);
}

/** Opens the sandbox's identity providers, `/idp/<name>`. The returned function makes them forget everybody. */
export function openIssuers(app: FastifyInstance, sandbox: Sandbox): () => void {
  const keys = new Map<string, Promise<IssuerKeys>>();
  const issuers = new Map<string, Promise<Provider>>();
  const sheet = readFile(new URL('identity.css', import.meta.url));

  function keysOf({ id }: Brand): Promise<IssuerKeys> {
    const found = keys.get(id) ?? makeKeys(id);
    keys.set(id, found);
    return found;
  }

  const issuerOf: FindIssuer = (brand) => {
    const address = `${sandbox.settings.current().origin}${issuersRoot}/${brand.id}`;
    const made = async () => createIssuer(brand, address, await keysOf(brand), sandbox);
    const found = issuers.get(address) ?? made();
    issuers.set(address, found);
    return found;
  };

  app.register(async (routes) => {
    routes.addHook('onRequest', async (_, reply) => {
      reply.headers({ 'Cache-Control': 'no-store', ...heldOpen });
    });
    routes.get(sheetPath, async (_, reply) => reply.type('text/css; charset=utf-8').send(await sheet));
    openVisits(routes, sandbox, issuerOf);
    routes.register(async (rest) => {
      rest.removeAllContentTypeParsers();
      // The library reads the body itself.
      rest.addContentTypeParser('*', (_, __, done) => done(null));
      rest.all<OfBrand>(`${issuersRoot}/:brand/*`, async (request, reply) => {
        handOver(await issuerOf(brandIn(request)), request, reply, sandbox);
        return reply;
      });
    });
  });

  return () => issuers.clear();
}
