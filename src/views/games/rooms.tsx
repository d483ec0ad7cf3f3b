import { useTranslation } from 'react-i18next';
import type { GameTile } from '#contract/games.ts';
import { useLaunch } from '#src/actors/launch.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useAccount, useLanguage, useResident } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { nodeOf, useVendors } from '#src/actors/vendors.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { Button } from '#src/ui/button.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import styles from './details.module.css';

interface RoomsProps {
  game: GameTile;
  /** The person is about to enter a room. */
  onEnter: () => void;
}

/** The rooms of a player-versus-player game: who plays there, and the way in (spec 7, rooms). */
export function Rooms({ game: { gameId, vassalage }, onEnter }: RoomsProps) {
  const { t } = useTranslation(['games']);
  const language = useLanguage();
  const { currencySymbol } = useConfiguration().brand;
  const launch = useLaunch();
  const session = useResident('session');
  const pictureOf = usePictureCheck();
  const vendors = useVendors();
  const visitor = useAccount() === null;
  const { data, isError, isFetching, refetch } = useMemberRead(
    'games.rooms',
    { vassalage, language },
    { fresh: 5_000 },
  );
  const rooms = data?.rooms.filter((room) => room.gameId === gameId) ?? [];
  const nodeId = nodeOf(vendors, vassalage);
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
        {rooms.map(({ roomId, roomName: room, players, seats, minBet, image }) => (
          <li key={roomId} className={styles.room}>
            <LazyImage
              className={styles.roomPicture}
              src={pictureOf(image) || undefined}
              alt=""
              ratio="square"
            />
            <div>
              <strong>{room}</strong>
              <span>{t('games.rooms.seats', { players: Math.min(players, seats), seats })}</span>
              <span>
                {t('games.rooms.minBet', { amount: formatMoney(minBet, language, currencySymbol) })}
              </span>
            </div>
            <Button
              size="small"
              variant="primary"
              disabled={players >= seats}
              aria-label={players >= seats ? undefined : t('games.rooms.enter', { room })}
              onClick={() => {
                onEnter();
                launch({ kind: 'room', roomId, vassalage, nodeId });
              }}
            >
              {players >= seats ? t('games.rooms.full') : t('games.details.play')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
