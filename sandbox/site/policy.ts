import { siteHostsOf } from '#sandbox/downloads/sites.ts';
import type { Settings } from '#sandbox/kit/settings.ts';
import { providersOf } from '#sandbox/session/identity/providers.ts';
import { ownPictureHosts } from './picture-hosts.ts';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|[a-z0-9.-]+\.localhost)(:\d+)?$/;

/** A host of an allow list as sources of a policy: the host and its subdomains, http on loopback only. */
function sources(hosts: readonly string[]): string[] {
  return hosts.flatMap((host) =>
    loopback.test(host) ? [`http://${host}`] : [`https://${host}`, `https://*.${host}`],
  );
}

function directive(name: string, allowed: readonly string[]): string {
  return `${name} ${allowed.length > 0 ? allowed.join(' ') : "'none'"}`;
}

/** Where browsers report violations of a policy. */
export const reportsPath = '/csp-reports';

/**
 * The content security policy of the app's page, with the same settings as the page's configuration. `nonce`
 * is fresh for every answer: the scroll lock of dialogs needs a style element of its own.
 */
export function pagePolicy(settings: Settings, nonce: string): string {
  const { hosts, gateway, origin } = settings;
  const own = URL.canParse(origin) ? [new URL(origin).origin] : [];
  const pictures = sources([...hosts.images, ...ownPictureHosts(settings)]);
  const issuers = providersOf(settings).map(({ authority }) => new URL(authority).origin);
  const asked = [...new Set([...(gateway.origin ? [gateway.origin] : []), ...issuers])];
  // A hosted slider needs the provider's script, its pictures, its calls and perhaps a frame.
  const provider = sources(hosts.verification);
  return [
    "default-src 'none'",
    directive('script-src', ["'self'", ...provider]),
    "script-src-attr 'none'",
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    directive('img-src', ["'self'", 'data:', ...own, ...pictures, ...provider]),
    "font-src 'self'",
    // The page measures how fast the product's other addresses answer.
    directive('connect-src', ["'self'", ...asked, ...provider, ...sources(siteHostsOf(settings))]),
    directive('frame-src', [...sources(hosts.games), ...provider]),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types app-html app-url dompurify',
    `report-uri ${reportsPath}`,
    'report-to csp',
  ].join('; ');
}

/** The policy of any other HTML or SVG: it may show itself and load nothing. */
export const barePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

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

const noFeatures = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

/** Headers of every answer. */
export function everyAnswer({ origin }: Settings): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': noFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(origin.startsWith('https:')
      ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
      : {}),
  };
}
