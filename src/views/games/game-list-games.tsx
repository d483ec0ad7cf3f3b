import { DoorOpen, Heart, LogIn, SearchX } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameTile } from '#contract/games.ts';
import {
  type ListView,
  listInput,
  narrowedByFigures,
  narrowList,
  ownSelection,
  plainView,
} from '#machines/games/list-view.rules.ts';
import { firstPlaceOf, pageOfPlace, pageSize, tileKey } from '#machines/games/pages.rules.ts';
import type { NamedGame, SearchQuestion } from '#machines/games/search.rules.ts';
import { useMemberRead, useOfferedRead } from '#src/actors/reads.ts';
import { useAccount, useLanguage, useResident } from '#src/actors/residents.ts';
import { useVendors } from '#src/actors/vendors.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { formatCount } from '#src/i18n/money.ts';
import { Button } from '#src/ui/button.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { useSettled } from '#src/ui/use-settled.ts';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import { AwaitedTile } from './awaited-tile.tsx';
import { FailedList } from './failed-list.tsx';
import styles from './game-list.module.css';
import type { GameSearch } from './game-search.ts';
import type { ChangeView } from './list-place.ts';
import type { ListProps } from './list-props.ts';
import { useReadTiles } from './listed-tiles.ts';
import { useReadPages } from './pages-of-games.ts';
import { TilesGrid } from './tiles-grid.tsx';

type Props = ListProps & { view: ListView; search: GameSearch; question: SearchQuestion };

function DrawnGames({ view, search, question, ...list }: Props) {
  // The index only knows names: a list that is filtered or ordered by more is searched by the gateway.
  const ordered = view.sort !== 'best' || view.gameClass !== null || narrowedByFigures(view);
  const plain = view.show === 'ALL' && !ordered;
  if (ownSelection(view.show)) return <OwnList {...list} view={{ ...view, query: question.text }} />;
  if (question.text !== '' && plain && !search.unable)
    return <FoundList {...list} search={search} question={question} />;
  return <PagedList {...list} view={view} />;
}

/** The games of a list: a member's own, those found by name, or all. Drawn again only when these props change. */
export const GameListGames = memo(DrawnGames);

/** A member's favourites or the games played last, which come whole; a visitor is asked to sign in. */
function OwnList({ screen, gameList, asker, actions, onClear, view }: ListProps & { view: ListView }) {
  const { t } = useTranslation(['games', 'system']);
  const session = useResident('session');
  const account = useAccount();
  const { language } = asker;
  const { gameType } = gameList;
  const asked = { ...(gameType ? { gameType } : {}), language };
  const recent = view.show === 'RECENT';
  const favourites = useMemberRead('games.favouriteList', asked, { enabled: !recent });
  const played = useMemberRead('games.recent', asked, { enabled: recent });
  const { data, error, isFetching, refetch } = recent ? played : favourites;
  if (account === null) {
    return (
      <EmptyState
        icon={<LogIn />}
        title={t(recent ? 'games.own.RECENT' : 'games.own.FAV')}
        text={t('games.own.text')}
        action={
          <Button variant="primary" onClick={() => session.send({ type: 'entry.wanted', way: 'login' })}>
            {t('games.own.signIn')}
          </Button>
        }
      />
    );
  }
  if (error) return <FailedList failure={error.failure} busy={isFetching} again={() => void refetch()} />;
  if (!data) return <AwaitedTiles />;
  const tiles = narrowList(data.list, gameList, view, language.toLowerCase());
  if (tiles.length === 0) {
    return <EmptyList view={view} change={actions.change} onClear={onClear} />;
  }
  return (
    <>
      <ListHead count={tiles.length} found={view.query !== '' || narrowedByFigures(view)} />
      <TilesGrid
        listName={t(`games.halls.${screen}`)}
        tiles={tiles}
        actions={actions}
        setSize={tiles.length}
      />
    </>
  );
}

type FoundListProps = ListProps & { search: GameSearch; question: SearchQuestion };

/** Games found by name, best matches first: names show at once, pictures when typing has paused. */
function FoundList({ screen, gameList, asker, actions, onClear, search, question }: FoundListProps) {
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

/** Milliseconds without a keystroke before the gateway is asked to search. */
const pause = 300;

/** Places reserved after the loaded pages; this close to the first loaded place, the page before is fetched. */
const near = pageSize / 5;

/** Further than this from the loaded pages, a list starts again where the person is looking. */
const far = 2 * pageSize;

/** The games of a list page by page, as far as the person scrolls (spec 9, infinite scroll). */
function PagedList({ screen, gameList, asker, actions, onClear, view }: ListProps & { view: ListView }) {
  const { t } = useTranslation(['games', 'system']);
  const textOf = useFailureText();
  const query = useSettled(view.query, pause);
  const input = listInput(gameList, { ...view, query }, asker);
  const list = useReadPages(input, view.page);
  const { tiles, offset, more, failure, stale } = list;
  const { gameType = '' } = gameList;
  const whole = view.show === 'ALL' && query === '' && gameType !== '' && !narrowedByFigures(view);
  const types = useOfferedRead('games.types', { gameType, language: asker.language }, { enabled: whole });
  const end = offset + tiles.length;
  if (list.loading) return <AwaitedTiles />;
  if (failure && tiles.length === 0) {
    return <FailedList failure={failure} busy={list.busy} again={list.again} />;
  }
  if (tiles.length === 0) {
    return <EmptyList view={{ ...view, query }} change={actions.change} onClear={onClear} />;
  }
  const vendors = types.data?.types.filter(({ vassalage }) => !view.vendor || vassalage === view.vendor);
  const counted = vendors?.reduce((sum, { games, classes }) => {
    const of = classes.find(({ name }) => name === view.gameClass);
    return sum + (view.gameClass === null ? games : (of?.games ?? 0));
  }, 0);
  const known = more || offset > 0 || stale ? (whole ? counted : undefined) : tiles.length;

  // Also told when the address has changed: what was seen last may have been compared with the address before it.
  const pulse = `${list.pages} ${list.busy} ${view.page}`;

  function see(first: number, last: number) {
    if (stale) return;
    const page = pageOfPlace(first);
    if (page !== view.page) actions.change({ page }, 'replace');
    if (failure) return;
    if (first < offset - far) list.beginAt(page);
    else if (offset > 0 && first < offset + near) list.previous();
    else if (last >= end - 1 && more) list.next();
  }

  return (
    <div aria-busy={stale}>
      <ListHead count={known} found={query !== '' || narrowedByFigures(view)} />
      <TilesGrid
        key={list.shown}
        listName={t(`games.halls.${screen}`)}
        tiles={tiles}
        actions={actions}
        offset={offset}
        awaited={more ? near : 0}
        setSize={more ? known : end}
        start={firstPlaceOf(view.page)}
        pulse={pulse}
        onSeen={see}
      />
      <ListFoot
        ended={!more && !stale}
        failure={failure && textOf(failure)}
        busy={list.busy}
        onAgain={list.again}
      />
    </div>
  );
}

interface ListFootProps {
  ended: boolean;
  /** Why the page that was wanted next could not be had. */
  failure: string | null;
  busy: boolean;
  onAgain: () => void;
}

/** The end of a list: more is loading, could not be loaded, or there is no more. */
function ListFoot({ ended, failure, busy, onAgain }: ListFootProps) {
  const { t } = useTranslation(['games']);
  if (failure !== null) {
    return (
      <div className={styles.foot} role="alert">
        <span>{`${t('games.list.moreFailed')} ${failure}`}</span>
        <RetryButton size="small" busy={busy} onClick={onAgain} />
      </div>
    );
  }
  return (
    <p className={styles.foot} role="status">
      {ended ? t('games.list.end') : busy && t('games.list.loading')}
    </p>
  );
}

const first = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

/** The placeholder of a list whose games are loading. */
function AwaitedTiles() {
  const { t } = useTranslation(['games']);
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('games.list.loading')}
      </p>
      <div className={styles.head}>
        <Skeleton className={styles.awaitedCount} />
      </div>
      <div className={styles.awaited}>
        {first.map((place) => (
          <AwaitedTile key={place} />
        ))}
      </div>
    </>
  );
}

interface EmptyListProps {
  view: Pick<ListView, 'show' | 'query' | 'bet' | 'lines'>;
  change: ChangeView;
  onClear: () => void;
}

/** A list with nothing in it: why that is, and the way on. */
function EmptyList({ view, change, onClear }: EmptyListProps) {
  const { t } = useTranslation(['games']);
  const { show, query } = view;
  if (narrowedByFigures(view)) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('games.empty.figures')}
        text={t('games.empty.figuresText')}
        action={
          <Button onClick={() => change({ bet: null, lines: null })}>{t('games.empty.clearFigures')}</Button>
        }
      />
    );
  }
  if (query !== '') {
    return (
      <EmptyState
        icon={<SearchX />}
        title={t('games.empty.query', { query })}
        text={t('games.empty.queryText')}
        action={<Button onClick={onClear}>{t('games.empty.clear')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      icon={show === 'FAV' ? <Heart /> : <DoorOpen />}
      title={t(`games.empty.${show}`)}
      text={t(`games.empty.${show}Text`)}
      action={
        show !== 'ALL' && <Button onClick={() => change({ ...plainView })}>{t('games.empty.seeAll')}</Button>
      }
    />
  );
}

/** The number of games, as soon as it is known. */
function ListHead({ count, found }: { count: number | undefined; found: boolean }) {
  const { t } = useTranslation(['games']);
  const language = useLanguage();
  return (
    <p className={styles.head} data-found={found} role="status">
      {count !== undefined &&
        t(found ? 'games.list.found' : 'games.list.count', { count, number: formatCount(count, language) })}
    </p>
  );
}
