import { Skeleton } from '#src/ui/skeleton.tsx';
import styles from './game-list.module.css';

/** The place of a game that is on its way: as high as a tile. */
export function AwaitedTile() {
  return (
    <div className={styles.awaitedTile}>
      <Skeleton shape="poster" />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
