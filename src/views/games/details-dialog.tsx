import { CircleHelp, Heart, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GameTile } from '#contract/games.ts';
import { type Asker, listInput, plainView } from '#machines/games/list-view.rules.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { useOfferedRead } from '#src/actors/reads.ts';
import { useAccount, useLanguage, useResident } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { formatMoney, formatPercent } from '#src/i18n/money.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import styles from './details.module.css';
import { FailedList } from './failed-list.tsx';
import { FavouriteNotice } from './favourite-notice.tsx';
import type { Favourites } from './favourites.ts';
import { RoomCard } from './room-card.tsx';
import type { TileActions } from './tile-actions.ts';
import { useRooms } from './use-rooms.ts';

interface DetailsDialogProps {
  id: string;
  asker: Asker;
  actions: TileActions;
  favourites: Favourites;
}

/** The details of a game before it is played; the address names it, so that it can be shared. */
export function DetailsDialog({ id, asker, actions, favourites }: DetailsDialogProps) {
  const { t } = useTranslation(['games', 'system']);
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
      {error && <FailedList failure={error.failure} busy={isFetching} again={() => void refetch()} />}
      {missing && (
        <EmptyState
          icon={<CircleHelp />}
          level="h3"
          title={t('games.details.missing')}
          text={t('games.details.missingText')}
          action={<Button onClick={close}>{t('games.details.close')}</Button>}
        />
      )}
      {!data && !error && <Skeleton shape="block" />}
      {game && <DetailsFacts game={game} />}
      {game?.gameType === 'PVP' && <Rooms game={game} onEnter={leave} />}
      <FavouriteNotice favourites={favourites} inside />
    </Dialog>
  );
}

interface DetailsActionsProps {
  game: GameTile;
  actions: TileActions;
  /** The game is about to be opened. */
  onPlay: () => void;
}

/** The actions for a game whose details are open. */
function DetailsActions({ game, actions, onPlay }: DetailsActionsProps) {
  const { t } = useTranslation(['games']);
  const favourite = actions.has(game.gameId);
  return (
    <div className={styles.actions}>
      <Button
        className={favourite ? styles.full : undefined}
        icon={<Heart />}
        onClick={() => actions.press(game.gameId, !favourite)}
      >
        {t(favourite ? 'games.details.unfavour' : 'games.details.favour')}
      </Button>
      {game.gameType !== 'PVP' && (
        <Button
          variant="primary"
          icon={<Play />}
          data-autofocus
          onClick={() => {
            onPlay();
            actions.open(game);
          }}
        >
          {t('games.details.play')}
        </Button>
      )}
    </div>
  );
}

/** A game's picture and figures; missing figures are left out. */
function DetailsFacts({ game }: { game: GameTile }) {
  const { t } = useTranslation(['games']);
  const language = useLanguage();
  const { currencySymbol } = useConfiguration().brand;
  const pictureOf = usePictureCheck();
  const { lineNum, minBet, rtp, volatility } = game;
  const facts = [
    { id: 'vendor', value: game.vendorName },
    { id: 'lines', value: lineNum && String(lineNum) },
    { id: 'minBet', value: minBet && formatMoney(minBet, language, currencySymbol) },
    { id: 'rtp', value: rtp && formatPercent(rtp, language) },
    { id: 'volatility', value: volatility && t(`games.details.${volatility}`) },
  ] as const;
  return (
    <div className={styles.game}>
      <LazyImage
        className={styles.poster}
        src={pictureOf(game.image) || undefined}
        alt=""
        eager
        placeholder={<b>{game.gameName}</b>}
      />
      <dl className={styles.facts}>
        {facts.map(
          ({ id, value }) =>
            value && (
              <div key={id}>
                <dt>{t(`games.details.${id}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

interface RoomsProps {
  game: GameTile;
  /** The person is about to enter a room. */
  onEnter: () => void;
}

/** The rooms of a player-versus-player game: who plays there, and the way in (spec 7, rooms). */
function Rooms({ game: { gameId, vassalage }, onEnter }: RoomsProps) {
  const { t } = useTranslation(['games']);
  const session = useResident('session');
  const visitor = useAccount() === null;
  const { data, isError, isFetching, refetch } = useRooms(vassalage);
  const rooms = data?.rooms.filter((room) => room.gameId === gameId) ?? [];
  return (
    <section className={styles.rooms} aria-busy={isFetching}>
      <h3>{t('games.rooms.title')}</h3>
      {visitor && (
        <>
          <p>{t('games.rooms.signIn')}</p>
          <Button onClick={() => session.send({ type: 'entry.wanted', way: 'login' })}>
            {t('games.own.signIn')}
          </Button>
        </>
      )}
      {!visitor && isError && (
        <>
          <p role="alert">{t('games.rooms.failed')}</p>
          <RetryButton busy={isFetching} onClick={() => void refetch()} />
        </>
      )}
      {!visitor && !data && !isError && <p role="status">{t('games.rooms.loading')}</p>}
      {!visitor && data && rooms.length === 0 && <p>{t('games.rooms.none')}</p>}
      <ul>
        {rooms.map((room) => (
          <li key={room.roomId}>
            <RoomCard room={room} vassalage={vassalage} onEnter={onEnter} />
          </li>
        ))}
      </ul>
    </section>
  );
}
