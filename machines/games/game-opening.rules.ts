import type { CallInput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { Launched } from '#contract/games.ts';

/** What the gateway is asked to open: the lobby of a lottery when there is one, else a game, a room or a vendor. */
export type Opening = {
  readonly lobby: CallInput<'lotteries.launch'> | null;
  readonly game: CallInput<'games.launch'>;
};

/** What it answered, or why it did not. */
export type OpeningAnswer = { readonly launched: Launched | null; readonly failure: Failure | null };

/** A lobby that nobody asked for. */
export const noLobby: CallInput<'lotteries.launch'> = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  gameCode: '',
  view: 'lobby',
  device: 'WEB',
  backUrl: '/',
  language: '',
};
