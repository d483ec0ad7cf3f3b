import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldWords } from './field.tsx';
import { useAfterPress } from './field-events.ts';

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'prefix' | 'size'> {
  prefix?: ReactNode;
  suffix?: ReactNode;
  aside?: ReactNode;
  /** The value after each keystroke. */
  onValue?: ((value: string) => void) | undefined;
}

/** One line of text of any input type. Whatever an input takes, this takes. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, labelHidden, prefix, suffix, aside, onValue, ...input } = props;
  const onBlur = useAfterPress(input.onBlur);
  return (
    <Field
      {...{ label, hint, error, labelHidden, prefix, suffix, aside }}
      hearing={typeof input.value === 'string' && onValue ? { value: input.value, onValue } : undefined}
      id={input.id}
      required={input.required}
    >
      {(wiring) => (
        <input
          type="text"
          {...input}
          {...wiring}
          onBlur={onBlur}
          onChange={(change) => {
            input.onChange?.(change);
            onValue?.(change.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
