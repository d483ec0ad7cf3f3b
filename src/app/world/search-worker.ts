import type { GameNames, SearchAnswer, SearchQuestion } from '#machines/games/search.rules.ts';
import { createIndex, type SearchIndex } from './search-index.ts';

/** The tasks of the thread, each with a number, and its answers under that number. */
export type SearchWork = { readonly number: number; readonly index: string } & (
  | { readonly kind: 'open' }
  | { readonly kind: 'index'; readonly names: GameNames }
  | { readonly kind: 'ask'; readonly question: SearchQuestion }
);
export type SearchReply = { readonly number: number } & (
  | { readonly says: 'ready' }
  | { readonly says: 'lacking' }
  | { readonly says: 'found'; readonly answer: SearchAnswer }
);

type Scope = {
  onmessage: ((event: MessageEvent<SearchWork>) => void) | null;
  postMessage(reply: SearchReply): void;
};

const scope = self as unknown as Scope;

/** The number of lists kept searchable; the one unused for longest goes. */
const most = 3;
const indexes = new Map<string, SearchIndex>();

function keep(name: string, index: SearchIndex): void {
  indexes.delete(name);
  indexes.set(name, index);
  const [oldest] = indexes.keys();
  if (indexes.size > most && oldest !== undefined) indexes.delete(oldest);
}

scope.onmessage = ({ data }) => {
  const { number, index: name } = data;
  if (data.kind === 'index') keep(name, createIndex(data.names));
  const index = indexes.get(name);
  if (!index) return scope.postMessage({ number, says: 'lacking' });
  if (data.kind !== 'ask') return scope.postMessage({ number, says: 'ready' });
  keep(name, index);
  scope.postMessage({ number, says: 'found', answer: index.answer(data.question) });
};
