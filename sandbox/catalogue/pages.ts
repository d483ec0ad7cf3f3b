import type { CallInput, CallOutput } from '#contract/calls.ts';
import type { Catalogue } from './catalogue.ts';
import { gamesThatFit } from './find.ts';
import { tileOf } from './tiles.ts';

type Asked = CallInput<'games.list'>;
type Page = CallOutput<'games.list'>;

/** What a page does not depend on: who asks for it, and with what. */
type Narrowing = Omit<Asked, 'clientType' | 'platform' | 'channel' | 'merchant' | 'gameIds'>;

/** So many pages are kept as they were answered: everybody looks through the same first ones. */
const mostKept = 400;
const kept = new WeakMap<Catalogue, Map<string, Page>>();

function newPage(catalogue: Catalogue, asked: Narrowing, only: readonly string[] | undefined): Page {
  const { page, pageSize, language } = asked;
  const found = gamesThatFit(catalogue, { ...asked, only });
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  return Object.freeze({
    games: shown.map((game) => tileOf(game, language)),
    totalPages: Math.ceil(found.length / pageSize),
  });
}

/** One page of a list; the same object for the same question, for the catalogue never changes. */
function keptPage(catalogue: Catalogue, asked: Narrowing): Page {
  const pages = kept.get(catalogue) ?? new Map<string, Page>();
  kept.set(catalogue, pages);
  const key = JSON.stringify(asked);
  const page = pages.get(key) ?? newPage(catalogue, asked, undefined);
  pages.delete(key);
  pages.set(key, page);
  const [oldest] = pages.keys();
  if (pages.size > mostKept && oldest !== undefined) pages.delete(oldest);
  return page;
}

/** One page of a list: of everything, or of the games in `only`, in their order unless another is asked for. */
export function pageOf(catalogue: Catalogue, asked: Asked, only: readonly string[] | undefined): Page {
  const { clientType: _, platform: _p, channel: _c, merchant: _m, gameIds: _g, ...narrowing } = asked;
  return only ? newPage(catalogue, narrowing, only) : keptPage(catalogue, narrowing);
}
