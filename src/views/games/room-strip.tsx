import { useTranslation } from 'react-i18next';
import type { Vendor } from '#contract/games.ts';
import { useAccount, useResident } from '#src/actors/residents.ts';
import { useVendors } from '#src/actors/vendors.ts';
import { Button } from '#src/ui/button.tsx';
import { Rail } from '#src/ui/rail.tsx';
import { RoomCard } from './room-card.tsx';
import styles from './room-strip.module.css';
import { useRooms } from './use-rooms.ts';

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
