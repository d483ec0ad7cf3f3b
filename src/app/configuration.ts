import * as z from 'zod/mini';
import { Configuration } from '#contract/configuration.ts';

/** The brand's configuration, or the dotted path of the field that is wrong ('' when it is no JSON at all). */
export type ReadConfiguration = { readonly configuration: Configuration } | { readonly error: string };

/** Reads the configuration from its JSON text. */
export function parseConfiguration(text: string): ReadConfiguration {
  try {
    const read = z.safeParse(Configuration, JSON.parse(text));
    if (read.success) return { configuration: read.data };
    return { error: read.error.issues[0]?.path.map(String).join('.') ?? '' };
  } catch {
    return { error: '' };
  }
}

/** Reads the configuration that stands inside the page: no round trip, and replaceable without a rebuild. */
export function readConfiguration(page: Pick<Document, 'getElementById'> = document): ReadConfiguration {
  return parseConfiguration(page.getElementById('configuration')?.textContent ?? '');
}

/** What index.html says before anyone replaces it; the prerendered home is made with it. */
export const defaultConfiguration: Configuration = {
  brand: {
    name: 'Vestíbulo',
    merchantCode: 'vestibulo',
    lotteryType: 'SEA',
    loginedToHomePage: false,
    minimumAge: 18,
    currencySymbol: 'P',
    entrance: 'any',
  },
  gateway: { origin: '' },
  languages: ['ES', 'EN'],
  hosts: { games: [], images: [], support: [], downloads: [] },
  seal: { suite: 'jwe' },
  supportKeys: { encryptionKey: '', macKey: '' },
  inspect: false,
};
