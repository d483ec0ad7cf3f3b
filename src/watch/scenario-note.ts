import type { StateValue } from 'xstate';
import styles from './scenario-note.module.css';
import type { Stuck } from './scenario-player.ts';
import type { Gone } from './scenario-stay.ts';

const words = {
  es: {
    ready: 'Escenario listo',
    left: 'El producto salió otra vez del escenario',
    leftTo: 'Ahora está en',
    ended: 'Esa máquina ya terminó.',
    unable: 'No se pudo abrir el escenario',
    stuck: 'El escenario se detuvo',
    after: 'después de',
    expected: 'se esperaba',
    actual: 'y está en',
    nowhere: 'y no existe',
    still: 'El tiempo está detenido, y lo que se espera de la pasarela no llega.',
    goOn: 'Que el tiempo siga',
    leftBehind: 'Lo que haga aquí queda hecho en la cuenta',
    close: 'Cerrar',
  },
  en: {
    ready: 'Scenario ready',
    left: 'The product has left the scenario again',
    leftTo: 'It is now in',
    ended: 'That machine has ended.',
    unable: 'The scenario could not be opened',
    stuck: 'The scenario stopped',
    after: 'after',
    expected: 'expected',
    actual: 'and it is in',
    nowhere: 'and it is not there',
    still: 'Time stands still, and what is awaited from the gateway does not come.',
    goOn: 'Let time go on',
    leftBehind: 'What you do here stays done in the account',
    close: 'Close',
  },
} as const;

/** What the note of a scenario that is ready says. */
export type Ready = {
  readonly title: string;
  readonly description: Readonly<Record<'es' | 'en', string>>;
  /** The account that is signed in, or signs in on the way; null where there is none. */
  readonly account: string | null;
  /** Lets time go on, where it stands still. */
  readonly goOn: (() => void) | undefined;
};

/** The note of a scenario that is ready: it is told when the product leaves the state, and when it comes back. */
export type ReadyNote = { readonly changed: (gone: Gone | null) => void };

type Kind = 'ready' | 'left' | 'wrong';

function languageNow(): keyof typeof words {
  return document.documentElement.lang.toLowerCase().startsWith('en') ? 'en' : 'es';
}

const wordsNow = () => words[languageNow()];

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

function button(text: string, pressed: () => void): HTMLElement {
  const made = element('button', text);
  made.addEventListener('click', pressed);
  return made;
}

/** A note in the corner that takes no focus and covers little, until the person closes it. */
function open(): (kind: Kind, head: string, text: string, more?: readonly HTMLElement[]) => void {
  const note = element('aside', '');
  note.setAttribute('role', 'status');
  // A dialog hides the rest of the page, closes at a press outside it and keeps the focus: the note is no part of the page.
  note.setAttribute('aria-live', 'polite');
  for (const heard of ['pointerdown', 'focusin'])
    note.addEventListener(heard, (event) => event.stopPropagation());
  const said = element('div', '');
  const close = button('×', () => note.remove());
  close.setAttribute('aria-label', wordsNow().close);
  note.append(said, close);
  // The cover of an idle session hides what stands in the page's body itself, but not what is visible within.
  const place = element('div', '');
  place.append(note);
  document.body.append(place);
  return (kind, head, text, more = []) => {
    note.className = `${styles.note} ${kind === 'ready' ? '' : styles.wrong}`;
    note.dataset.scenario = kind;
    const line = element('p', '');
    line.append(element('strong', head), ` ${text}`);
    said.replaceChildren(line, ...more);
  };
}

function valueText(value: StateValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '');
}

/** The product is where the scenario says; whether time stands still, and in whose account all that is done stays. */
export function sayReady({ title, description, account, goOn }: Ready): ReadyNote {
  const say = wordsNow();
  const show = open();
  let still = goOn !== undefined;
  let now: Gone | null = null;

  function draw(): void {
    const leftBehind = account === null ? [] : [element('p', `${say.leftBehind} ${account}.`)];
    const running = button(say.goOn, () => {
      still = false;
      goOn?.();
      draw();
    });
    const more = [...(still ? [element('p', say.still), running] : []), ...leftBehind];
    if (now === null) show('ready', `${say.ready}: ${title}`, description[languageNow()], more);
    else {
      const where = now.to === null ? say.ended : `${say.leftTo} ${valueText(now.to)}.`;
      show('left', `${say.left}: ${title}.`, where, more);
    }
  }

  draw();
  return {
    changed(gone) {
      now = gone;
      draw();
    },
  };
}

/** It did not come there: the step it could not take, where it should be and where it is. */
export function sayStuck(title: string, { machine, step, expected, actual }: Stuck): void {
  const say = wordsNow();
  const after = step === null ? '' : `, ${say.after} «${step}»`;
  const found = actual === null ? say.nowhere : `${say.actual} ${valueText(actual)}`;
  open()(
    'wrong',
    `${say.stuck}: ${title}`,
    `${machine}${after}: ${say.expected} ${valueText(expected)}, ${found}`,
  );
}

/** The scenario does not exist, or no sandbox answers. */
export function sayUnable(title: string, reason: string): void {
  open()('wrong', `${wordsNow().unable}: ${title}`, reason);
}
