import type { ComponentProps, ReactNode } from 'react';
import styles from './radio-row.module.css';

interface RadioRowProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'onChange'> {
  label: ReactNode;
  onChoice: () => void;
}

/** One of several answers, of which one is chosen; the whole row can be pressed. */
export function RadioRow({ label, onChoice, ...input }: RadioRowProps) {
  return (
    <label className={styles.row}>
      <input {...input} type="radio" onChange={onChoice} />
      <span>{label}</span>
    </label>
  );
}
