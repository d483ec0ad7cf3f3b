import { createHash } from 'node:crypto';
import type { Configuration } from '#contract/configuration.ts';
import { isLoopback } from '#contract/system/loopback.ts';

/** A host of an allow list as sources of a policy: the host and its subdomains, http on loopback only. */
function sources(hosts: readonly string[]): string[] {
  return hosts.flatMap((host) =>
    isLoopback(host) ? [`http://${host}`] : [`https://${host}`, `https://*.${host}`],
  );
}

function directive(name: string, allowed: readonly string[]): string {
  return `${name} ${allowed.length > 0 ? allowed.join(' ') : "'none'"}`;
}

/** Where browsers report violations of the sandbox's policies. */
export const reportsPath = '/csp-reports';

const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The style elements of a page, or of several, as a policy allows them: by the hash of what is in each. */
export function styleSources(html: string): readonly string[] {
  const texts = new Set([...html.matchAll(styleElement)].map(([, text = '']) => text));
  return [...texts].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** The headers beside a policy that say where its reports go; none for ''. */
export function reportHeaders(reports: string): Record<string, string> {
  return reports ? { 'Reporting-Endpoints': `csp="${reports}"` } : {};
}

/** What the policy of a page follows from. */
export type PagePolicy = {
  /** The configuration in the page. */
  readonly configuration: Configuration;
  /** The page itself, or all that share the policy, for the hashes of their style elements. */
  readonly html: string;
  /** An origin that pictures come from besides those on the list: a gateway that is tried without TLS. */
  readonly pictures?: string;
  /** The address that browsers report violations to; '' for none. */
  readonly reports: string;
};

/** The content security policy of a page of the app. Nothing in it changes from answer to answer, so that any host can send it. */
export function pagePolicy({ configuration, html, pictures = '', reports }: PagePolicy): string {
  const { hosts, gateway, identityProviders, reports: told } = configuration;
  const own = URL.canParse(pictures) ? [new URL(pictures).origin] : [];
  const issuers = identityProviders.map(({ authority }) => new URL(authority).origin);
  const collector = told && URL.canParse(told.address) ? [new URL(told.address).origin] : [];
  const asked = [...new Set([...(gateway.origin ? [gateway.origin] : []), ...issuers, ...collector])];
  // A hosted slider needs the provider's script, its pictures, its calls and perhaps a frame.
  const provider = sources(hosts.verification);
  return [
    "default-src 'none'",
    directive('script-src', ["'self'", ...provider]),
    "script-src-attr 'none'",
    "worker-src 'self'",
    directive('style-src', ["'self'", ...styleSources(html)]),
    directive('img-src', ["'self'", 'data:', ...own, ...sources(hosts.images), ...provider]),
    "font-src 'self'",
    // The page measures how fast the product's other addresses answer.
    directive('connect-src', ["'self'", ...asked, ...provider, ...sources(hosts.sites)]),
    directive('frame-src', [...sources(hosts.games), ...provider]),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app-html app-url dompurify',
    ...(reports ? [`report-uri ${reports}`, 'report-to csp'] : []),
  ].join('; ');
}

/** The policy of the page that identity providers send people back to: its one script and its one style sheet. */
export const answerPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
