import styles from './flag.module.css';
import { flagAddresses } from './flag-addresses.ts';

/** The picture in a flag; nothing for a country that has none. */
export function FlagPicture({ country }: { country: string }) {
  const address = flagAddresses.get(country);
  return address && <img className={styles.picture} src={address} alt="" decoding="async" />;
}
