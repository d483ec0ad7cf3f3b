const files = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Where the flag of each country is, by its ISO code. */
export const flagAddresses: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([path, address]) => [path.replace(/^.*\/|\.svg$/g, ''), address]),
);
