import { useLayoutEffect } from 'react';

/** What waits for the press that is under way; null while there is none. */
let waiting: (() => void)[] | null = null;

function begin(): void {
  waiting ??= [];
}

function end(): void {
  const due = waiting ?? [];
  waiting = null;
  for (const one of due) one();
}

/** A press that was drawn away from what it began on ends without a click. */
function letGo(): void {
  requestAnimationFrame(end);
}

let listening = 0;

function listen(): () => void {
  const heard = [
    ['mousedown', begin],
    ['mouseup', letGo],
    ['dragend', end],
    ['click', end],
    ['keydown', end],
  ] as const;
  if (listening === 0) for (const [kind, hear] of heard) document.addEventListener(kind, hear, true);
  listening += 1;
  return () => {
    listening -= 1;
    if (listening === 0) for (const [kind, hear] of heard) document.removeEventListener(kind, hear, true);
  };
}

/**
 * Leaving a field may be the first half of a press on something else: what it draws, such as a message under the field,
 * would move that away before the press has ended, and nothing would be pressed. So it waits until the press has found
 * what it is on, and is done before that hears of it. A finger, too, moves the focus by the mouse's events that follow it.
 */
export function useAfterPress<Left>(
  act: ((left: Left) => void) | undefined,
): ((left: Left) => void) | undefined {
  useLayoutEffect(listen, []);
  return (
    act &&
    ((left) => {
      if (waiting) waiting.push(() => act(left));
      else act(left);
    })
  );
}
