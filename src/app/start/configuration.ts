import * as z from 'zod/mini';
import { Configuration } from '#contract/configuration.ts';
import { knownMarket } from '#contract/market-names.ts';

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

/** What the operator is told of a configuration that works but says something unknown: `report` writes it. */
export function reportUnknown(
  { protection: { market } }: Pick<Configuration, 'protection'>,
  tell: (what: string, names: readonly string[]) => void,
): void {
  if (!knownMarket(market)) tell('an unknown market: the strictest rules are shown', [market]);
}

/** Reads the configuration inside the page: no round trip, and replaceable without a rebuild. */
export function readConfiguration(page: Pick<Document, 'getElementById'> = document): ReadConfiguration {
  return parseConfiguration(page.getElementById('configuration')?.textContent ?? '');
}
