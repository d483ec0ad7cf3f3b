import { startTransition, useEffect, useState } from 'react';
import { asSeconds, type Seconds } from '#contract/units.ts';

const none = asSeconds(0);

/**
 * Whole seconds since this value was first seen here, by a clock that only runs forward: somebody who moves the device's
 * time changes nothing. It begins again with each other value.
 */
export function useSecondsOn(value: object | null): Seconds {
  const [counted, setCounted] = useState({ value, seconds: none });
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(() => {
      const seconds = asSeconds(Math.floor((performance.now() - began) / 1_000));
      startTransition(() => setCounted({ value, seconds }));
    }, 1_000);
    return () => clearInterval(timer);
  }, [value]);
  return counted.value === value ? counted.seconds : none;
}
