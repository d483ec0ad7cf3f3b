import { boardInput, boardPage, type MissionsView } from '#machines/missions/boards.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { BoardPlace } from './board-place.tsx';
import styles from './missions.module.css';

type Props = Pick<MissionsView, 'board' | 'period'> & {
  /** Counted from 0. */
  place: number;
};

/** A place of the list: read with the hundred that it stands among, as soon as it is near. */
export function BoardLine({ board, period, place }: Props) {
  const language = useLanguage();
  const input = boardInput({ board, period }, language, place);
  const read = useMemberRead('missions.leaderboard', input, { fresh: 30_000 });
  const data = useLatest(read.data);
  const row = data?.rows[place % boardPage];
  if (row) return <BoardPlace row={row} />;
  return (
    <div className={styles.place}>
      <Skeleton />
    </div>
  );
}
