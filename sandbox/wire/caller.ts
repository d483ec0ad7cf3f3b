import type { FastifyRequest } from 'fastify';
import { headers } from '#contract/envelope.ts';
import { Refusal } from './handler.ts';

const clientName = /^[\w-]{0,64}$/;
const requestName = /^[\w-]{8,64}$/;
const longestToken = 256;

/** A header's text; '' when it is not there. Node joins a header that came twice, so it fails its pattern. */
function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' ? value : '';
}

/** The language asked for, in capitals, when it is one of those spoken here; else the first of them. */
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

/** The token shown; null when none is, or nothing that could be one. */
export function tokenOf(request: FastifyRequest): string | null {
  const token = headerOf(request, headers.token);
  return token !== '' && token.length <= longestToken ? token : null;
}

/** Browsers and systems as they name themselves; the first that fits counts, for most name others beside themselves. */
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

/** The short form of what the browser calls itself; nothing of its own text, which anybody may write. */
export function deviceOf(request: FastifyRequest): string {
  const agent = headerOf(request, 'User-Agent').slice(0, longestToken);
  const name = (list: typeof browsers | typeof systems) => list.find(([, sign]) => sign.test(agent))?.[0];
  return [name(browsers), name(systems)].filter(Boolean).join(', ');
}

/** A request is called as its sender calls it, if that is a plain name. */
export function requestNameOf(given: unknown): string | null {
  return typeof given === 'string' && requestName.test(given) ? given : null;
}
