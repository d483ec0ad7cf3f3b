import { Clock, Coins, Flame, Heart, LayoutGrid, Search, SlidersHorizontal, Sparkles, X } from 'lucide-react';
import { memo, type ReactNode, useCallback, useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import type { Selection, Sorting, Vendor } from '#contract/games.ts';
import { amountAfter } from '#machines/games/jackpot.rules.ts';
import {
  figuresOf,
  filtersInUse,
  type GameList,
  gameListOf,
  type ListView,
  offered,
  queryOf,
} from '#machines/games/list-view.rules.ts';
import type { GameListScreen } from '#machines/places.ts';
import { useOfferedRead, useRead, useReceivedAt } from '#src/actors/reads.ts';
import { useAccount, useLanguage, useResident } from '#src/actors/residents.ts';
import { useSecondsSince } from '#src/actors/seconds-since.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { useVendors } from '#src/actors/vendors.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Marquee } from '#src/ui/marquee.tsx';
import { Rail } from '#src/ui/rail.tsx';
import { reveal } from '#src/ui/reveal.ts';
import { SelectField } from '#src/ui/select-field.tsx';
import { TabStrip } from '#src/ui/tab-strip.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useInView } from '#src/ui/use-in-view.ts';
import { DetailsDialog } from './details-dialog.tsx';
import { FavouriteNotice } from './favourite-notice.tsx';
import { useFavourites } from './favourites.ts';
import gameListStyles from './game-list.module.css';
import { GameListGames } from './game-list-games.tsx';
import styles from './game-list-page.module.css';
import { useGameSearch } from './game-search.ts';
import { type ChangeView, useListView, useTypedText } from './list-place.ts';
import { RoomCard } from './room-card.tsx';
import { type TileActions, useOpenTile } from './tile-actions.ts';
import { useRooms } from './use-rooms.ts';
import { WinnerBoard } from './winner-board.tsx';

/** The game-list screen (spec 2): one for all its page types. Another game list or another language is another list. */
export default function GameListPage({ screen }: { screen: GameListScreen }) {
  const language = useLanguage();
  return <GameListView key={`${screen}-${language}`} screen={screen} language={language} />;
}

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
    <div className={gameListStyles.gameList} data-unfolded={unfolded}>
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
      <div className={gameListStyles.columns}>
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

interface ToolbarProps {
  title: string;
  gameList: GameList;
  view: ListView;
  text: string;
  onText: (text: string) => void;
  /** The person reached the search field. */
  onEnter: () => void;
  onClear: () => void;
  change: ChangeView;
  /** Whether the filters are unfolded; with enough space they always are. */
  unfolded: boolean;
  onFold: () => void;
}

/** The head of a game list, and its search, filters, order and selection. */
function Toolbar({ title, gameList, view, text, change, unfolded, ...heard }: ToolbarProps) {
  const { t } = useTranslation(['games']);
  const filters = useId();
  const number = filtersInUse(view);
  return (
    <div className={styles.toolbar}>
      <h1>{title}</h1>
      <search className={styles.search} onPointerEnter={heard.onEnter}>
        <TextField
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          label={t('games.search.label')}
          labelHidden
          placeholder={t('games.search.placeholder')}
          prefix={<Search />}
          suffix={
            text !== '' && (
              <IconButton size="small" label={t('games.search.clear')} icon={<X />} onClick={heard.onClear} />
            )
          }
          value={text}
          onFocus={heard.onEnter}
          onValue={heard.onText}
        />
      </search>
      <IconButton
        className={styles.fold}
        label={number > 0 ? t('games.filters.inUse', { number }) : t('games.filters.label')}
        icon={<SlidersHorizontal />}
        count={number}
        aria-expanded={unfolded}
        aria-controls={filters}
        onClick={heard.onFold}
      />
      <fieldset id={filters} className={styles.filters} data-unfolded={unfolded}>
        <legend className="visually-hidden">{t('games.filters.label')}</legend>
        <SelectField
          label={t('games.sort.label')}
          labelHidden
          value={view.sort}
          options={offered.sortings.map((sort) => ({ value: sort, label: t(`games.sort.${sort}`) }))}
          onValue={(sort) => change({ sort: sort as Sorting })}
        />
        <FigureFilters gameList={gameList} view={view} change={change} />
      </fieldset>
      <Selections show={view.show} change={change} />
    </div>
  );
}

/** The values that are offered, and the one in force where an address asks for another. */
function choices<Value>(values: readonly Value[], chosen: Value | null): readonly Value[] {
  return chosen === null || values.includes(chosen) ? values : [chosen, ...values];
}

interface FigureFiltersProps {
  gameList: GameList;
  view: Pick<ListView, 'bet' | 'lines'>;
  change: ChangeView;
}

function DrawnFilters({ gameList, view: { bet, lines }, change }: FigureFiltersProps) {
  const { t } = useTranslation(['games']);
  const language = useLanguage();
  const { currencySymbol } = useConfiguration().brand;
  const has = figuresOf(gameList);
  return (
    <>
      {has.bet && (
        <SelectField
          label={t('games.filters.bet')}
          labelHidden
          value={bet ?? ''}
          options={[
            { value: '', label: t('games.filters.betAny') },
            ...choices<string>(offered.bets, bet).map((value) => ({
              value,
              label: t('games.filters.betUpTo', { amount: formatMoney(value, language, currencySymbol) }),
            })),
          ]}
          onValue={(chosen) => change({ bet: chosen || null })}
        />
      )}
      {has.lines && (
        <SelectField
          label={t('games.filters.lines')}
          labelHidden
          value={String(lines ?? '')}
          options={[
            { value: '', label: t('games.filters.linesAny') },
            ...choices<number>(offered.lines, lines).map((number) => ({
              value: String(number),
              label: t('games.filters.linesFrom', { number }),
            })),
          ]}
          onValue={(chosen) => change({ lines: Number(chosen) || null })}
        />
      )}
    </>
  );
}

/** The price of a round and the number of lines to filter by (spec 3, minBet and minLineNum). */
const FigureFilters = memo(DrawnFilters);

/** The rooms of one vendor in a row; nothing while it has none, or they can't be had (spec 8, vendor load errors). */
function VendorRooms({ vendor: { vassalage, displayName } }: { vendor: Vendor }) {
  const { t } = useTranslation(['games']);
  const { data } = useRooms(vassalage);
  if (!data || data.rooms.length === 0) return null;
  return (
    <Rail
      title={t('games.rooms.of', { vendor: displayName })}
      previousLabel={t('games.tabs.previous')}
      nextLabel={t('games.tabs.next')}
      item="auto"
    >
      {data.rooms.map((room) => (
        <RoomCard key={room.roomId} room={room} vassalage={vassalage} />
      ))}
    </Rail>
  );
}

/** The open rooms above the player-versus-player games, with stakes and seats (spec 2, /pvp); a visitor signs in for them. */
export function RoomStrip() {
  const { t } = useTranslation(['games']);
  const session = useResident('session');
  const visitor = useAccount() === null;
  const vendors = [...useVendors().values()].filter(({ gameType }) => gameType === 'PVP');
  if (vendors.length === 0) return null;
  if (visitor)
    return (
      <section className={styles.strip} aria-label={t('games.rooms.title')}>
        <p>{t('games.rooms.signIn')}</p>
        <Button size="small" onClick={() => session.send({ type: 'entry.wanted', way: 'login' })}>
          {t('games.own.signIn')}
        </Button>
      </section>
    );
  return vendors.map((vendor) => <VendorRooms key={vendor.vassalage} vendor={vendor} />);
}

function DrawnTicker({ gameList, change }: { gameList: GameList; change: ChangeView }) {
  const { t } = useTranslation(['games']);
  const language = useLanguage();
  const [look, seen] = useInView();
  const { data, isPending } = useRead('games.jackpots', { language });
  const receivedAt = useReceivedAt('games.jackpots', { language });
  const jackpots = data?.jackpots.filter(
    ({ gameType, vassalage }) =>
      (!gameList.gameType || gameType === gameList.gameType) &&
      (!gameList.vassalage || vassalage === gameList.vassalage),
  );
  // Jackpots grow on reels: where there are none, room for them would only be taken away again, under the finger.
  if (isPending) return figuresOf(gameList).lines ? <div className={styles.room} /> : null;
  if (!jackpots || jackpots.length === 0) return null;
  return (
    <div ref={look} className={styles.ticker}>
      <Marquee
        label={t('games.jackpots.label')}
        icon={<Coins />}
        pauseLabel={t('games.jackpots.pause')}
        playLabel={t('games.jackpots.play')}
        items={jackpots.map(({ gameId, gameName, amount, perMinute }) => ({
          id: gameId,
          content: (
            <button type="button" className={styles.jackpot} onClick={() => change({ details: gameId })}>
              <AsIs>{gameName}</AsIs>{' '}
              <GrowingAmount amount={amount} perMinute={perMinute} at={receivedAt} still={!seen} />
            </button>
          ),
        }))}
      />
    </div>
  );
}

/** The jackpots of a game list, growing while they are shown; without any there is no line. */
const JackpotTicker = memo(DrawnTicker);

type Props = { amount: string; perMinute: string; at: number; still: boolean };

/** An amount that grows by so much a minute since it was read (`at`, the gateway's clock, epoch ms), unless it is `still`. */
function GrowingAmount({ amount, perMinute, at, still }: Props) {
  const language = useLanguage();
  const { currencySymbol } = useConfiguration().brand;
  const now = amountAfter(amount, perMinute, useSecondsSince(at, still));
  return (
    <AsIs as="b" className={styles.amount}>
      {formatMoney(now, language, currencySymbol)}
    </AsIs>
  );
}

interface GameListTabsProps {
  screen: GameListScreen;
  gameList: GameList;
  vendor: ListView['vendor'];
  gameClass: ListView['gameClass'];
  /** The id of the tabs' panel. */
  panel: string;
  change: ChangeView;
}

type Types = CallOutput<'games.types'>['types'];

/** The classes of the vendors, each once, the largest first. */
function classesOf(types: Types, vendor: string | null): readonly { name: string; label: string }[] {
  const counted = new Map<string, { name: string; label: string; games: number }>();
  for (const { vassalage, classes } of types) {
    if (vendor !== null && vassalage !== vendor) continue;
    for (const one of classes) {
      counted.set(one.name, { ...one, games: one.games + (counted.get(one.name)?.games ?? 0) });
    }
  }
  return [...counted.values()].toSorted((a, b) => b.games - a.games);
}

function DrawnTabs({ screen, gameList, vendor, gameClass, panel, change }: GameListTabsProps) {
  const { t } = useTranslation(['games']);
  const language = useLanguage();
  const vendors = useVendors();
  const { gameType = '' } = gameList;
  const { data, isPending } = useOfferedRead(
    'games.types',
    { gameType, language },
    { enabled: gameType !== '' },
  );
  if (gameList.vassalage) return null;
  const types = data?.types ?? [];
  const names = gameType === '' ? [...vendors.values()] : types;
  const classes = classesOf(types, vendor);
  const name = t(`games.halls.${screen}`);
  const turn = { panel, previousLabel: t('games.tabs.previous'), nextLabel: t('games.tabs.next') };
  const all = { id: '', label: t('games.tabs.all') };
  return (
    <div className={gameListStyles.tabs} data-coming={isPending && gameType !== ''}>
      {names.length > 0 && (
        <TabStrip
          {...turn}
          label={t('games.tabs.vendors', { listName: name })}
          items={[all, ...names.map((one) => ({ id: one.vassalage, label: one.displayName }))]}
          value={vendor ?? ''}
          onValue={(chosen) => change({ vendor: chosen || null })}
        />
      )}
      {classes.length > 1 && (
        <div className={gameListStyles.classes}>
          <TabStrip
            {...turn}
            small
            label={t('games.tabs.classes', { listName: name })}
            items={[
              { id: '', label: t('games.tabs.allClasses') },
              ...classes.map(({ name: id, label }) => ({ id, label })),
            ]}
            value={gameClass ?? ''}
            onValue={(chosen) => change({ gameClass: chosen || null })}
          />
        </div>
      )}
    </div>
  );
}

/**
 * The tabs of a game list: its vendors, and below them the classes of their games (spec 2, game-list
 * screen). There are many, and a keystroke in the search must not draw them again.
 */
const GameListTabs = memo(DrawnTabs);

const icons: Readonly<Record<Selection, ReactNode>> = {
  ALL: <LayoutGrid />,
  NEW: <Sparkles />,
  HOT: <Flame />,
  FAV: <Heart />,
  RECENT: <Clock />,
};

function DrawnSelections({ show, change }: { show: Selection; change: ChangeView }) {
  const { t } = useTranslation(['games']);
  return (
    <fieldset className={styles.selections}>
      <legend className="visually-hidden">{t('games.show.label')}</legend>
      {offered.selections.map((selection) => (
        <button
          key={selection}
          type="button"
          className={styles.selection}
          ref={show === selection ? reveal : undefined}
          aria-pressed={show === selection}
          onClick={() => change({ show: selection })}
        >
          {icons[selection]}
          <span>{t(`games.show.${selection}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** The selections of a list (spec 3, game selection types). Drawn again only when these props change. */
const Selections = memo(DrawnSelections);
