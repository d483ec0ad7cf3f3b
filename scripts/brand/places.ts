/** A place with room for one line only, on a phone of 320 pixels. */
export type OneLine = {
  readonly keys: readonly string[];
  /** Pixels: of each text, or of all of them beside each other. */
  readonly room: number;
  readonly together?: true;
  /** Pixels. */
  readonly size: number;
  readonly weight: number;
};

/** The window, less the gutters of a page on both sides. */
export const pageRoom = 320 - 2 * 14;

/**
 * Where a text has one line at 320 pixels. The phone's bar gives each of its seven places 45 pixels and cuts what is
 * longer; the header's two buttons share what the sign and the languages leave. Texts in any other place wrap: there only
 * a word that is wider than the page is too long.
 */
export const oneLines: readonly OneLine[] = [
  {
    keys: [
      'shell.nav.home',
      'shell.nav.promos',
      ...['LOTT', 'SPORTS', 'RNG', 'ESPORTS', 'PVP'].map((category) => `shell.categories.${category}`),
    ],
    room: 46,
    size: 10,
    weight: 600,
  },
  {
    keys: ['shell.header.login', 'shell.header.register'],
    room: 172,
    together: true,
    size: 14,
    weight: 600,
  },
];
