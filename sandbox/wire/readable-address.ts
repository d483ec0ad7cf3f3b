import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { pathOf } from './call-paths.ts';

/** A path without its escapes; null for one that can’t be read. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/**
 * Whether the request is a browser's navigation, not a script's or a picture's: it gets a page even for an
 * unknown address.
 */
export function asksForPage(headers: IncomingHttpHeaders): boolean {
  return new Negotiator({ headers }).mediaType(['application/json', 'text/html']) === 'text/html';
}

/** The address as it came; a navigation to an unreadable address gets an unknown one instead. */
export function readableAddress(url: string, headers: IncomingHttpHeaders): string {
  return decodePath(pathOf(url)) === null && asksForPage(headers) ? '/%25' : url;
}
