import type { LaunchInput } from './games/launch.rules.ts';
import type { AccountKind } from './session/account.rules.ts';
import type { SessionInput } from './session/session.rules.ts';
import type { Features } from './system/features.rules.ts';

/** What the product starts with: the stored token, the entrance, the language, the host it is served from, the brand's games. */
export type AppInput = SessionInput &
  LaunchInput & { readonly host: string; readonly languages: readonly string[] };

/** Everything the root knows. */
export type AppContext = {
  readonly start: AppInput | null;
  readonly features: Features;
  readonly account: AccountKind | null;
  /** A new password was sent whose end nobody knows: to sign in, it may be needed, or the old one. */
  readonly doubted: boolean;
};

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

/** The root once it was told who is in: whoever came in has found out which password holds. */
export function withAccount({ doubted }: AppContext, account: AccountKind | null): Partial<AppContext> {
  return { account, doubted: doubted && account === null };
}
