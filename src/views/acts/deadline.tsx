import { useNow } from '#src/actors/now.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatDistance } from '#src/i18n/merchant-dates.ts';
import styles from './deadline.module.css';
import { useInZone } from './money-text.ts';

type Props = {
  /** What happens then, such as "Ends". */
  label: string;
  /** Epoch milliseconds. */
  at: number;
  /** The merchant's time zone, an IANA name. */
  zone: string;
  /** What time it was at the gateway as it answered; without it, what time it is there now. */
  now?: number;
};

/** A deadline as everybody needs it: how far off it is, and exactly when, on the merchant's clock. */
export function Deadline({ label, at, zone, now: told }: Props) {
  const language = useLanguage();
  const inZone = useInZone();
  const here = useNow();
  const now = told ?? here;
  return (
    <p>
      <span>{`${label} ${formatDistance(at, now, language)} · `}</span>
      <time className={styles.moment} dateTime={new Date(at).toISOString()}>
        {inZone(at, zone)}
      </time>
    </p>
  );
}
