import type { Fate } from './no-answer.ts';
import type { Language, Mishap } from './words.ts';

/** The words of a section about mishaps: its frame, and the sentences that a chart proves by itself. */
type MishapLabels = {
  readonly title: string;
  readonly about: (seconds: string, tries: number, total: string) => string;
  readonly what: string;
  readonly does: string;
  readonly rows: Readonly<Record<Mishap, string>>;
  readonly fromChart: string;
  readonly shownBy: string;
  readonly assumed: string;
  /** An act of money without an answer; the link leads to its chapter. */
  readonly act: string;
  readonly actBroken: (fate: string) => string;
  readonly noAnswer: (who: readonly string[]) => string;
  readonly ofCall: (lost: { readonly who: string; readonly end: string }) => string;
  readonly neverRefused: string;
  readonly oneByOne: string;
  readonly theRest: string;
  readonly lostAbout: string;
  readonly anyCall: (count: number) => string;
  readonly fates: Readonly<Record<Fate, (state: string, retry: boolean) => string>>;
  readonly noCall: string;
  readonly othersCall: (links: string) => string;
  readonly manyCall: (count: number, link: string) => string;
  readonly goesBack: (state: string) => string;
  readonly untimed: string;
  readonly waits: (count: number, figures: string) => string;
  readonly watches: (figures: string) => string;
  readonly gatewayCounts: (count: number, figures: string) => string;
  readonly untimedAsleep: string;
  readonly waitsAsleep: string;
  readonly watchesAsleep: string;
};

const es: MishapLabels = {
  title: 'Si algo sale mal',
  about: (seconds, tries, total) =>
    `Las mismas nueve filas en todos los capítulos. Una respuesta se da por perdida cuando se corta la red, pasan ${seconds} o lo que llega no se entiende. Una lectura se intenta antes hasta ${tries} veces, en ${total} como mucho; lo que cambia algo no se repite por sí solo. Debajo de cada fila está cómo se sabe: por el diagrama, o por la prueba que lo muestra, con su nombre en inglés. “Supuesto” es lo que ninguna prueba muestra.`,
  what: 'Qué pasa',
  does: 'Qué hace el flujo',
  rows: {
    answerLost: 'Se pierde una respuesta',
    reload: 'Se recarga la página',
    left: 'Se sale de la página o se cierra la pestaña',
    sessionEnded: 'Termina la sesión',
    otherTab: 'Hay otra pestaña abierta',
    maintenance: 'Empieza un mantenimiento',
    clock: 'Se cambia el reloj del dispositivo',
    asleep: 'El dispositivo se duerme',
    back: 'Se pulsa el botón de atrás',
  },
  fromChart: 'por el diagrama',
  shownBy: 'lo muestra',
  assumed: 'Supuesto:',
  act: 'No se sabe si se hizo: [la operación](act.md) pregunta con la misma clave hasta saberlo, sin enviar nada otra vez.',
  actBroken: (fate) => `Si ni eso se averigua, ${fate}.`,
  noAnswer: (who) =>
    `Sin respuesta de ${who.join(', de ').replace(/, (?=[^,]*$)/, ' o ')}`.replace(/\bde el /g, 'del '),
  ofCall: ({ who, end }) => `${who}: ${end}.`,
  neverRefused: 'Lo que pudo hacerse no se da por rechazado: se dice que no se sabe.',
  oneByOne: 'Depende de la llamada, como dice la tabla siguiente.',
  theRest: 'Lo demás, en la tabla siguiente.',
  lostAbout: 'Respuestas que se pueden perder, por lo que pasa entonces:',
  anyCall: (count) => `cualquiera de sus ${count} llamadas`,
  fates: {
    asks: (state) => `pasa enseguida al estado ${state}`,
    unsure: (state, retry) =>
      `no se sabe si se hizo, y así se dice (${state})${retry ? '; desde ahí se puede preguntar' : ''}`,
    again: (state) => `lo intenta de nuevo por sí solo (${state})`,
    said: (state, retry) => `se dice por qué${retry ? ' y se puede intentar de nuevo' : ''} (${state})`,
    ends: (state) => `este flujo termina (${state}) y sigue el que lo inició`,
    goesOn: (state, retry) => `sigue en el estado ${state}${retry ? ', y se puede volver a pedir' : ''}`,
    stays: () => 'sigue como estaba',
  },
  noCall: 'Este flujo no pregunta nada a la pasarela.',
  othersCall: (links) =>
    `Este flujo no pregunta por sí mismo a la pasarela; lo hacen los que inicia: ${links}.`,
  manyCall: (count, link) =>
    `Este flujo no pregunta por sí mismo a la pasarela; lo hacen los ${count} que inicia (${link}).`,
  goesBack: (state) => `Vuelve al estado ${state}`,
  untimed: 'Este flujo no cuenta tiempo ni lee el reloj del dispositivo: no cambia nada.',
  waits: (count, figures) =>
    count === 1
      ? `Su espera (${figures}) es una duración, no una hora: no se acorta ni se alarga.`
      : `Sus ${count} esperas (${figures}) son duraciones, no horas: no se acortan ni se alargan.`,
  watches: (figures) =>
    `Además de contar su espera (${figures}), mira el reloj del dispositivo: si se adelanta, acaba antes.`,
  gatewayCounts: (count, figures) =>
    count === 1
      ? `El plazo que fija la pasarela (${figures}) va por el reloj de ella.`
      : `Los ${count} plazos que fija la pasarela (${figures}) van por el reloj de ella.`,
  untimedAsleep: 'Este flujo no cuenta tiempo: al despertar está donde estaba.',
  waitsAsleep: 'Supuesto: mientras duerme no se cuenta tiempo, y al despertar la espera sigue por donde iba.',
  watchesAsleep: 'Al despertar mira el reloj: una espera que ya venció acaba enseguida.',
};

const en: MishapLabels = {
  title: 'If something goes wrong',
  about: (seconds, tries, total) =>
    `The same nine rows in every chapter. An answer counts as lost when the network breaks, ${seconds} pass, or what arrives can’t be understood. A read is first tried up to ${tries} times, within ${total}; what changes something is never repeated by itself. Below each row you read how that is known: from the chart, or by the test that shows it. “Assumed” is what no test shows.`,
  what: 'What goes wrong',
  does: 'What the flow does',
  rows: {
    answerLost: 'An answer is lost',
    reload: 'The page is reloaded',
    left: 'The page is left, or its tab closed',
    sessionEnded: 'The session ends',
    otherTab: 'Another tab is open',
    maintenance: 'Maintenance begins',
    clock: 'The device’s clock is changed',
    asleep: 'The device falls asleep',
    back: 'The back button is pressed',
  },
  fromChart: 'from the chart',
  shownBy: 'shown by',
  assumed: 'Assumed:',
  act: 'Nobody knows whether it was done: [the act](act.md) asks under the same key until it is known, and sends nothing again.',
  actBroken: (fate) => `If even that fails, ${fate}.`,
  noAnswer: (who) => `Without an answer of ${who.join(', of ').replace(/, (?=[^,]*$)/, ' or ')}`,
  ofCall: ({ who, end }) => `${who}: ${end}.`,
  neverRefused: 'What may have been done is not called refused: it says that nobody knows.',
  oneByOne: 'It depends on the call, as the next table says.',
  theRest: 'The rest stands in the next table.',
  lostAbout: 'Answers that may be lost, by what becomes of the flow then:',
  anyCall: (count) => `any of its ${count} calls`,
  fates: {
    asks: (state) => `it goes on at once to the state ${state}`,
    unsure: (state, retry) =>
      `nobody knows whether it was done, and it says so (${state})${retry ? '; from there the person may ask' : ''}`,
    again: (state) => `it tries again by itself (${state})`,
    said: (state, retry) => `it says why${retry ? ', and the person may try again' : ''} (${state})`,
    ends: (state) => `this flow ends (${state}), and the one that started it goes on`,
    goesOn: (state, retry) =>
      `it goes on in the state ${state}${retry ? ', where the person may ask again' : ''}`,
    stays: () => 'it stays as it was',
  },
  noCall: 'This flow asks the gateway nothing.',
  othersCall: (links) => `This flow does not ask the gateway itself; those that it starts do: ${links}.`,
  manyCall: (count, link) =>
    `This flow does not ask the gateway itself; the ${count} that it starts do (${link}).`,
  goesBack: (state) => `Goes back to the state ${state}`,
  untimed: 'This flow counts no time and reads no clock of the device: nothing changes.',
  waits: (count, figures) =>
    count === 1
      ? `Its wait (${figures}) is a length of time, not a time of day: it stays as long as it is.`
      : `Its ${count} waits (${figures}) are lengths of time, not times of day: they stay as long as they are.`,
  watches: (figures) =>
    `Besides counting its wait (${figures}), it looks at the device’s clock: put forward, the wait ends sooner.`,
  gatewayCounts: (count, figures) =>
    count === 1
      ? `The gateway’s limit of time (${figures}) goes by the gateway’s clock.`
      : `The gateway’s ${count} limits of time (${figures}) go by the gateway’s clock.`,
  untimedAsleep: 'This flow counts no time: after waking it is where it was.',
  waitsAsleep: 'Assumed: no time is counted during sleep, and after waking the wait goes on from there.',
  watchesAsleep: 'After waking it looks at the clock: a wait that is over ends at once.',
};

/** The words of the section, by language. */
export const mishapLabels: Readonly<Record<Language, MishapLabels>> = { es, en };
