import type { Settings } from '#sandbox/kit/settings.ts';

/** The origins of the app, which may frame games and hear from them, with a space between two; '' when unknown. */
export function appOrigins({ origin, siteOrigins }: Settings): string {
  return [...(URL.canParse(origin) ? [new URL(origin).origin] : []), ...siteOrigins].join(' ');
}

/** The policy of a page: it loads its own files only, and only `framers`, if any, may frame it. */
export function hostPolicy(framers: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framers || "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** Headers of every answer of the game host. */
export const hostHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': ['camera', 'geolocation', 'microphone', 'payment', 'usb']
    .map((feature) => `${feature}=()`)
    .join(', '),
};
