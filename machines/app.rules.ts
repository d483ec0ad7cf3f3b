import type { CatalogInput } from './games/catalog.rules.ts';
import type { LaunchInput } from './games/launch.rules.ts';
import type { SessionInput } from './session/session.rules.ts';

/**
 * The start data of the product: the stored token, the entrance, the language, the host that serves the page,
 * the brand's games.
 */
export type AppInput = SessionInput &
  LaunchInput &
  CatalogInput & { readonly host: string; readonly languages: readonly string[] };

const nothing: AppInput = {
  token: null,
  entrance: 'any',
  language: '',
  firstTime: false,
  host: '',
  languages: [],
  merchantCode: '',
  games: { hosts: [], own: '' },
  chance: 0,
};

/** Hands the start data to the residents; afterwards the root forgets it, because it holds a token. */
export function handOutStart({ context }: { context: { start: AppInput | null } }): AppInput {
  return context.start ?? nothing;
}
