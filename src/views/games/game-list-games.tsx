import { memo } from 'react';
import { type ListView, narrowedByFigures, ownSelection } from '#machines/games/list-view.rules.ts';
import type { SearchQuestion } from '#machines/games/search.rules.ts';
import type { GameSearch } from '#src/actors/game-search.ts';
import { FoundList } from './found-list.tsx';
import type { ListProps } from './list-props.ts';
import { OwnList } from './own-list.tsx';
import { PagedList } from './paged-list.tsx';

type Props = ListProps & { view: ListView; search: GameSearch; question: SearchQuestion };

function Drawn({ view, search, question, ...list }: Props) {
  // The index only knows names: a list that is filtered or ordered by more is searched by the gateway.
  const ordered = view.sort !== 'best' || view.gameClass !== null || narrowedByFigures(view);
  const plain = view.show === 'ALL' && !ordered;
  if (ownSelection(view.show)) return <OwnList {...list} view={{ ...view, query: question.text }} />;
  if (question.text !== '' && plain && !search.unable)
    return <FoundList {...list} search={search} question={question} />;
  return <PagedList {...list} view={view} />;
}

/** The games of a list: a member's own, those found by name, or all. Drawn again only when these props change. */
export const GameListGames = memo(Drawn);
