import type { CallName } from '#contract/calls.ts';
import { type Failure, failureOf } from '#contract/errors.ts';
import type { GameLaunch } from '#contract/games.ts';
import { ruleOf } from '../protection/play-declaration.rules.ts';
import type { Session } from '../protection/play-session.rules.ts';
import type { AccountKind } from '../session/account.rules.ts';
import { type AddressCheck, ownPath, safeAddress } from '../system/address.rules.ts';
import { cdnsOf, onCdn } from '../system/cdn.rules.ts';
import type { WorldEvent } from '../world.ts';
import {
  type LaunchTarget,
  noFirst,
  noLobby,
  type OpenGame,
  type Opening,
  type OpeningAnswer,
} from './game-opening.rules.ts';
import type { RoundInput } from './game-with-session.rules.ts';

/** The input of a launch. `chance`, between 0 and 1, picks one of several hosts for this session. */
export type LaunchInput = {
  readonly language: string;
  readonly merchantCode: string;
  readonly games: AddressCheck;
  readonly chance: number;
};

/** Everything the machine knows. `cdns` are the hosts for addresses that come without one. */
export type LaunchContext = LaunchInput & {
  readonly account: AccountKind | null;
  readonly username: string;
  readonly cdns: readonly string[];
  readonly target: LaunchTarget | null;
  readonly address: string;
  /** Why nothing could be opened: the gateway's reason, or null when the address is not allowed. */
  readonly failure: Failure | null;
  /** The session of play that is over; null when there was none. */
  readonly over: Session | null;
  /** The sheet before play: due after a refusal by member protection; shown, so that the next such refusal is said. */
  readonly sheet: 'no' | 'due' | 'shown';
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
  /** The person has seen how the session of play ended. */
  | { readonly type: 'over.left' }
  | { readonly type: 'launch.cancelled' };

/** What stands over the page, or in its place, of a launch. */
export type LaunchStep = 'opening' | 'over';

/** The types of the chart. */
export type LaunchTypes = {
  input: LaunchInput;
  context: LaunchContext;
  events: LaunchEvent;
  emitted: WorldEvent;
  tags: 'busy' | 'stable' | 'refused';
  meta: { step: LaunchStep };
};

/** Nothing is open. */
export function newLaunch(input: LaunchInput): LaunchContext {
  const nobody = { account: null, username: '' };
  const nothing = { target: null, address: '', failure: null, over: null, sheet: 'no' as const };
  return { ...input, ...nobody, ...nothing, cdns: [], given: 0 };
}

/** Something is wanted: an earlier failure is no news any more. */
export function takeWish(target: LaunchTarget): Pick<LaunchContext, 'target' | 'failure' | 'sheet'> {
  return { target, failure: null, sheet: 'no' };
}

/** The person here, without anything else. */
export function whoIsHere({ account, username }: WhoIsHere): WhoIsHere {
  return { account, username };
}

/** What may have changed after a game was played. */
export const changedByPlaying: readonly CallName[] = [
  'wallet.balance',
  'games.recent',
  'games.ranks',
  'games.jackpots',
  'lotteries.vnRecent',
  'protection.standing',
];

/** The open game, as the tab keeps it. */
export function openGame({ address, target }: LaunchContext): OpenGame | null {
  return target && { address, target };
}

function gameInput({ target, username, language, merchantCode }: LaunchContext): GameLaunch {
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
  const { target, language, merchantCode: merchant } = context;
  const first =
    target?.kind === 'vendor' && target.first !== undefined
      ? { ...noFirst, gameType: target.first, vassalage: target.vassalage, merchant, language }
      : null;
  const lobby =
    target?.kind === 'lobby'
      ? { ...noLobby, gameCode: target.gameCode, view: target.view, backUrl: target.back, language }
      : null;
  return { lobby, first, game: gameInput(context) };
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

/**
 * What the gateway's answer changes. A refusal by member protection brings the sheet before play, but not twice in a row: what
 * the sheet could not settle is said, and nothing turns in a circle without a press.
 */
export function takeAnswer(context: LaunchContext, answer: OpeningAnswer): Partial<LaunchContext> {
  const { failure } = answer;
  const sheet = ruleOf(failure) !== null && context.sheet !== 'shown' ? 'due' : 'no';
  return { address: launchAddress(context, answer), failure, sheet };
}

/** The launch itself broke. */
export function failed(error: unknown): Pick<LaunchContext, 'failure' | 'sheet'> {
  return { failure: failureOf(error), sheet: 'no' };
}

/** Whether a person is here who may play: not on a break, and not excluded. */
export function mayPlay({ account }: Pick<LaunchContext, 'account'>): boolean {
  return account !== null && account !== 'away';
}

/** Whether the tab kept a game at an address that is still allowed, for somebody who may play. */
export function stillGood({ games, account }: LaunchContext, game: OpenGame | null): boolean {
  return account !== 'away' && game !== null && safeAddress(game.address, games.hosts, games) !== null;
}

/** Whether a person is here who may play, and no other was before: a game is launched only for the person who asked for it. */
export function samePerson(before: LaunchContext, { account, username }: WhoIsHere): boolean {
  return mayPlay({ account }) && (before.account === null || before.username === username);
}

/** Whether the session has ended: after signing in again, the person continues where they were. */
export function sessionEnded({ failure }: LaunchContext): boolean {
  return failure?.kind === 'unauthorized';
}

/** Whether member protection holds the launch back: the sheet before play says why, or asks what must be said first. */
export function protectedBy({ sheet }: LaunchContext): boolean {
  return sheet === 'due';
}

/** What stands round the game: free play has no session. */
export function roundInput({ address, account }: LaunchContext): RoundInput {
  return { address, real: account !== 'demo' };
}
