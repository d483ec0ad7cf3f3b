import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameTile } from '#contract/games.ts';
import { listInput, plainView } from '#machines/games/list-view.rules.ts';
import { tileKey } from '#machines/games/pages.rules.ts';
import type { NamedGame, SearchQuestion } from '#machines/games/search.rules.ts';
import type { GameSearch } from '#src/actors/game-search.ts';
import { useReadTiles } from '#src/actors/tiles.ts';
import { useVendors } from '#src/actors/vendors.ts';
import { AwaitedTiles } from './awaited-tiles.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListHead } from './list-head.tsx';
import type { ListProps } from './list-props.ts';
import { TilesGrid } from './tiles-grid.tsx';

type Props = ListProps & { search: GameSearch; question: SearchQuestion };

/** Games found by name, best matches first: names show at once, pictures when typing has paused. */
export function FoundList({ screen, gameList, asker, actions, onClear, search, question }: Props) {
  const { t } = useTranslation(['games']);
  const vendors = useVendors();
  const [seen, setSeen] = useState(0);
  const { hits, total, answered, settled } = search;
  const wanted = settled.slice(0, seen + 1).map(({ gameId }) => gameId);
  // The same tile each time a game is found: it isn't drawn again with each letter.
  const [named] = useState(() => new Map<string, GameTile>());
  function namedTile(game: NamedGame): GameTile {
    const key = tileKey(game);
    const vendorName = vendors.get(game.vassalage)?.displayName ?? '';
    const before = named.get(key);
    if (before?.vendorName === vendorName) return before;
    const tile = { ...game, vendorName, gameType: gameList.gameType ?? '', image: '' };
    named.set(key, tile);
    return tile;
  }
  const { tiles } = useReadTiles(listInput({}, plainView, asker), wanted);
  if (answered === null) return <AwaitedTiles />;
  if (hits.length === 0 && answered.text === question.text) {
    return (
      <EmptyList view={{ ...plainView, query: question.text }} change={actions.change} onClear={onClear} />
    );
  }
  const found = hits.map((hit) => tiles.get(tileKey(hit)) ?? namedTile(hit));
  return (
    <>
      <ListHead count={total} found />
      <TilesGrid
        listName={t(`games.halls.${screen}`)}
        tiles={found}
        actions={actions}
        setSize={found.length}
        pulse={settled}
        onSeen={(_, last) => setSeen(Math.ceil((last + 1) / 60) * 60 - 1)}
      />
    </>
  );
}
