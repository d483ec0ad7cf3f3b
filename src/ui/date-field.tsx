import { type ComponentProps, useRef, useState } from 'react';
import { TextField } from './text-field.tsx';

/** Keys that leave a field or send its form; every other one is typing. */
const leaving = new Set(['Tab', 'Enter', 'Escape']);

/**
 * A day, yyyy-MM-dd, in the platform's own field; '' when it is empty. A platform tells every day on the way while keys
 * are pressed (0002-10-15 before 2026-10-15): these stay in the field, and the one that is there when it is left counts.
 * A day picked from the calendar counts at once.
 */
export function DateField({ value, onValue, onBlur, onKeyDown, ...props }: ComponentProps<typeof TextField>) {
  const [typed, setTyped] = useState<string | null>(null);
  const typing = useRef(false);

  function settle(): void {
    typing.current = false;
    if (typed !== null && typed !== value) onValue?.(typed);
    setTyped(null);
  }

  return (
    <TextField
      {...props}
      type="date"
      value={typed ?? value}
      onKeyDown={(press) => {
        if (press.key === 'Enter') settle();
        else if (!leaving.has(press.key)) typing.current = true;
        onKeyDown?.(press);
      }}
      onValue={(day) => (typing.current ? setTyped(day) : onValue?.(day))}
      onBlur={(left) => {
        settle();
        onBlur?.(left);
      }}
    />
  );
}
