import type { StateValue } from 'xstate';
import styles from './scenario-note.module.css';
import type { Stuck } from './scenario-player.ts';

const words = {
  es: {
    ready: 'Escenario listo',
    unable: 'No se pudo abrir el escenario',
    stuck: 'El escenario se detuvo',
    after: 'después de',
    expected: 'se esperaba',
    actual: 'y está en',
    nowhere: 'y no existe',
    close: 'Cerrar',
  },
  en: {
    ready: 'Scenario ready',
    unable: 'The scenario could not be opened',
    stuck: 'The scenario stopped',
    after: 'after',
    expected: 'expected',
    actual: 'and it is in',
    nowhere: 'and it is not there',
    close: 'Close',
  },
} as const;

function wordsNow(): (typeof words)['es' | 'en'] {
  return document.documentElement.lang.toLowerCase().startsWith('en') ? words.en : words.es;
}

function element(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** A note in the corner that takes no focus and covers little, until the person closes it. */
function show(head: string, text: string, wrong: boolean): void {
  const note = element('aside', '');
  note.className = `${styles.note} ${wrong ? styles.wrong : ''}`;
  note.setAttribute('role', 'status');
  note.dataset.scenario = wrong ? 'wrong' : 'ready';
  const close = element('button', '×');
  close.setAttribute('aria-label', wordsNow().close);
  close.addEventListener('click', () => note.remove());
  const said = element('p', '');
  said.append(element('strong', head), ` ${text}`);
  note.append(said, close);
  document.body.append(note);
}

function valueText(value: StateValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '');
}

/** The product is where the scenario says. */
export function sayReady(title: string, description: string): void {
  show(`${wordsNow().ready}: ${title}`, description, false);
}

/** It did not come there: the step it could not take, where it should be and where it is. */
export function sayStuck(title: string, { machine, step, expected, actual }: Stuck): void {
  const say = wordsNow();
  const after = step === null ? '' : `, ${say.after} «${step}»`;
  const found = actual === null ? say.nowhere : `${say.actual} ${valueText(actual)}`;
  show(
    `${say.stuck}: ${title}`,
    `${machine}${after}: ${say.expected} ${valueText(expected)}, ${found}`,
    true,
  );
}

/** The scenario does not exist, or no sandbox answers. */
export function sayUnable(title: string, reason: string): void {
  show(`${wordsNow().unable}: ${title}`, reason, true);
}
