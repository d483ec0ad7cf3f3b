import type { ArtCategory } from '../art/art-category.ts';

/** A name as it stands in an address: 'Té de Jade' is te-de-jade. */
export function slugOf(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** Addresses of the sandbox's drawings, which differ by what they stand for. */
export function drawingOf(kind: 'game' | 'vendor', name: string, category: ArtCategory): string {
  return `/art/${kind}/${slugOf(name)}.svg?category=${category}`;
}

/** A drawing's address with the name that stands on it. */
export function withName(address: string, name: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}name=${encodeURIComponent(name)}`;
}
