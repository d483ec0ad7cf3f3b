import KeyRound from 'lucide-react/icons/key-round';
import Landmark from 'lucide-react/icons/landmark';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import type { AddressWay } from '#contract/verification.ts';
import styles from './address.module.css';

const icons = { mobile: Smartphone, email: Mail, bank: Landmark, authenticator: KeyRound } as const;

/** The picture of a way to verify. */
export function WayIcon({ way }: { way: AddressWay }) {
  const Icon = icons[way];
  return <Icon className={styles.icon} aria-hidden="true" />;
}
