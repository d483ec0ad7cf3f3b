import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { GameLaunch, LobbyLaunch } from '#contract/games.ts';
import type { Catalogue } from '#sandbox/catalogue/catalogue.ts';
import { bothNames, type GameEntry } from '#sandbox/catalogue/entries.ts';
import { roomOf } from '#sandbox/catalogue/rooms.ts';
import { accountKey } from '#sandbox/kit/accounts.ts';
import { Refusal } from '#sandbox/kit/refusal.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { lotteryOf } from '#sandbox/lotteries/lotteries.ts';
import { openForLaunch } from '#sandbox/protection/play-gate.ts';
import { memberOf, sessionOf } from '#sandbox/wire/call-owner.ts';
import type { Caller } from '#sandbox/wire/handler.ts';
import { notePlayed } from './favourites.ts';
import { kindOf } from './game-kinds.ts';
import { pageOf } from './host-pages.ts';
import { issueLaunch, type Launch } from './seamless/plays.ts';

type Game = Pick<Launch, 'gameId' | 'gameType' | 'vassalage' | 'nameEs' | 'nameEn' | 'least'>;
type LaunchInput = GameLaunch;

/** A path of our own origin; refuses anything that a browser could take for another origin. */
const ownPath = /^\/(?![/\\])[\w\-./?=&%~+:,]*$/;

function gameOf({ gameId, nameEs, nameEn, vendor, stakes }: GameEntry): Game {
  const { category: gameType, vassalage } = vendor;
  return { gameId, gameType, vassalage, nameEs, nameEn, least: stakes.minBet ?? 0 };
}

/** The game of a room, with the room's price. */
function gameIn(catalogue: Catalogue, roomId: string): GameEntry | undefined {
  const room = roomOf(catalogue, roomId);
  return room && { ...room.game, stakes: { ...room.game.stakes, minBet: room.minBet } };
}

/** The game, the room's game, or for a vendor's own lobby the first of its games under the vendor's name. */
function wantedGame({ gameId, roomId, vassalage, nodeId }: LaunchInput, { catalogue }: Sandbox): GameEntry {
  if (gameId !== undefined || roomId !== undefined) {
    const found = gameId === undefined ? gameIn(catalogue, roomId ?? '') : catalogue.game(gameId);
    if (found?.vendor.vassalage === vassalage) return found;
    throw new Refusal('GAME_UNKNOWN');
  }
  const own = catalogue.games.filter(({ vendor }) => vendor.vassalage === vassalage);
  const first = own.find(({ vendor }) => String(vendor.accountTypeId) === nodeId) ?? own[0];
  if (!first) throw new Refusal('GAME_UNKNOWN');
  const { nameEs, nameEn } = first.vendor;
  return { ...first, nameEs, nameEn };
}

/** Refuses a game that is not open just now. */
function refuseClosed(game: Game, closed: boolean, { settings }: Sandbox): void {
  const { closedGames } = settings.current();
  if (closed || closedGames.includes(game.gameId) || closedGames.includes(game.vassalage)) {
    throw new Refusal('GAME_MAINTENANCE');
  }
}

/** The address of a game on the game host, with a ticket in its query. It names neither a session nor a person. */
async function addressFor(
  game: Game,
  { language, back, view }: { language: string; back: string; view?: 'betting' | 'lobby' },
  caller: Caller,
  sandbox: Sandbox,
): Promise<string> {
  const { memberId, tokenHash: sessionHash } = sessionOf(caller);
  const ticket = await issueLaunch(sandbox, { ...game, memberId, sessionHash, back });
  await notePlayed(sandbox, memberId, game.gameId);
  const { gameOrigin } = sandbox.settings.current();
  const query = new URLSearchParams({ lang: language.toUpperCase() === 'EN' ? 'en' : 'es', ticket });
  if (view === 'lobby') query.set('view', view);
  return `${gameOrigin}${pageOf(kindOf(game.gameType))}?${query}`;
}

/**
 * Opens a game, a room or a vendor's lobby for the token's owner, whose account the body must name (spec 3, 7).
 * Refusals: FORBIDDEN, GAME_UNKNOWN, GAME_MAINTENANCE, PROTECTION_RULE.
 */
async function launchGame(
  input: LaunchInput,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'games.launch'>> {
  const member = await memberOf(caller, sandbox);
  const named = [member.userName, member.account].includes(input.username);
  if (!named && accountKey(input.username) !== member.accountKey) throw new Refusal('FORBIDDEN');
  const found = wantedGame(input, sandbox);
  const game = gameOf(found);
  refuseClosed(game, found.closed, sandbox);
  await openForLaunch(caller, sandbox);
  const address = await addressFor(game, { language: input.language, back: '/' }, caller, sandbox);
  return input.roomId === undefined ? { game_url: address } : { content: address };
}

/** Opens a lottery by itself, or in its lobby. Refusals: GAME_UNKNOWN, GAME_MAINTENANCE, PROTECTION_RULE. */
async function launchLottery(
  { gameCode, backUrl, language, view }: LobbyLaunch,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'games.launch'>> {
  const lottery = lotteryOf(gameCode);
  if (!lottery) throw new Refusal('GAME_UNKNOWN');
  const { code: gameId, gameType } = lottery;
  const game = { gameId, gameType, vassalage: 'TCG_SEA', ...bothNames(lottery.name), least: 0 };
  refuseClosed(game, false, sandbox);
  await openForLaunch(caller, sandbox);
  const back = ownPath.test(backUrl) ? backUrl : '/';
  return { game_url: await addressFor(game, { language, back, view }, caller, sandbox) };
}

/** Opens a game, a room, a vendor's lobby, or a lottery. Refusals: those of the two. */
export function launch(
  input: CallInput<'games.launch'>,
  caller: Caller,
  sandbox: Sandbox,
): Promise<CallOutput<'games.launch'>> {
  return input.launchMode === 'LOTT'
    ? launchLottery(input, caller, sandbox)
    : launchGame(input, caller, sandbox);
}
