import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** What a field shows, and who is told another value. */
export interface Hearing {
  value: string;
  onValue: (value: string) => void;
}

interface Field {
  control: HTMLInputElement | HTMLTextAreaElement;
  hearing: () => Hearing | undefined;
}

const fields = new Set<Field>();

/** Before each of these is acted on: after it a value of which nobody was told may be drawn over, or missed. */
const moments = ['focusin', 'focusout', 'input', 'keydown', 'click', 'submit'] as const;

/** Tells the values of fields that are not those they were given. A form is sent as it is drawn after that. */
function catchUp({ type, target }: Event): void {
  // All are read first: the first one told draws the form again.
  const unheard = [...fields].flatMap(({ control, hearing }) => {
    const { value: given, onValue } = hearing() ?? {};
    const { value, readOnly, disabled } = control;
    const comes = type === 'input' && target === control;
    return !onValue || value === given || readOnly || disabled || comes ? [] : [() => onValue(value)];
  });
  const tell = () => {
    for (const one of unheard) one();
  };
  if (type === 'submit' && unheard.length > 0) flushSync(tell);
  else tell();
}

/**
 * Hears what a password manager puts into a field: some set its value and tell nobody, and the next drawing would empty
 * it. What stands in a field when something is pressed, sent or left is what the form has.
 */
export function useUnheard(id: string, hearing: Hearing | undefined): void {
  const latest = useRef(hearing);
  // Before any effect of the same drawing can move the focus: what is drawn and what was given change together.
  useInsertionEffect(() => {
    latest.current = hearing;
  });
  useLayoutEffect(() => {
    const control = document.getElementById(id);
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return;
    const field = { control, hearing: () => latest.current };
    if (fields.size === 0) for (const moment of moments) document.addEventListener(moment, catchUp, true);
    fields.add(field);
    return () => {
      fields.delete(field);
      if (fields.size === 0)
        for (const moment of moments) document.removeEventListener(moment, catchUp, true);
    };
  }, [id]);
}
