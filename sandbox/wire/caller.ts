import type { FastifyRequest } from 'fastify';
import { headers } from '#contract/envelope.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';

const clientName = /^[\w-]{0,64}$/;
const requestName = /^[\w-]{8,64}$/;
const longestToken = 256;

/** A header's text; '' when it is missing. Node joins a header that came twice, so it fails its pattern. */
function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : '';
}

/** The requested language in capitals, if we have it; else the first of ours. */
export function languageOf(request: FastifyRequest, languages: readonly string[]): string {
  const asked = headerOf(request, headers.language).toUpperCase();
  return languages.includes(asked) ? asked : (languages[0] ?? 'ES');
}

/** The random name of the tab. */
export function clientOf(request: FastifyRequest): string {
  const name = headerOf(request, headers.client);
  if (!clientName.test(name)) throw new Refusal('INPUT_INVALID');
  return name;
}

/** The token in the header; null when it is missing or malformed. */
export function tokenOf(request: FastifyRequest): string | null {
  const token = headerOf(request, headers.token);
  return token !== '' && token.length <= longestToken ? token : null;
}

/** Browsers and systems by their own names. The first match counts, since most also name others. */
const browsers = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Headless)?(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** A short name for the browser; it contains none of the header's text, which anybody can write. */
export function deviceOf(request: FastifyRequest): string {
  const agent = headerOf(request, 'User-Agent').slice(0, longestToken);
  const name = (list: typeof browsers | typeof systems) => list.find(([, sign]) => sign.test(agent))?.[0];
  return [name(browsers), name(systems)].filter(Boolean).join(', ');
}

/** The id of a request: the sender's, if that is a plain name. */
export function requestNameOf(given: unknown): string | null {
  return typeof given === 'string' && requestName.test(given) ? given : null;
}
