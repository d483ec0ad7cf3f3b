import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { seamlessRoot } from '#sandbox/games/seamless/messages.ts';
import { answerPath, issuersRoot } from '#sandbox/session/identity/brands.ts';
import { callRoots, pathOf } from '#sandbox/wire/call-paths.ts';
import { reportsPath } from './policy.ts';

/** What an address asks for: the prerendered home, the bare page, that of identity providers' answers, or a file of this name. */
export type Wanted = { readonly page: 'home' | 'app' | 'identity' } | { readonly file: string } | null;

const homes = ['/', '/index', '/index.html'];

/** Addresses of the old product that look like files (spec 2). */
const pagesLikeFiles = ['/register.html', '/app.html'];

/** Where else the app has a page, as its router knows it (src/paths.ts): `:name` stands for any one part. */
const pages = [
  '/home',
  '/login',
  '/register',
  '/forgot',
  '/freePlay',
  '/noticePage',
  '/pointMall',
  '/lottery',
  '/vnlottery',
  '/seaLottery',
  '/elott',
  '/rng',
  '/bgs',
  '/bingo',
  '/live',
  '/fish',
  '/pvp',
  '/esports',
  '/cockfight',
  '/sports',
  '/promotions',
  '/promoDetail',
  '/seamless',
  '/helpmc',
  '/download',
  '/down',
  '/join',
  '/game',
  '/help',
  '/member',
  '/member/:page',
  '/member/:page/:section',
  '/agent',
  '/agent/:page',
].map((page) => new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'));

/** Where the build puts what the inspector is made of; it is served at the control API only. */
export const inspectorRoot = '/inspector';

/** What the server itself answers, or did not open: never a page of the app. */
const served = [...callRoots, '/sandbox', inspectorRoot, '/art', seamlessRoot, issuersRoot, reportsPath];

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Anything that some reader of addresses might take for a way out of the folder, even if decoded twice. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const suspicious = /[\u0000-\u001f\u007f\\%]|(^|\/)\.\.?(\/|$)|\/\//;

/** Whether a person's browser asks, and not a script or a picture: it can be shown a page even where nothing is. */
export function asksForPage(headers: IncomingHttpHeaders): boolean {
  return new Negotiator({ headers }).mediaType(['application/json', 'text/html']) === 'text/html';
}

/** An address as it came, or for a page at one that can't be read, another where nothing is. */
export function readableAddress(url: string, headers: IncomingHttpHeaders): string {
  return decoded(pathOf(url)) === null && asksForPage(headers) ? '/%25' : url;
}

/** Reads the path of a GET: a page that the app has, or else a file; null when nothing can be there. */
export function wantedAt(path: string): Wanted {
  const plain = decoded(path);
  if (plain === null || suspicious.test(plain)) return null;
  if (served.some((start) => plain === start || plain.startsWith(`${start}/`))) return null;
  if (homes.includes(plain)) return { page: 'home' };
  if (plain === answerPath) return { page: 'identity' };
  if (pagesLikeFiles.includes(plain)) return { page: 'app' };
  if (pages.some((page) => page.test(plain))) return { page: 'app' };
  return { file: plain };
}
