import type { CallInput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { Launched } from '#contract/games.ts';

/** What to open: the lobby of a lottery if there is one, otherwise a game, a room or a vendor. */
export type Opening = {
  readonly lobby: CallInput<'lotteries.launch'> | null;
  readonly game: CallInput<'games.launch'>;
};

/** The gateway's answer, or why it failed. */
export type OpeningAnswer = { readonly launched: Launched | null; readonly failure: Failure | null };

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
