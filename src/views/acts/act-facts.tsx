import type { ReactNode } from 'react';
import styles from './act.module.css';

export type ActFact = {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
  /** The one that counts, such as what arrives. */
  readonly strong?: boolean;
};

/** The effects of an act of money, line by line: amount, fee, what arrives, to whom. A value with figures is not translated. */
export function ActFacts({ facts }: { facts: readonly ActFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ id, label, value, strong }) => (
        <div key={id} className={styles.fact} data-strong={strong}>
          <dt>{label}</dt>
          <dd translate={typeof value === 'string' && /\d/.test(value) ? 'no' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
