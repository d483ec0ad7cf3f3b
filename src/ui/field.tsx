import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { type Hearing, useUnheard } from './field-events.ts';

/** The texts of every kind of field. An empty or missing `error` means the value is fine. */
export interface FieldWords {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** The label stays for assistive technology only, where the eye has other means. */
  labelHidden?: boolean | undefined;
}

/** The attributes that tie a control to its label, hint and error. */
export interface FieldWiring {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldWords {
  required?: boolean | undefined;
  id?: string | undefined;
  /** Inside the edge of the control, before and after it: a dial code, a currency, a button. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** At the end of the label's line: a counter, a link. */
  aside?: ReactNode;
  /** Of a text: what it shows, and who hears it. Nothing for a choice. */
  hearing: Hearing | undefined;
  children: (wiring: FieldWiring) => ReactNode;
}

/** The frame of one field: label, control, hint, and the message under it (spec section 8). */
export function Field(props: FieldProps) {
  const { label, hint, error, labelHidden, required, prefix, suffix, aside, hearing, children } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  useUnheard(id, hearing);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field} data-invalid={Boolean(error)}>
      <div className={labelHidden ? 'visually-hidden' : styles.head}>
        <span>
          <label htmlFor={id}>{label}</label>
          {/* Beside the label and not in it, so that it is not part of the field's name. */}
          {required && (
            <span className={styles.mark} aria-hidden="true">
              *
            </span>
          )}
        </span>
        {aside}
      </div>
      <div className={styles.control}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        {children({
          id,
          className: styles.input,
          'aria-describedby': described || undefined,
          'aria-invalid': error ? true : undefined,
        })}
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error && (
          <>
            <CircleAlert aria-hidden="true" />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  );
}
