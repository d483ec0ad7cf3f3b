import type { Screen } from '#machines/places.ts';

/**
 * Screens that have an address but no view yet: they open the page that says so. A guard counts them, so that
 * none is forgotten; building one takes it off this list.
 */
export const unbuilt = ['agent'] as const satisfies readonly Screen[];

export type Unbuilt = (typeof unbuilt)[number];
