import type { ComponentProps, ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May hold a link: a click on the link follows it and leaves the box alone. */
  label: ReactNode;
  onChecked?: ((checked: boolean) => void) | undefined;
}

/** A box to tick with its sentence. */
export function Checkbox({ label, onChecked, ...input }: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input
        {...input}
        type="checkbox"
        className={styles.mark}
        onChange={(change) => {
          input.onChange?.(change);
          onChecked?.(change.currentTarget.checked);
        }}
      />
      <span>{label}</span>
    </label>
  );
}
