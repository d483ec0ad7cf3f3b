import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './field.tsx';

interface TextAreaFieldProps extends FieldWords, ComponentProps<'textarea'> {
  value: string;
  onValue?: ((value: string) => void) | undefined;
}

/** Several lines of text; with `maxLength`, a count of the characters used stands beside the label. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, labelHidden, onValue, ...area } = props;
  const count = area.maxLength === undefined ? undefined : `${area.value.length}/${area.maxLength}`;
  return (
    <Field {...{ label, hint, error, labelHidden }} id={area.id} required={area.required} aside={count}>
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          onChange={(change) => {
            area.onChange?.(change);
            onValue?.(change.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}
