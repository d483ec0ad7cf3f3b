import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { useAfterPress } from './field-events.ts';

interface SelectFieldProps
  extends FieldWords,
    Omit<ComponentProps<'select'>, 'prefix' | 'size' | 'children'> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** Shown while nothing is chosen; cannot itself be chosen. */
  placeholder?: string | undefined;
  prefix?: ReactNode;
  onValue?: ((value: string) => void) | undefined;
}

/** The platform's own select, dressed: on a phone it opens the platform's picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, labelHidden, prefix, options, placeholder, onValue, ...select } = props;
  const onBlur = useAfterPress(select.onBlur);
  return (
    <Field
      {...{ label, hint, error, labelHidden, prefix }}
      id={select.id}
      required={select.required}
      hearing={undefined}
    >
      {(wiring) => (
        <select
          {...select}
          {...wiring}
          onBlur={onBlur}
          onChange={(change) => {
            select.onChange?.(change);
            onValue?.(change.currentTarget.value);
          }}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
