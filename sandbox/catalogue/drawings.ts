import type { ArtCategory } from './art/art-category.ts';

/** Most names need no decomposing, which is slow. */
const asciiOnly = /^[ -~]*$/;

/** A name in the form for searching, without accents and capitals. */
export function plainOf(name: string): string {
  const plain = asciiOnly.test(name) ? name : name.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.toLowerCase();
}

/** A name as it stands in an address: 'Té de Jade' is te-de-jade. */
export function slugOf(name: string): string {
  return plainOf(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Addresses of the sandbox's drawings, which differ by the slug of what they stand for. */
export function drawingOf(kind: 'game' | 'vendor', slug: string, category: ArtCategory): string {
  return `/art/${kind}/${slug}.svg?category=${category}`;
}

/** A drawing's address with the name that stands on it. */
export function withName(address: string, name: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}name=${encodeURIComponent(name)}`;
}
