import type { CallInput, CallName } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { AccountKind } from '../session/account.rules.ts';
import { type AddressCheck, ownPath, safeAddress } from '../system/address.rules.ts';
import { cdnsOf, onCdn } from '../system/cdn.rules.ts';
import { noLobby, type Opening, type OpeningAnswer } from './game-opening.rules.ts';

/**
 * What is opened: a game, a room of player-versus-player, a vendor's own lobby, or the lobby of a lottery with the path
 * that its way out leads to. `nodeId` is the vendor's `accountTypeId`, '' when not known (spec 3, game launch payload).
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
  | { readonly kind: 'vendor'; readonly vassalage: string; readonly nodeId: string }
  | {
      readonly kind: 'lobby';
      readonly gameCode: string;
      readonly view: 'betting' | 'lobby';
      readonly back: string;
    };

/** What launching begins with. `chance` is between 0 and 1: which of several hosts is taken in this session. */
export type LaunchInput = {
  readonly language: string;
  readonly merchantCode: string;
  readonly games: AddressCheck;
  readonly chance: number;
};

/** A game that is open, as the tab keeps it over a reload: its address, and what to open anew. */
export type OpenGame = { readonly address: string; readonly target: LaunchTarget };

/** Everything the machine knows. `cdns` are the hosts that answer addresses without one of their own. */
export type LaunchContext = LaunchInput & {
  readonly account: AccountKind | null;
  readonly username: string;
  readonly cdns: readonly string[];
  readonly target: LaunchTarget | null;
  readonly address: string;
  /** Why nothing could be opened: the gateway's reason, or null when its address may not be shown. */
  readonly failure: Failure | null;
  /** How often a host was given up in this session: then the next one is taken. */
  readonly given: number;
};

/** Who is here, as the session tells. */
export type WhoIsHere = { readonly account: AccountKind | null; readonly username: string };

/** Everything the machine may be told. */
export type LaunchEvent =
  | { readonly type: 'launch.wanted'; readonly target: LaunchTarget }
  | ({ readonly type: 'account.changed' } & WhoIsHere)
  | { readonly type: 'language.changed'; readonly language: string }
  | { readonly type: 'cdns.learned'; readonly launch: readonly string[] }
  /** The page of a game is on screen: the person was sent there, or opened the product on it. */
  | { readonly type: 'game.opened' }
  /** The person went to another screen than that. */
  | { readonly type: 'screen.changed' }
  /** Null when this tab had none open. */
  | { readonly type: 'game.recalled'; readonly game: OpenGame | null }
  | { readonly type: 'launch.retried' }
  | { readonly type: 'launch.cancelled' };

/** Nothing is open. */
export function newLaunch(input: LaunchInput): LaunchContext {
  const nobody = { account: null, username: '' };
  return { ...input, ...nobody, cdns: [], target: null, address: '', failure: null, given: 0 };
}

/** What may be different after a game was played. */
export const changedByPlaying: readonly CallName[] = [
  'wallet.balance',
  'games.recent',
  'games.ranks',
  'games.jackpots',
  'lotteries.vnRecent',
];

/** The open game as the tab keeps it. */
export function openGame({ address, target }: LaunchContext): OpenGame | null {
  return target && { address, target };
}

function gameInput({ target, username, language, merchantCode }: LaunchContext): CallInput<'games.launch'> {
  const of = target && target.kind !== 'lobby' ? target : { vassalage: '', nodeId: '' };
  return {
    ...('gameId' in of ? { gameId: of.gameId } : {}),
    ...('roomId' in of ? { roomId: of.roomId } : {}),
    nodeId: of.nodeId,
    vassalage: of.vassalage,
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username,
    merchantCode,
    language,
  };
}

/** What the gateway is asked to open (spec 3, game launch payload; spec 7, lobby launch). */
export function openingInput(context: LaunchContext): Opening {
  const { target, language } = context;
  const lobby =
    target?.kind === 'lobby'
      ? { ...noLobby, gameCode: target.gameCode, view: target.view, backUrl: target.back, language }
      : null;
  return { lobby, game: gameInput(context) };
}

/**
 * The address to show: the first that the answer gives, checked against the brand's list of game hosts; '' when there
 * is none, or it may not be shown. A path alone is one on a host of the gateway's list (spec 9, CDNs).
 */
export function launchAddress(context: LaunchContext, { launched }: OpeningAnswer): string {
  const { game_url, game_url2, content } = launched ?? {};
  const given = [game_url, game_url2, content].find((one) => typeof one === 'string' && one.trim() !== '');
  if (!given) return '';
  const path = ownPath(given);
  const { games, cdns, chance } = context;
  const address = path === null ? given : onCdn(path, cdnsOf(cdns, chance, games), context.given);
  return safeAddress(address, games.hosts, games) ?? '';
}

/** What is known after the gateway answered. */
export function answered(context: LaunchContext, answer: OpeningAnswer): Partial<LaunchContext> {
  return { address: launchAddress(context, answer), failure: answer.failure };
}

/** Whether a game was kept, at an address that may still be shown. */
export function stillGood({ games }: LaunchContext, game: OpenGame | null): boolean {
  return game !== null && safeAddress(game.address, games.hosts, games) !== null;
}

/** Whether somebody is here, and nobody else was before: a game is launched for whoever wished it. */
export function samePerson(before: LaunchContext, { account, username }: WhoIsHere): boolean {
  return account !== null && (before.account === null || before.username === username);
}

/** Whether the session has ended: who signs in again goes on where they were. */
export function sessionEnded({ failure }: LaunchContext): boolean {
  return failure?.kind === 'unauthorized';
}
