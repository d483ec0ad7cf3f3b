import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type Asker, listInput, plainView } from '#machines/games/list-view.rules.ts';
import type { Favourites } from '#src/actors/favourites.ts';
import { useOfferedRead } from '#src/actors/reads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import styles from './details.module.css';
import { DetailsActions } from './details-actions.tsx';
import { DetailsFacts } from './details-facts.tsx';
import { FailedList } from './failed-list.tsx';
import { FavouriteNotice } from './favourite-notice.tsx';
import { Rooms } from './rooms.tsx';
import type { TileActions } from './tile-actions.ts';

interface DetailsDialogProps {
  id: string;
  asker: Asker;
  actions: TileActions;
  favourites: Favourites;
}

/** The details of a game before it is played; the address names it, so that it can be shared. */
export function DetailsDialog({ id, asker, actions, favourites }: DetailsDialogProps) {
  const { t } = useTranslation(['games', 'system']);
  const textOf = useFailureText();
  const input = { ...listInput({}, plainView, asker), gameIds: id, page: 1, pageSize: 1 };
  const { data, error, isFetching, refetch } = useOfferedRead('games.list', input);
  const game = data?.games.find(({ gameId }) => gameId === id);
  const close = () => actions.change({ details: null });
  // Whoever comes back from a game comes back to the game list, and not to these details.
  const leave = () => actions.change({ details: null }, 'replace');
  const missing = data && !game;
  return (
    <Dialog
      open
      title={game?.gameName ?? t(missing ? 'games.details.missing' : 'games.details.loading')}
      onClose={close}
      closeLabel={t('games.details.close')}
      footer={game && <DetailsActions game={game} actions={actions} onPlay={leave} />}
    >
      {error && <FailedList text={textOf(error.failure)} busy={isFetching} onAgain={() => void refetch()} />}
      {missing && (
        <EmptyState
          icon={<CircleHelp />}
          level="h3"
          title={t('games.details.missing')}
          text={t('games.details.missingText')}
          action={<Button onClick={close}>{t('games.details.close')}</Button>}
        />
      )}
      {!data && !error && <Skeleton className={styles.coming} shape="block" />}
      {game && <DetailsFacts game={game} />}
      {game?.gameType === 'PVP' && <Rooms game={game} onEnter={leave} />}
      <FavouriteNotice favourites={favourites} inside />
    </Dialog>
  );
}
