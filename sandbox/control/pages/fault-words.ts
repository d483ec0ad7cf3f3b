import type { kinds } from '#sandbox/wire/faults/fault-kinds.ts';
import type { Say, Words } from './control-words.ts';

type Kind = (typeof kinds)[number];

/** What each kind of fault does to a call, in English and Spanish. */
const texts: Readonly<Record<Kind, Words>> = {
  reset: ['the connection broke, the call did not run', 'la conexión se cortó, la llamada no corrió'],
  timeout: ['no answer ever came, the call did not run', 'nunca llegó respuesta, la llamada no corrió'],
  slow: ['the answer came late', 'la respuesta llegó tarde'],
  '401': ['answered 401, the call did not run', 'respondió 401, la llamada no corrió'],
  '429': ['answered 429, the call did not run', 'respondió 429, la llamada no corrió'],
  '451': ['answered 451, the call did not run', 'respondió 451, la llamada no corrió'],
  '500': ['answered 500, the call did not run', 'respondió 500, la llamada no corrió'],
  '503': ['answered 503, the call did not run', 'respondió 503, la llamada no corrió'],
  empty: ['the call ran, its answer was empty', 'la llamada corrió, su respuesta llegó vacía'],
  truncated: ['the call ran, its answer was cut off', 'la llamada corrió, su respuesta llegó cortada'],
  html: ['the call ran, a proxy’s page came as its answer', 'la llamada corrió, llegó la página de un proxy'],
  'wrong type': [
    'the call ran, its answer was of another type',
    'la llamada corrió, su respuesta era de otro tipo',
  ],
  duplicate: ['the call ran twice', 'la llamada corrió dos veces'],
  'lost after commit': [
    'the call ran, then the connection broke',
    'la llamada corrió, luego se cortó la conexión',
  ],
  'carried out late': [
    'the answer broke off; the call runs once its outcome is asked for',
    'la respuesta se cortó; la llamada corre cuando se pregunta cómo terminó',
  ],
  'session ended': [
    'the call ran, its session ended, and its answer was held',
    'la llamada corrió, su sesión terminó y su respuesta quedó retenida',
  ],
  answer: ['another answer was sent, the call did not run', 'se envió otra respuesta, la llamada no corrió'],
  hold: ['held until it is let go', 'retenida hasta que se suelte'],
  kill: ['a job only: the process ended at once', 'solo un trabajo: el proceso terminó de golpe'],
};

/** What a kind of fault does, as a phrase. */
export function kindText(kind: Kind, say: Say): string {
  return say(...texts[kind]);
}
