import type { CallInput } from '#contract/calls.ts';
import type { Sorting } from '#contract/games.ts';
import { plain } from '#contract/units.ts';
import { minorOf } from '#contract/wallet/minor-units.ts';
import type { Catalogue } from './catalogue.ts';
import { plainOf } from './drawings.ts';
import type { GameEntry } from './entries.ts';
import { nameIn } from './tiles.ts';

type Asked = CallInput<'games.list'>;

/** The filter of a list besides NEW and HOT; `only` are ids in the wanted order. */
export type Narrowing = Pick<
  Asked,
  'gameType' | 'vassalage' | 'gameClassify' | 'gameName' | 'minBet' | 'minLineNum' | 'selection' | 'sort'
> & { readonly language: string; readonly only?: readonly string[] | undefined };

/** What a list costs to put in order is paid once: the catalogue never changes. */
type Kept = {
  readonly plainNames: Map<GameEntry, string>;
  readonly orders: Map<Sorting, readonly GameEntry[]>;
};
const kept = new WeakMap<Catalogue, Map<string, Kept>>();

function keptFor(catalogue: Catalogue, language: string): Kept {
  const spoken = language.toUpperCase() === 'EN' ? 'EN' : 'ES';
  const languages = kept.get(catalogue) ?? new Map<string, Kept>();
  kept.set(catalogue, languages);
  const found = languages.get(spoken);
  if (found) return found;
  const plainNames = new Map(catalogue.games.map((game) => [game, plainOf(nameIn(spoken, game))]));
  const orders = new Map<Sorting, readonly GameEntry[]>([['best', catalogue.games]]);
  const made = { plainNames, orders };
  languages.set(spoken, made);
  return made;
}

type Compare = (one: GameEntry, other: GameEntry) => number;

/** Games without the figure that is sorted by come last; games that are alike stay in the best order. */
function comparison(sort: Sorting, plainNames: Kept['plainNames']): Compare {
  const nameOf = (game: GameEntry) => plainNames.get(game) ?? '';
  if (sort === 'name') {
    return (one, other) => (nameOf(one) < nameOf(other) ? -1 : nameOf(one) > nameOf(other) ? 1 : 0);
  }
  if (sort === 'rtp') return (one, other) => (other.stakes.rtp ?? -1) - (one.stakes.rtp ?? -1);
  const bet = ({ stakes }: GameEntry) => stakes.minBet ?? Number.MAX_SAFE_INTEGER;
  return (one, other) => bet(one) - bet(other);
}

/** All games in an order, or only some of them: then `best` is the order they were named in. */
function inOrder(catalogue: Catalogue, { sort = 'best', language, only }: Narrowing): readonly GameEntry[] {
  const { plainNames, orders } = keptFor(catalogue, language);
  if (only) {
    const named = [...new Set(only)].flatMap((gameId) => catalogue.game(gameId) ?? []);
    return sort === 'best' ? named : named.toSorted(comparison(sort, plainNames));
  }
  const order = orders.get(sort) ?? catalogue.games.toSorted(comparison(sort, plainNames));
  orders.set(sort, order);
  return order;
}

/**
 * The games that match the whole filter, in the requested order. `gameName` is part of the name in the
 * requested language, regardless of accents and capitals. `minBet` keeps what can be played for that much or
 * less, `minLineNum` what has so many lines or more; what has no bet or no lines of its own fits neither.
 */
export function gamesThatFit(catalogue: Catalogue, asked: Narrowing): GameEntry[] {
  const { gameType, vassalage, gameClassify, minBet, minLineNum, selection } = asked;
  const { plainNames } = keptFor(catalogue, asked.language);
  const part = plainOf(asked.gameName ?? '').trim();
  const money = minBet === undefined ? null : plain(minorOf(minBet));
  return inOrder(catalogue, asked).filter((game) => {
    if (gameType && game.vendor.category !== gameType) return false;
    if (vassalage && game.vendor.vassalage !== vassalage) return false;
    if (gameClassify && game.gameClass !== gameClassify) return false;
    if (selection === 'HOT' && game.isHot === 0) return false;
    if (selection === 'NEW' && game.isNew === 0) return false;
    if (money !== null && (game.stakes.minBet ?? Number.POSITIVE_INFINITY) > money) return false;
    if (minLineNum && (game.stakes.lineNum ?? 0) < minLineNum) return false;
    return part === '' || plainNames.get(game)?.includes(part) === true;
  });
}
