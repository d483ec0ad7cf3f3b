import type { ReactNode } from 'react';
import { useMerchantHours } from './money-text.ts';
import styles from './page-hours.module.css';
import { SaidZone } from './said-zone.ts';

/** A page of money, play or promotions: whose hours it has is said once, at its end. */
export function PageHours({ children }: { children: ReactNode }) {
  const { zone, whose } = useMerchantHours();
  return (
    <SaidZone value={zone}>
      {children}
      {whose && <p className={styles.hours}>{whose}</p>}
    </SaidZone>
  );
}
