import type { LaunchInput } from './games/launch.rules.ts';
import type { SessionInput } from './session/session.rules.ts';

/** What the product starts with: the stored token, the entrance, the language, the host it is served from, the brand's games. */
export type AppInput = SessionInput &
  LaunchInput & { readonly host: string; readonly languages: readonly string[] };

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

/** The residents are given the start; afterwards the root itself forgets it, for it holds a token. */
export function started({ context }: { context: { start: AppInput | null } }): AppInput {
  return context.start ?? nothing;
}
