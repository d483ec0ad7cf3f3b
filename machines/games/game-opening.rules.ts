import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { Launched } from '#contract/games.ts';

/** What to open: the lobby of a lottery if there is one, otherwise a game, a room or a vendor. */
export type Opening = {
  readonly lobby: CallInput<'lotteries.launch'> | null;
  /** The question for the vendor's first game, which is opened in its place if there is one. */
  readonly first: CallInput<'games.list'> | null;
  readonly game: CallInput<'games.launch'>;
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
export const noLobby: CallInput<'lotteries.launch'> = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  gameCode: '',
  view: 'lobby',
  device: 'WEB',
  backUrl: '/',
  language: '',
};
