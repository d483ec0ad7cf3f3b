import type { Plan } from './plan.ts';

type Headers = Readonly<Record<string, string>>;

function rule(address: string, headers: Headers): string {
  return [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
}

/** What these headers have beyond those of every file, which hosts send in any case. */
function beyond(headers: Headers, every: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name, value]) => every[name] !== value));
}

/**
 * Headers that a host may not send twice with different values: it would join them, and they would say nothing. The last is
 * of pages of the app alone.
 */
const single = ['Cache-Control', 'Cross-Origin-Opener-Policy', 'Referrer-Policy', 'Reporting-Endpoints'];

/**
 * The `_headers` file of hosts that read one. Such a host adds up all the rules that fit an address: so what only some
 * files need is in no rule for all. Policies may add up: a browser obeys each of them.
 */
export function headersFile({ headers, pages, pagesLikeFiles, identity, offline }: Plan): string {
  const every = Object.fromEntries(Object.entries(headers.page).filter(([name]) => !single.includes(name)));
  const page = beyond(headers.page, every);
  const rules = [
    rule('/*', every),
    ...['/', ...pagesLikeFiles, ...pages].map((address) => rule(address, page)),
    rule(identity, beyond(headers.identity, every)),
    rule(offline, beyond(headers.offline, every)),
    rule('/assets/*', { 'Cache-Control': headers.asset['Cache-Control'] ?? '' }),
  ];
  return `${rules.join('\n\n')}\n`;
}

/** The `_redirects` file of such hosts: pages without a file of their own are the empty page. */
export function redirectsFile({ pages }: Plan): string {
  return pages.map((page) => `${page} /app.html 200\n`).join('');
}
