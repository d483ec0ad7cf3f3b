import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { seamlessRoot } from '#sandbox/games/seamless/messages.ts';
import { answerPath, issuersRoot } from '#sandbox/session/identity/brands.ts';
import { callRoots, pathOf } from '#sandbox/wire/call-paths.ts';
import { reportsPath } from './policy.ts';

/**
 * The target of an address: the prerendered home, the bare page, the page for identity providers' answers, or
 * a file of this name.
 */
export type Wanted = { readonly page: 'home' | 'app' | 'identity' } | { readonly file: string } | null;

const homes = ['/', '/index', '/index.html'];

/** Addresses of the old product that look like files (spec 2). */
const pagesLikeFiles = ['/register.html', '/app.html'];

/** The other pages of the app, as its router has them (src/paths.ts): `:name` stands for any one part. */
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

/** The inspector's folder in the build; only the control API serves it. */
export const inspectorRoot = '/inspector';

/** Paths that the server itself answers, or has closed: never a page of the app. */
const served = [...callRoots, '/sandbox', inspectorRoot, '/art', seamlessRoot, issuersRoot, reportsPath];

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Anything that a parser might take for a way out of the folder, even after decoding twice. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const suspicious = /[\u0000-\u001f\u007f\\%]|(^|\/)\.\.?(\/|$)|\/\//;

/**
 * Whether the request is a browser's navigation, not a script's or a picture's: it gets a page even for an
 * unknown address.
 */
export function asksForPage(headers: IncomingHttpHeaders): boolean {
  return new Negotiator({ headers }).mediaType(['application/json', 'text/html']) === 'text/html';
}

/** The address as it came; a navigation to an unreadable address gets an unknown one instead. */
export function readableAddress(url: string, headers: IncomingHttpHeaders): string {
  return decoded(pathOf(url)) === null && asksForPage(headers) ? '/%25' : url;
}

/** Reads the path of a GET: a page of the app, or else a file; null when the path can't be either. */
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
