import type { CallInput, CallName } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { AccountKind } from '../session/account.rules.ts';
import { type AddressCheck, ownPath, safeAddress } from '../system/address.rules.ts';
import { cdnsOf, onCdn } from '../system/cdn.rules.ts';
import { noLobby, type Opening, type OpeningAnswer } from './game-opening.rules.ts';

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
  | { readonly kind: 'vendor'; readonly vassalage: string; readonly nodeId: string }
  | {
      readonly kind: 'lobby';
      readonly gameCode: string;
      readonly view: 'betting' | 'lobby';
      readonly back: string;
    };

/** The input of a launch. `chance`, between 0 and 1, picks one of several hosts for this session. */
export type LaunchInput = {
  readonly language: string;
  readonly merchantCode: string;
  readonly games: AddressCheck;
  readonly chance: number;
};

/** An open game, as the tab keeps it across a reload: its address, and what to open again. */
export type OpenGame = { readonly address: string; readonly target: LaunchTarget };

/** Everything the machine knows. `cdns` are the hosts for addresses that come without one. */
export type LaunchContext = LaunchInput & {
  readonly account: AccountKind | null;
  readonly username: string;
  readonly cdns: readonly string[];
  readonly target: LaunchTarget | null;
  readonly address: string;
  /** Why nothing could be opened: the gateway's reason, or null when the address is not allowed. */
  readonly failure: Failure | null;
  /** How many hosts failed in this session; the next one in the list is used. */
  readonly given: number;
};

/** The person here, as the session says. */
export type WhoIsHere = { readonly account: AccountKind | null; readonly username: string };

/** Every event of the machine. */
export type LaunchEvent =
  | { readonly type: 'launch.wanted'; readonly target: LaunchTarget }
  | ({ readonly type: 'account.changed' } & WhoIsHere)
  | { readonly type: 'language.changed'; readonly language: string }
  | { readonly type: 'cdns.learned'; readonly launch: readonly string[] }
  /** The page of a game is on screen: the product led there, or the person opened the product there. */
  | { readonly type: 'game.opened' }
  /** The person moved to another screen. */
  | { readonly type: 'screen.changed' }
  /** Null when this tab had no game open. */
  | { readonly type: 'game.recalled'; readonly game: OpenGame | null }
  | { readonly type: 'launch.retried' }
  | { readonly type: 'launch.cancelled' };

/** Nothing is open. */
export function newLaunch(input: LaunchInput): LaunchContext {
  const nobody = { account: null, username: '' };
  return { ...input, ...nobody, cdns: [], target: null, address: '', failure: null, given: 0 };
}

/** What may have changed after a game was played. */
export const changedByPlaying: readonly CallName[] = [
  'wallet.balance',
  'games.recent',
  'games.ranks',
  'games.jackpots',
  'lotteries.vnRecent',
];

/** The open game, as the tab keeps it. */
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

/** The input of the launch call (spec 3, game launch payload; spec 7, lobby launch). */
export function openingInput(context: LaunchContext): Opening {
  const { target, language } = context;
  const lobby =
    target?.kind === 'lobby'
      ? { ...noLobby, gameCode: target.gameCode, view: target.view, backUrl: target.back, language }
      : null;
  return { lobby, game: gameInput(context) };
}

/**
 * The address to show: the first one in the answer, checked against the brand's list of game hosts; '' when
 * there is none or it is not allowed. A bare path goes on a host from the gateway's list (spec 9, CDNs).
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

/** What the gateway's answer changes. */
export function answered(context: LaunchContext, answer: OpeningAnswer): Partial<LaunchContext> {
  return { address: launchAddress(context, answer), failure: answer.failure };
}

/** Whether the tab kept a game at an address that is still allowed. */
export function stillGood({ games }: LaunchContext, game: OpenGame | null): boolean {
  return game !== null && safeAddress(game.address, games.hosts, games) !== null;
}

/** Whether a person is here, and no other person was before: a game is launched only for the person who asked for it. */
export function samePerson(before: LaunchContext, { account, username }: WhoIsHere): boolean {
  return account !== null && (before.account === null || before.username === username);
}

/** Whether the session has ended: after signing in again, the person continues where they were. */
export function sessionEnded({ failure }: LaunchContext): boolean {
  return failure?.kind === 'unauthorized';
}
