import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Catalogue } from './catalogue.ts';
import { gamesThatFit } from './find.ts';
import { nameIn, tileOf } from './tiles.ts';

type Page = CallOutput<'games.list'>;
type Names = CallOutput<'games.names'>;
type Asked = CallInput<'games.list'>;

/** The inputs that a page depends on, without the caller and the token. */
type Question = Omit<Asked, 'clientType' | 'platform' | 'channel' | 'merchant' | 'gameIds'>;

/** How many answers are kept: everybody looks at the same first pages. */
const mostKept = 400;
const kept = new WeakMap<Catalogue, Map<string, object>>();

/**
 * The cached answer to the same question, since the catalogue never changes; the least recently used one is dropped.
 */
function answered<T extends object>(catalogue: Catalogue, question: object, answer: () => T): T {
  const answers = kept.get(catalogue) ?? new Map<string, object>();
  kept.set(catalogue, answers);
  const key = JSON.stringify(question);
  const given = (answers.get(key) as T | undefined) ?? Object.freeze(answer());
  answers.delete(key);
  answers.set(key, given);
  const [oldest] = answers.keys();
  if (answers.size > mostKept && oldest !== undefined) answers.delete(oldest);
  return given;
}

/** The languages that names are in: all others are answered as the first. */
function spoken(language: string): 'ES' | 'EN' {
  return language.toUpperCase() === 'EN' ? 'EN' : 'ES';
}

function newPage(catalogue: Catalogue, question: Question, only?: readonly string[]): Page {
  const { page, pageSize, language } = question;
  const found = gamesThatFit(catalogue, { ...question, only });
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  return {
    games: shown.map((game) => tileOf(game, language)),
    totalPages: Math.ceil(found.length / pageSize),
  };
}

/** One page of a list: of everything, or of the games in `only`, in their order unless another is asked for. */
export function pageOf(catalogue: Catalogue, asked: Asked, only: readonly string[] | undefined): Page {
  const { clientType: _, platform: _p, channel: _c, merchant: _m, gameIds: _g, ...rest } = asked;
  const question = { ...rest, language: spoken(asked.language) };
  if (only) return newPage(catalogue, question, only);
  return answered(catalogue, question, () => newPage(catalogue, question));
}

/** The names of all games of a kind or a vendor: `[gameId, gameName, vassalage]`. */
export function namesIn(catalogue: Catalogue, asked: CallInput<'games.names'>): Names {
  const question = { names: true, ...asked, language: spoken(asked.language) };
  return answered(catalogue, question, () => ({
    names: gamesThatFit(catalogue, question).map((game) => [
      game.gameId,
      nameIn(question.language, game),
      game.vendor.vassalage,
    ]),
  }));
}
