import { useTranslation } from 'react-i18next';
import type { GameTile } from '#contract/games.ts';
import { useAccount, useResident } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './details.module.css';
import { RoomCard } from './room-card.tsx';
import { useRooms } from './use-rooms.ts';

interface RoomsProps {
  game: GameTile;
  /** The person is about to enter a room. */
  onEnter: () => void;
}

/** The rooms of a player-versus-player game: who plays there, and the way in (spec 7, rooms). */
export function Rooms({ game: { gameId, vassalage }, onEnter }: RoomsProps) {
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
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('games.list.retry')}
          </Button>
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
