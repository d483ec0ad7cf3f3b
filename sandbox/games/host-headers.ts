import type { Settings } from '#sandbox/kit/settings.ts';

/** The app's origin, which may frame games and hears from them; '' when unknown. */
export function appOrigin({ origin }: Settings): string {
  return URL.canParse(origin) ? new URL(origin).origin : '';
}

/** The policy of a page: it loads its own files only, and only `framer`, if any, may frame it. */
export function hostPolicy(framer: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framer || "'none'"}`,
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
