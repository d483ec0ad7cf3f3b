import styles from './balls.module.css';

const tones = 6;

/** More balls than this are drawn smaller, so that they fit on one row or two. */
const few = 6;

interface BallsProps {
  numbers: readonly string[];
  size?: 'small' | 'large';
}

/** The numbers of a draw, in their order, as balls. */
export function Balls({ numbers, size = 'small' }: BallsProps) {
  return (
    <ol className={styles.balls} data-size={size} data-many={numbers.length > few}>
      {numbers.map((number, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a draw's numbers keep their places and may come twice.
        <li key={at} className={styles.ball} data-tone={Number(number) % tones || 0}>
          {number}
        </li>
      ))}
    </ol>
  );
}
