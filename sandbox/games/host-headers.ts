import type { Settings } from '#sandbox/kit/settings.ts';

/** The origin that may frame games and hears from them: the app's; '' when it is not known. */
export function appOrigin({ origin }: Settings): string {
  return URL.canParse(origin) ? new URL(origin).origin : '';
}

/** The policy of a page: its own files and nothing else; `framer` alone may frame it, nobody when there is none. */
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
