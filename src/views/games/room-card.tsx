import { useTranslation } from 'react-i18next';
import { isFull, type Room } from '#machines/games/rooms.rules.ts';
import { useLaunch } from '#src/actors/launch.ts';
import { usePictureCheck } from '#src/actors/picture-check.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { nodeOf, useVendors } from '#src/actors/vendors.ts';
import { formatMoney } from '#src/i18n/money.ts';
import { Button } from '#src/ui/button.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import styles from './details.module.css';

interface RoomCardProps {
  room: Room;
  /** The code of its vendor. */
  vassalage: string;
  /** The person is about to enter it. */
  onEnter?: (() => void) | undefined;
}

/** A room: its stake, who plays there, and the way in. */
export function RoomCard({ room, vassalage, onEnter }: RoomCardProps) {
  const { t } = useTranslation(['games']);
  const language = useLanguage();
  const { currencySymbol } = useConfiguration().brand;
  const launch = useLaunch();
  const pictureOf = usePictureCheck();
  const nodeId = nodeOf(useVendors(), vassalage);
  const { roomId, roomName, players, seats, minBet, image } = room;
  const full = isFull(room);
  return (
    <div className={styles.room}>
      <LazyImage className={styles.roomPicture} src={pictureOf(image) || undefined} alt="" ratio="square" />
      <div>
        <strong>{roomName}</strong>
        <span>{t('games.rooms.seats', { players: Math.min(players, seats), seats })}</span>
        <span>{t('games.rooms.minBet', { amount: formatMoney(minBet, language, currencySymbol) })}</span>
      </div>
      <Button
        size="small"
        variant="primary"
        disabled={full}
        aria-label={full ? undefined : t('games.rooms.enter', { room: roomName })}
        onClick={() => {
          onEnter?.();
          launch({ kind: 'room', roomId, vassalage, nodeId });
        }}
      >
        {full ? t('games.rooms.full') : t('games.details.play')}
      </Button>
    </div>
  );
}
