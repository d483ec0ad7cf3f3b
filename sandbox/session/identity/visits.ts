import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { InteractionResults, Provider } from 'oidc-provider';
import { emailOf } from '#contract/typed.ts';
import { seedPassword } from '#sandbox/db/people.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { type Brand, brandIn, issuersRoot, type OfBrand } from './brands.ts';
import type { FindIssuer } from './issuer.ts';
import { errorPage, loginPage, type PageLanguage } from './pages.ts';

type OfVisit = { Params: OfBrand['Params'] & { visit: string }; Body: URLSearchParams };
type Asked = FastifyRequest<OfVisit>;

const longestForm = 4 * 1024;

/** The policy of the page: it may show itself and send its forms here, which then redirect to the product. */
function policyFor(returns: string): string {
  const origin = URL.canParse(returns) ? new URL(returns).origin : '';
  const names = ["default-src 'none'", "style-src 'self'", 'img-src data:', "base-uri 'none'"];
  return [...names, `form-action 'self' ${origin}`, "frame-ancestors 'none'"].join('; ');
}

function languageFor({ headers }: Asked, locales: unknown): PageLanguage {
  const asked = typeof locales === 'string' ? { 'accept-language': locales.replaceAll(' ', ',') } : headers;
  return new Negotiator({ headers: asked }).language(['es', 'en']) === 'en' ? 'en' : 'es';
}

type Visit = { readonly page: string; readonly returns: string; readonly brand: Brand };

function sendPage(reply: FastifyReply, status: number, { page, returns }: Omit<Visit, 'brand'>) {
  return reply
    .code(status)
    .headers({ 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policyFor(returns) })
    .send(page);
}

/** Opens the pages of a sign-in under way: a person signs in there, or declines. */
export function openVisits(routes: FastifyInstance, { log }: Sandbox, issuerOf: FindIssuer): void {
  /** The page of a visit, if it belongs to this browser; `typed` is the e-mail of a failed try. */
  async function show(request: Asked, reply: FastifyReply, provider: Provider, typed?: string) {
    const brand = brandIn(request);
    const { params } = await provider.interactionDetails(request.raw, reply.raw);
    const page = loginPage({
      brand,
      language: languageFor(request, params.ui_locales),
      visit: `${issuersRoot}/${brand.id}/interaction/${encodeURIComponent(request.params.visit)}`,
      ...(typed === undefined ? {} : { typed }),
    });
    const status = typed === undefined ? 200 : 422;
    return sendPage(reply, status, { page, returns: String(params.redirect_uri) });
  }

  async function settle(request: Asked, reply: FastifyReply, provider: Provider, result: InteractionResults) {
    const next = await provider.interactionResult(request.raw, reply.raw, result);
    return reply.redirect(next, 303);
  }

  routes.register(async (pages) => {
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    pages.setErrorHandler((error, request, reply) => {
      const brand = brandIn(request as Asked);
      log.warn({ provider: brand.id, happened: 'visit refused', error }, 'identity provider');
      const page = errorPage(brand, 'invalid_request', languageFor(request as Asked, undefined));
      return sendPage(reply, 400, { page, returns: '' });
    });

    const visit = `${issuersRoot}/:brand/interaction/:visit`;
    pages.get<OfVisit>(visit, async (request, reply) =>
      show(request, reply, await issuerOf(brandIn(request))),
    );
    pages.post<OfVisit>(`${visit}/login`, async (request, reply) => {
      const brand = brandIn(request);
      const provider = await issuerOf(brand);
      const email = emailOf(request.body.get('email') ?? '');
      const known = brand.identities.find((identity) => identity.email === email.toLowerCase());
      const right = known && request.body.get('password') === seedPassword;
      if (!right) return show(request, reply, provider, email);
      return settle(request, reply, provider, { login: { accountId: known.subject, remember: false } });
    });
    pages.post<OfVisit>(`${visit}/cancel`, async (request, reply) =>
      settle(request, reply, await issuerOf(brandIn(request)), { error: 'access_denied' }),
    );
  });
}
