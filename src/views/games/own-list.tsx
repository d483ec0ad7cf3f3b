import { LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ListView, narrowed, narrowedByFigures } from '#machines/games/list-view.rules.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useAccount, useResident } from '#src/actors/residents.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { AwaitedTiles } from './awaited-tiles.tsx';
import { EmptyList } from './empty-list.tsx';
import { FailedList } from './failed-list.tsx';
import { ListHead } from './list-head.tsx';
import type { ListProps } from './list-props.ts';
import { TilesGrid } from './tiles-grid.tsx';

/** A member's favourites or the games played last, which come whole; a visitor is asked to sign in. */
export function OwnList({ screen, gameList, asker, actions, onClear, view }: ListProps & { view: ListView }) {
  const { t } = useTranslation(['games', 'system']);
  const textOf = useFailureText();
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
  if (error)
    return <FailedList text={textOf(error.failure)} busy={isFetching} onAgain={() => void refetch()} />;
  if (!data) return <AwaitedTiles />;
  const tiles = narrowed(data.list, gameList, view, language.toLowerCase());
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
