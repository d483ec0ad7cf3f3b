import type { Clause } from '../clause.ts';

const markets = ['ES', 'UNION'] as const;

/** Spain: information, sessions of play and statements (Royal Decree 176/2023). */
export const spainPlay: readonly Clause[] = [
  {
    id: 'E1',
    markets,
    source: 'RD 176/2023, art. 9',
    mark: 'read',
    requirement: {
      es: 'Un enlace «Juego más seguro» a la vista en el inicio, con doce contenidos que se pueden descargar; aparte, «Juego autorizado» con las licencias, y una puerta directa al registro del Estado.',
      en: 'A link “Juego más seguro” in sight on the home, with twelve contents that can be downloaded; apart from it “Juego autorizado” with the licences, and a direct way to the state’s register.',
    },
    leaves: { 'saferPlay.authorised': true },
    places: [
      { machine: 'guide', state: 'saved' },
      { machine: 'selfTest', state: 'result' },
    ],
    screens: [{ screen: 'src/views/protection/safer-play-page.tsx' }],
    proof: [
      {
        file: 'tests/flows/protection/guide.proof.ts',
        title: 'each wish for the guide saves one file, which says what the page says',
      },
      {
        file: 'tests/flows/protection/self-test.proof.ts',
        title: 'there is a result only when every question has its answer',
      },
      {
        file: 'tests/journeys/protection/safer.spec.ts',
        title: 'a visitor in Spain reads safer play from the home and takes it along',
      },
      {
        file: 'tests/journeys/protection/safer.spec.ts',
        title: '“Juego autorizado” is one press from the home of Spain, and not offered in Mexico',
      },
    ],
  },
  {
    id: 'E2',
    markets,
    source: 'RD 176/2023, art. 12, 22',
    mark: 'read',
    requirement: {
      es: 'Un mensaje en las 24 horas tras el registro sobre los juegos, sus riesgos y las herramientas; hasta los 25 años, también con los riesgos para jóvenes.',
      en: 'A message within 24 hours of registration about the games, their risks and the tools; up to the age of 25 also with the risks for the young.',
    },
    proof: [
      {
        file: 'tests/sandbox/protection/care.test.ts',
        title: 'whoever registers in %s gets %i message about games, risks and tools',
      },
      {
        file: 'tests/sandbox/protection/care.test.ts',
        title: 'whoever registers born on %s, reads it at once, with the risks for the young: %s',
      },
    ],
  },
  {
    id: 'E3',
    markets,
    source: 'RD 176/2023, art. 13, 15',
    mark: 'read',
    requirement: {
      es: 'Antes de cada sesión de casino la persona dice el tiempo máximo y la pérdida máxima, sin valores propuestos ni recordados; no se cambian mientras juega; cerca del límite se avisa, y en él no empiezan rondas nuevas. También puede cerrar la próxima sesión.',
      en: 'Before each session of casino games the person states a maximum time and a maximum loss, with no default and none kept; they do not change during play; near the limit there is a warning, and at it no new round begins. The next session can be locked too.',
    },
    leaves: { 'session.declare': true, 'session.warnAt': [0.5, 0.9] },
    settings: ['session.warnAt'],
    places: [
      { machine: 'declare', state: 'form', on: 'session.declare' },
      { machine: 'declare', state: 'held.locked', on: 'session.declare' },
      { machine: 'playSession', state: 'beside.limit.near' },
      { machine: 'playSession', state: 'beside.limit.draining' },
      { machine: 'launch', state: 'declaring' },
      { machine: 'launch', state: 'sessionOver' },
    ],
    screens: [{ screen: 'src/views/protection/declare-dialog.tsx', on: 'session.declare' }],
    texts: [
      { text: 'protection.declare.form', on: 'session.declare' },
      { text: 'protection.safer.facts.declared', on: 'session.declare' },
    ],
    gateway: ['undeclared', 'sessionEnding', 'locked'],
    proof: [
      {
        file: 'tests/sandbox/protection/play-markets.test.ts',
        title: 'in %s time and money are declared before each session, and a launch needs one',
      },
      {
        file: 'tests/flows/protection/play-declaration.proof.ts',
        title: 'a session is opened only when time and money were typed, where the market asks for them',
      },
      {
        file: 'tests/sandbox/protection/play-ending.test.ts',
        title:
          'while a session of play is open nothing about it can be changed: declaring again answers with it, from another tab too',
      },
      {
        file: 'tests/sandbox/protection/play-ending.test.ts',
        title:
          'a session of play ends when its time is up, by the gateway’s clock, and a bet after that is refused',
      },
      {
        file: 'tests/sandbox/protection/play-ending.test.ts',
        title:
          'a session of play ends when its money is lost, and a stake above what is left is refused before that',
      },
      {
        file: 'tests/sandbox/protection/play-ending.test.ts',
        title:
          'after a session of play a lock holds the next one back for its hours when time or money ended it',
      },
    ],
  },
  {
    id: 'E4',
    markets,
    source: 'RD 176/2023, art. 13.7',
    mark: 'read',
    requirement: {
      es: 'Una sesión nueva a menos de 60 minutos de la anterior empieza con un mensaje propio: cuánto pasó y qué significa jugar con tanta frecuencia.',
      en: 'A new session within 60 minutes of the last one begins with a message of its own: how long ago it was, and what playing so often means.',
    },
    leaves: { 'session.noticeWithinMinutes': 60 },
    places: [{ machine: 'declare', state: 'notice', on: 'session.noticeWithinMinutes' }],
    screens: [{ screen: 'src/views/protection/declare-dialog.tsx', on: 'session.noticeWithinMinutes' }],
    texts: [
      { text: 'protection.declare.notice', on: 'session.noticeWithinMinutes' },
      {
        text: 'protection.safer.facts.notice',
        on: 'session.noticeWithinMinutes',
        says: 'session.noticeWithinMinutes',
      },
    ],
    gateway: ['noticeUnread'],
    proof: [
      {
        file: 'tests/sandbox/protection/play-ending.test.ts',
        title:
          'after a session of play the next one within 60 minutes begins with a message, and later without it',
      },
      {
        file: 'tests/flows/protection/play-declaration.proof.ts',
        title: 'no session is opened shortly after another before the message was read',
      },
    ],
  },
  {
    id: 'E5',
    markets,
    source: 'RD 176/2023, art. 16',
    mark: 'read',
    requirement: {
      es: 'Al menos cada 60 minutos, un mensaje que hay que leer para seguir: tiempo, lo apostado y la pérdida neta, sin juicios.',
      en: 'At least every 60 minutes a message that must be read to go on: time, stakes and net loss, without judgement.',
    },
    leaves: { 'session.check': { choices: [15, 30, 45, 60], atMost: 60 } },
    leavesIn: { UNION: { 'session.check': { choices: [10, 15, 20, 30], atMost: 30 } } },
    places: [{ machine: 'playSession', state: 'beside.check.due', on: 'session.check' }],
    screens: [{ screen: 'src/views/protection/play-bar.tsx', on: 'session.check' }],
    texts: [
      { text: 'protection.check', on: 'session.check' },
      { text: 'protection.safer.facts.checked', on: 'session.check', says: 'session.check' },
    ],
    gateway: ['checkDue', 'checkTooRare'],
    proof: [
      {
        file: 'tests/sandbox/protection/play-bets.test.ts',
        title: 'a check comes after the chosen minutes and must be read before the next bet',
      },
      {
        file: 'tests/sandbox/protection/play-bets.test.ts',
        title: 'a check can’t be rarer than the market allows, nor be left out: %s',
      },
    ],
  },
  {
    id: 'E6',
    markets,
    source: 'RD 176/2023, art. 18, 20',
    mark: 'read',
    requirement: {
      es: 'Un resumen de cada mes: accesos, depósitos y medios, movimientos, gasto y cambios de límites; al menos cada tres meses se recuerda que existe, y a quien juega de forma intensiva se le envía cada mes.',
      en: 'A statement of each month: visits, deposits and means, movements, spending and changes of limits; at least every three months a message says that it exists, and intensive players get it each month.',
    },
    places: [
      { machine: 'statement', state: 'shown' },
      { machine: 'statement', state: 'saved' },
    ],
    screens: [{ screen: 'src/views/protection/statement-section.tsx' }],
    proof: [
      {
        file: 'tests/sandbox/protection/statement.test.ts',
        title: 'a monthly statement of %s is what the rows add up to, in every month',
      },
      {
        file: 'tests/sandbox/protection/statement.test.ts',
        title: 'members are told that there are statements in the market %s, every three months',
      },
      {
        file: 'tests/sandbox/protection/statement.test.ts',
        title:
          'members are told that there are statements at the beginning of each month when the gateway calls them intensive',
      },
    ],
  },
];
