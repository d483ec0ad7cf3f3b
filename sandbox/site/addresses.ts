import { seamlessRoot } from '#sandbox/games/seamless/messages.ts';
import { answerPath, issuersRoot } from '#sandbox/session/identity/brands.ts';
import { callRoots } from '#sandbox/wire/call-paths.ts';
import { decodePath } from '#sandbox/wire/readable-address.ts';
import { reportsPath } from './policy.ts';

/**
 * The target of an address: a page of the app by the address that it is prerendered for, the page for identity
 * providers' answers, or a file of this name.
 */
export type Wanted = 'identity' | { readonly page: string } | { readonly file: string } | null;

/** Addresses that look like files, some of the old product (spec 2). */
export const pagesLikeFiles = ['/index.html', '/register.html', '/app.html'];

/** The pages of the app, as its router has them (src/paths.ts): `:name` stands for any one part. */
export const pageAddresses = [
  '/index',
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
  '/saferPlay',
  '/member',
  '/member/:page',
  '/member/:page/:section',
  '/agent',
  '/agent/:page',
  '/agent/:page/:section',
];

/** One pattern for addresses of pages; what stands before a last slash is its first group. Letters count alike. */
export function pagesPattern(addresses: readonly string[]): string {
  const all = addresses.map((page) => page.slice(1).replaceAll(/:\w+/g, '[^/]+'));
  return `^(/(?:${all.join('|')}))/?$`;
}

const page = new RegExp(pagesPattern(pageAddresses), 'i');

/** The inspector's folder in the build; only the control API serves it. */
export const inspectorRoot = '/inspector';

/** Paths that the server itself answers, or has closed: never a page of the app. */
const served = [...callRoots, '/sandbox', inspectorRoot, '/art', seamlessRoot, issuersRoot, reportsPath];

/** Anything that a parser might take for a way out of the folder, even after decoding twice. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const suspicious = /[\u0000-\u001f\u007f\\%]|(^|\/)\.\.?(\/|$)|\/\//;

/** Reads the path of a GET: a page of the app, or else a file; null when the path can't be either. */
export function wantedAt(path: string): Wanted {
  const plain = decodePath(path);
  if (plain === null || suspicious.test(plain)) return null;
  if (served.some((start) => plain === start || plain.startsWith(`${start}/`))) return null;
  if (plain === answerPath) return 'identity';
  if (plain === '/') return { page: '/index' };
  if (pagesLikeFiles.includes(plain)) return { page: plain.slice(0, -'.html'.length) };
  if (page.test(plain)) return { page: plain.replace(/\/$/, '') };
  return { file: plain };
}
