/** The words of the inspector: a tool for testers, so they are here and not among the product’s. */
const es = {
  title: 'Inspector de flujos',
  fold: 'Plegar',
  unfold: 'Desplegar',
  pages: 'Página observada',
  nobody:
    'No hay ninguna página abierta que se pueda observar. Abre el producto en otra pestaña de este navegador.',
  actors: 'Actores',
  search: 'Buscar',
  searchHint: 'actor, estado, evento…',
  live: 'En vivo',
  pause: 'Pausa',
  back: 'Un paso atrás',
  forward: 'Un paso adelante',
  at: 'Línea {n} de {total}',
  picture: 'Diagrama',
  noPicture: 'Este actor no tiene diagrama: es una llamada, o su máquina aún no ha llegado.',
  log: 'Eventos',
  nothing: 'Todavía no ha pasado nada.',
  context: 'Contexto',
  redacted: 'Lo que escribió una persona se muestra con otras letras.',
  input: 'Entrada',
  state: 'Estado',
  send: 'Enviar un evento',
  eventType: 'Tipo',
  eventData: 'Datos (JSON)',
  sendNow: 'Enviar',
  badJson: 'No es un objeto JSON.',
  breaks: 'Parar en un estado',
  breakState: 'Estado (máquina.estado)',
  add: 'Añadir',
  remove: 'Quitar {name}',
  stopped: 'Parado en {name}',
  system: 'sistema',
  active: 'activo',
  done: 'terminado',
  error: 'con error',
} as const;

const en: Record<keyof typeof es, string> = {
  title: 'Flow inspector',
  fold: 'Fold',
  unfold: 'Unfold',
  pages: 'Page watched',
  nobody: 'No page is open that can be watched. Open the product in another tab of this browser.',
  actors: 'Actors',
  search: 'Search',
  searchHint: 'actor, state, event…',
  live: 'Live',
  pause: 'Pause',
  back: 'One step back',
  forward: 'One step forward',
  at: 'Line {n} of {total}',
  picture: 'Picture',
  noPicture: 'This actor has no picture: it is a call, or its machine has not come yet.',
  log: 'Events',
  nothing: 'Nothing has happened yet.',
  context: 'Context',
  redacted: 'What a person typed is shown with other letters.',
  input: 'Input',
  state: 'State',
  send: 'Send an event',
  eventType: 'Type',
  eventData: 'Data (JSON)',
  sendNow: 'Send',
  badJson: 'This is no JSON object.',
  breaks: 'Stop at a state',
  breakState: 'State (machine.state)',
  add: 'Add',
  remove: 'Remove {name}',
  stopped: 'Stopped at {name}',
  system: 'system',
  active: 'active',
  done: 'done',
  error: 'failed',
};

export type Say = (word: keyof typeof es, parts?: Readonly<Record<string, string | number>>) => string;

/** The words of a language; Spanish, unless the browser prefers English. */
export function wordsIn(languages: readonly string[]): Say {
  const first = languages.find((language) => /^(es|en)\b/i.test(language)) ?? 'es';
  const words: Record<keyof typeof es, string> = /^en/i.test(first) ? en : es;
  return (word, parts = {}) =>
    Object.entries(parts).reduce(
      (text, [name, part]) => text.replace(`{${name}}`, String(part)),
      words[word],
    );
}
