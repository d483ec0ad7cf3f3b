import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Encoding } from './encoding.ts';

/** A public file, and its compressed forms, the best first. */
export type PublicFile = {
  readonly type: string;
  /** Whether its name has a hash of its content, so that it never changes. */
  readonly hashed: boolean;
  readonly tag: string;
  readonly bytes: Buffer;
  readonly forms: ReadonlyMap<Encoding, Buffer>;
};

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const compressed: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** The entity tag of a file: a hash of what is in it. */
export function tagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

async function readPublic(file: string, all: ReadonlySet<string>): Promise<PublicFile> {
  const bytes = await readFile(file);
  const forms = new Map<Encoding, Buffer>();
  for (const [encoding, ending] of compressed) {
    if (all.has(file + ending)) forms.set(encoding, await readFile(file + ending));
  }
  return {
    type: types[path.extname(file)] ?? 'application/octet-stream',
    hashed: path.basename(path.dirname(file)) === 'assets',
    tag: tagOf(bytes),
    bytes,
    forms,
  };
}

/**
 * Reads a folder into a map from address to file, once. No spelling of an address can reach a file outside
 * the map. Links, hidden files and unknown kinds of file are left out.
 */
export async function readPublicFiles(folder: string): Promise<ReadonlyMap<string, PublicFile>> {
  const names = await readdir(folder, { recursive: true });
  const files = names.map((name) => path.join(folder, name));
  const all = new Set(files);
  const found = new Map<string, PublicFile>();
  for (const file of files) {
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    if (address.includes('/.') || !(path.extname(file) in types)) continue;
    if ((await lstat(file)).isFile()) found.set(address, await readPublic(file, all));
  }
  return found;
}
