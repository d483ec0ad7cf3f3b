import { KeyRound, Landmark, Mail, Smartphone } from 'lucide-react';
import type { AddressWay } from '#contract/verification.ts';
import styles from './address.module.css';

const icons = { mobile: Smartphone, email: Mail, bank: Landmark, authenticator: KeyRound } as const;

/** The picture of a way to verify. */
export function WayIcon({ way }: { way: AddressWay }) {
  const Icon = icons[way];
  return <Icon className={styles.icon} aria-hidden="true" />;
}
