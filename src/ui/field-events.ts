import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Moves the focus to the first control in a form, in page order, that has one of the names; nowhere when none
 * does. The handler that found something wrong calls it, so the person lands on the first mistake.
 */
export function focusField(form: HTMLFormElement | null, names: readonly string[]): void {
  const controls = [...(form?.elements ?? [])];
  const first = controls.find((control) => {
    const name = control.getAttribute('name');
    return name && names.includes(name);
  });
  if (first instanceof HTMLElement) first.focus();
}

/**
 * The same for what is wrong with a form, by the names of its controls: whatever is neither null, false nor undefined. A
 * problem of the whole form has no control.
 */
export function focusWrong(form: HTMLFormElement, problems: object): void {
  const wrong = Object.entries(problems).filter(([, problem]) => problem);
  focusField(
    form,
    wrong.map(([name]) => name),
  );
}

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
