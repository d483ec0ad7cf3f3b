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

interface ChoiceGroupProps {
  label: string;
  name: string;
  value: string | undefined;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[];
  /** `tiles` are cards side by side; `segments` one tight row; `list` a plain column. */
  look?: 'list' | 'tiles' | 'segments' | undefined;
  labelHidden?: boolean | undefined;
  onValue: (value: string) => void;
}

/** One of several: radio buttons under one legend, walked with the arrow keys. */
export function ChoiceGroup({ label, labelHidden, name, value, options, look, onValue }: ChoiceGroupProps) {
  return (
    <fieldset className={styles.group} data-look={look ?? 'list'}>
      <legend className={labelHidden ? 'visually-hidden' : styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <input
            type="radio"
            className={styles.mark}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValue(option.value)}
          />
          <span>
            {option.label}
            {option.hint && <small>{option.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
