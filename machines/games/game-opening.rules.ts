import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { GameLaunch, Launched, LobbyLaunch } from '#contract/games.ts';

/**
 * What to open: a game, a player-versus-player room, a vendor's own lobby, or a lottery's lobby with the path its
 * exit leads to. `nodeId` is the vendor's `accountTypeId`, or '' when unknown (spec 3, game launch payload).
 */
export type LaunchTarget =
  | {
      readonly kind: 'game';
      readonly gameId: string;
      readonly vassalage: string;
      readonly nodeId: string;
    }
  | {
      readonly kind: 'room';
      readonly roomId: string;
      readonly vassalage: string;
      readonly nodeId: string;
    }
  /** `first`: its first game of this type instead, where it has a list of games (spec 4). */
  | {
      readonly kind: 'vendor';
      readonly vassalage: string;
      readonly nodeId: string;
      readonly first?: 'COCKFIGHT' | undefined;
    }
  | {
      readonly kind: 'lobby';
      readonly gameCode: string;
      readonly view: 'betting' | 'lobby';
      readonly back: string;
    };

/** An open game, as the tab keeps it across a reload: its address, and what to open again. */
export type OpenGame = { readonly address: string; readonly target: LaunchTarget };

/** What to open: the lobby of a lottery if there is one, otherwise a game, a room or a vendor. */
export type Opening = {
  readonly lobby: LobbyLaunch | null;
  /** The question for the vendor's first game, which is opened in its place if there is one. */
  readonly first: CallInput<'games.list'> | null;
  readonly game: GameLaunch;
};

/** The gateway's answer, or why it failed. */
export type OpeningAnswer = { readonly launched: Launched | null; readonly failure: Failure | null };

/** The question for one game of nobody. */
export const noFirst: CallInput<'games.list'> = {
  clientType: '3',
  platform: 'html5-desktop',
  channel: 'WEB',
  merchant: '',
  page: 1,
  pageSize: 1,
  language: '',
};

/** The launch of a vendor's first game; of the vendor itself where it has no list. */
export function withFirst(
  { game }: Opening,
  { games: [first] }: CallOutput<'games.list'>,
): Pick<Opening, 'game'> {
  return { game: first ? { ...game, gameId: first.gameId } : game };
}

/** The input when no lobby was asked for. */
export const noLobby: LobbyLaunch = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  gameCode: '',
  view: 'lobby',
  device: 'WEB',
  backUrl: '/',
  language: '',
};
