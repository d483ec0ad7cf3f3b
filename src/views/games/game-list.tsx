import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gameListOf, queryOf } from '#machines/games/list-view.rules.ts';
import type { GameListScreen } from '#machines/places.ts';
import { useFavourites } from '#src/actors/favourites.ts';
import { useGameSearch } from '#src/actors/game-search.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { FavouriteNotice } from './favourite-notice.tsx';
import styles from './game-list.module.css';
import { GameListGames } from './game-list-games.tsx';
import { GameListTabs } from './game-list-tabs.tsx';
import { JackpotTicker } from './jackpot-ticker.tsx';
import { useListView, useTypedText } from './list-place.ts';
import { RoomStrip } from './room-strip.tsx';
import type { TileActions } from './tile-actions.ts';
import { useOpenTile } from './tile-actions.ts';
import { Toolbar } from './toolbar.tsx';
import { WinnerBoard } from './winner-board.tsx';

const panel = 'listed-games';

/** One game list: its title, its tabs and filters, its games, its winners, and the details of a game over it. */
export function GameListView({ screen, language }: { screen: GameListScreen; language: string }) {
  const { t } = useTranslation(['games']);
  const { merchantCode } = useConfiguration().brand;
  const { view, change } = useListView();
  const [text, type] = useTypedText(view.query);
  const [unfolded, setUnfolded] = useState(false);
  const gameList = gameListOf(screen);
  const favourites = useFavourites();
  // A letter shows in its field before the search starts.
  const looked = queryOf(useDeferredValue(text));
  const vassalage = gameList.vassalage ? null : view.vendor;
  const question = useMemo(() => ({ text: looked, vassalage }), [looked, vassalage]);
  const search = useGameSearch({ ...gameList, language }, question);
  const open = useOpenTile(change);
  const { has, press } = favourites;
  const actions = useMemo((): TileActions => ({ has, press, open, change }), [has, press, open, change]);
  const asker = useMemo(() => ({ merchant: merchantCode, language }), [merchantCode, language]);
  const clear = useCallback(() => {
    type('');
    change({ query: '' });
  }, [type, change]);
  const list = { screen, gameList, asker, actions, onClear: clear };
  return (
    <div className={styles.gameList} data-unfolded={unfolded}>
      <Toolbar
        title={t(`games.halls.${screen}`)}
        gameList={gameList}
        view={view}
        text={text}
        onText={(typed) => {
          type(typed);
          change({ query: queryOf(typed) }, 'replace');
        }}
        onEnter={search.enter}
        onClear={clear}
        change={change}
        unfolded={unfolded}
        onFold={() => setUnfolded(!unfolded)}
      />
      <JackpotTicker gameList={gameList} change={change} />
      <GameListTabs
        screen={screen}
        gameList={gameList}
        vendor={view.vendor}
        gameClass={view.gameClass}
        panel={panel}
        change={change}
      />
      {screen === 'pvp' && <RoomStrip />}
      <div className={styles.columns}>
        <div
          id={panel}
          role="tabpanel"
          aria-label={t('games.list.label', { listName: t(`games.halls.${screen}`) })}
        >
          <GameListGames {...list} view={view} search={search} question={question} />
        </div>
        <WinnerBoard gameList={gameList} change={change} />
      </div>
      {view.details === null ? (
        <FavouriteNotice favourites={favourites} />
      ) : (
        <DetailsDialog id={view.details} asker={asker} actions={actions} favourites={favourites} />
      )}
    </div>
  );
}
