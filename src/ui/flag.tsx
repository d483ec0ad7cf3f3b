import styles from './flag.module.css';
import { LazyPart } from './lazy-part.tsx';

interface FlagProps {
  /** The country's ISO code; the flag's space stays empty for a country that has none. */
  country: string;
}

const picture = () => import('./flag-picture.tsx').then((found) => found.FlagPicture);
const nothing = () => null;

/**
 * The flag of a country, beside its name: a picture of ours, because some platforms draw none. Its space is
 * reserved before it loads.
 */
export function Flag({ country }: FlagProps) {
  return (
    <span className={styles.flag} aria-hidden="true">
      <LazyPart load={picture} props={{ country }} failed={nothing} />
    </span>
  );
}
