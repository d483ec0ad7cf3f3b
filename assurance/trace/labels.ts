import type { Language } from '../book/words.ts';

const en = {
  before: 'before',
  begins: 'begins in',
  wasIn: 'was in',
  outside: 'from outside',
  itself: 'from itself',
  from: 'from',
  startedBy: 'started by',
  arrives: 'Its code has arrived',
  ignored: 'ignored: no transition takes it here',
  waits: 'waits: its code has not arrived',
  calls: 'calls',
  runs: 'runs',
  done: 'answered',
  error: 'failed',
  stopped: 'was given up',
  open: 'no answer yet',
  in: 'in',
  after: 'after',
  atEnd: { done: 'is at its end', error: 'ends by an error', stopped: 'is stopped' },
  different: 'DIFFERENT',
  beginning: 'at its beginning',
  saved: 'saved',
  now: 'now',
  nothing: 'nothing',
  cannotBegin: 'it can’t begin there',
  allAsSaved: 'all as saved',
  differ: ['goes another way', 'go another way'],
  actors: ['actor', 'actors'],
  steps: ['step', 'steps'],
  reported: 'reported',
  savedAt: 'saved',
  written: 'written',
  failsNow: 'which fails until the flow goes another way',
  failsUntil: 'which fails until the flow ends in',
  passesNow: 'which passes already: the flow ends in',
  loaded: '— page loaded —',
  moved: 'the page is at',
  clock: 'the gateway’s clock, beside the browser’s',
  ahead: 'ahead',
  behind: 'behind',
  armed: 'fault armed',
} as const;

type Label<T> = T extends string
  ? string
  : T extends readonly unknown[]
    ? readonly [string, string]
    : Record<keyof T, string>;
type Labels = { readonly [K in keyof typeof en]: Label<(typeof en)[K]> };

const es: Labels = {
  before: 'antes',
  begins: 'comienza en',
  wasIn: 'estaba en',
  outside: 'desde fuera',
  itself: 'de sí mismo',
  from: 'de',
  startedBy: 'lo inicia',
  arrives: 'Llegó su código',
  ignored: 'se ignora: aquí no hay transición para ello',
  waits: 'espera: su código aún no ha llegado',
  calls: 'llama a',
  runs: 'inicia',
  done: 'respondió',
  error: 'falló',
  stopped: 'se dejó de esperar',
  open: 'aún sin respuesta',
  in: 'en',
  after: 'después de',
  atEnd: { done: 'llegó a su fin', error: 'termina por un error', stopped: 'se detiene' },
  different: 'DISTINTO',
  beginning: 'al comenzar',
  saved: 'guardado',
  now: 'ahora',
  nothing: 'nada',
  cannotBegin: 'no puede comenzar ahí',
  allAsSaved: 'todo como se guardó',
  differ: ['va por otro camino', 'van por otro camino'],
  actors: ['actor', 'actores'],
  steps: ['paso', 'pasos'],
  reported: 'se avisó',
  savedAt: 'guardado',
  written: 'escrito',
  failsNow: 'que falla hasta que el flujo vaya por otro camino',
  failsUntil: 'que falla hasta que el flujo termine en',
  passesNow: 'que ya pasa: el flujo termina en',
  loaded: '— página cargada —',
  moved: 'la página está en',
  clock: 'el reloj del servidor, respecto al del navegador',
  ahead: 'adelantado',
  behind: 'atrasado',
  armed: 'fallo preparado',
};

/** What a replayed trace says of itself, by language; the sentences of the machines are the book’s. */
export const labels: Readonly<Record<Language, Labels>> = { es, en };

/** A count with its noun in the right number. */
export function counted(count: number, [one, other]: readonly [string, string]): string {
  return `${count} ${count === 1 ? one : other}`;
}
