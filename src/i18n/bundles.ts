import type { ResourceKey } from 'i18next';

/**
 * The words of every area in every language, by how they are fetched: no path is ever built from a language or an area.
 * The start does not hold this list, so that another area costs it nothing.
 */
export const bundles: ReadonlyMap<string, () => Promise<ResourceKey>> = new Map(
  Object.entries(
    import.meta.glob<ResourceKey>(['#locales/*/*.json', '!#locales/*/shell.json'], { import: 'default' }),
  ),
);
