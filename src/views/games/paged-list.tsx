import { useTranslation } from 'react-i18next';
import { type ListView, listInput, narrowedByFigures } from '#machines/games/list-view.rules.ts';
import { firstPlaceOf, pageOfPlace, pageSize } from '#machines/games/pages.rules.ts';
import { useReadPages } from '#src/actors/pages.ts';
import { useOfferedRead } from '#src/actors/reads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { useSettled } from '#src/ui/use-settled.ts';
import { AwaitedTiles } from './awaited-tiles.tsx';
import { EmptyList } from './empty-list.tsx';
import { FailedList } from './failed-list.tsx';
import { ListFoot } from './list-foot.tsx';
import { ListHead } from './list-head.tsx';
import type { ListProps } from './list-props.ts';
import { TilesGrid } from './tiles-grid.tsx';

/** Milliseconds without a keystroke before the gateway is asked to search. */
const pause = 300;

/** Places reserved after the loaded pages; this close to the first loaded place, the page before is fetched. */
const near = pageSize / 5;

/** Further than this from the loaded pages, a list starts again where the person is looking. */
const far = 2 * pageSize;

/** The games of a list page by page, as far as the person scrolls (spec 9, infinite scroll). */
export function PagedList({
  screen,
  gameList,
  asker,
  actions,
  onClear,
  view,
}: ListProps & { view: ListView }) {
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
    return <FailedList text={textOf(failure)} busy={list.busy} onAgain={list.again} />;
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
