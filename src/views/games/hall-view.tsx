import { useTranslation } from 'react-i18next';
import { hallOf, ownSelection } from '#machines/games/list-view.rules.ts';
import type { HallScreen } from '#machines/places.ts';
import { useFavourites } from '#src/actors/favourites.ts';
import { useGameSearch } from '#src/actors/game-search.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { FavouriteNotice } from './favourite-notice.tsx';
import { FoundList } from './found-list.tsx';
import styles from './hall.module.css';
import { HallTabs } from './hall-tabs.tsx';
import { JackpotTicker } from './jackpot-ticker.tsx';
import { useListView, useTypedText } from './list-place.ts';
import { OwnList } from './own-list.tsx';
import { PagedList } from './paged-list.tsx';
import type { TileDeeds } from './tile-deeds.ts';
import { useOpenTile } from './tile-deeds.ts';
import { Toolbar } from './toolbar.tsx';
import { WinnerBoard } from './winner-board.tsx';

const panel = 'hall-games';

/** One hall: what it is called, its tabs and filters, its games, who won there, and the details of a game over it. */
export function HallView({ screen, language }: { screen: HallScreen; language: string }) {
  const { t } = useTranslation(['games']);
  const { merchantCode } = useConfiguration().brand;
  const { view, change } = useListView();
  const [text, type] = useTypedText(view.query);
  const hall = hallOf(screen);
  const favourites = useFavourites();
  const question = { text: text.trim(), vassalage: hall.vassalage ? null : view.vendor };
  const search = useGameSearch({ ...hall, language }, question);
  const open = useOpenTile(change);
  const deeds: TileDeeds = { has: favourites.has, press: favourites.press, open, change };
  const asker = { merchant: merchantCode, language };
  const clear = () => {
    type('');
    change({ query: '' });
  };
  // The index knows names alone: what is narrowed or ordered by more than that is searched by the gateway.
  const plain = view.show === 'ALL' && view.sort === 'best' && view.gameClass === null;
  const found = question.text !== '' && plain && !search.unable;
  const list = { screen, hall, asker, deeds, onClear: clear };
  return (
    <div className={styles.hall}>
      <h1>{t(`games.halls.${screen}`)}</h1>
      <JackpotTicker hall={hall} change={change} />
      <Toolbar
        view={view}
        text={text}
        onText={(typed) => {
          type(typed);
          change({ query: typed.trim() }, 'replace');
        }}
        onEnter={search.enter}
        onClear={clear}
        change={change}
      />
      <HallTabs
        screen={screen}
        hall={hall}
        vendor={view.vendor}
        gameClass={view.gameClass}
        panel={panel}
        change={change}
      />
      <div className={styles.columns}>
        <div
          id={panel}
          role="tabpanel"
          aria-label={t('games.list.label', { hall: t(`games.halls.${screen}`) })}
        >
          {ownSelection(view.show) ? (
            <OwnList {...list} view={{ ...view, query: question.text }} />
          ) : found ? (
            <FoundList {...list} search={search} question={question} />
          ) : (
            <PagedList {...list} view={view} />
          )}
        </div>
        <WinnerBoard hall={hall} change={change} />
      </div>
      {view.details !== null && <DetailsDialog id={view.details} asker={asker} deeds={deeds} />}
      <FavouriteNotice favourites={favourites} />
    </div>
  );
}
