import type { Clause } from '../clause.ts';

const markets = ['UK', 'UNION'] as const;

/** The United Kingdom: limits and checks (technical standards, RTS). */
export const britainLimits: readonly Clause[] = [
  {
    id: 'U1',
    markets,
    source: 'RTS 12A',
    mark: 'read',
    requirement: {
      es: 'Los límites se pueden poner desde el registro, y se preguntan en el registro o en el primer depósito; valen lo antes posible, y se dice cuándo.',
      en: 'Limits can be set from registration on, and are asked for there or at the first deposit; they are in force as soon as can be, and the member is told when.',
    },
    leaves: { 'limits.asked': 'prompt' },
    leavesIn: { UNION: { 'limits.asked': 'beforePlay' } },
    places: [{ machine: 'standingOfCare', state: 'asked.prompting', on: 'limits.asked', is: 'prompt' }],
    screens: [{ screen: 'src/views/protection/limits-prompt.tsx', on: 'limits.asked', is: 'prompt' }],
    texts: [
      { text: 'protection.safer.facts.prompted', on: 'limits.asked', is: 'prompt' },
      { text: 'protection.care.limits', on: 'limits.asked', is: 'prompt' },
    ],
    proof: [
      {
        file: 'tests/flows/protection/care-status.proof.ts',
        title: 'limits are asked for once for each time that a member comes in',
      },
      {
        file: 'tests/flows/protection/care-status.proof.ts',
        title: '“not now” is told to the gateway only where limits can wait',
      },
      {
        file: 'tests/sandbox/protection/play-markets.test.ts',
        title:
          'the question for limits in %s is %s before anything is played or paid in, and %s after “not now”',
      },
      {
        file: 'tests/journeys/protection/limits.spec.ts',
        title:
          'a limit is set and lowered at once; a raise waits and is dropped; a deposit above the limit is refused',
      },
    ],
  },
  {
    id: 'U2',
    markets,
    source: 'RTS 12B',
    mark: 'read',
    requirement: {
      es: 'El límite se escribe libremente, por cuenta; solo lo que cuenta todo lo depositado se llama límite de depósito; 24 horas, 7 días o un mes, varios a la vez, y vale el más bajo. Aquí son el día, la semana y el mes del calendario, y la página lo dice: no son las últimas 24 horas.',
      en: 'A limit is typed freely, for the account; only what counts all deposits is called a deposit limit; 24 hours, 7 days or a month, several at once, and the lowest holds. Here they are the day, the week and the month of the calendar, and the page says so: they are not the last 24 hours.',
    },
    leaves: {
      'limits.kinds': ['deposit', 'loss', 'stake', 'time'],
      'limits.periods': ['day', 'week', 'month'],
    },
    leavesIn: { UNION: { 'limits.periods': ['day', 'week', 'month', 'fourWeeks'] } },
    screens: [{ screen: 'src/views/protection/limits-section.tsx' }],
    texts: [
      { text: 'protection.limits.calendar' },
      { text: 'protection.safer.facts.kinds', says: 'limits.kinds' },
      { text: 'protection.safer.facts.kinds', says: 'limits.periods' },
    ],
    gateway: ['limitReached'],
    proof: [
      { file: 'tests/sandbox/protection/limits.test.ts', title: 'setting a limit %s is a value' },
      {
        file: 'tests/sandbox/protection/limits.test.ts',
        title: 'setting a limit %j is not a value, and changes nothing',
      },
      {
        file: 'tests/sandbox/protection/limits-of-deposits.test.ts',
        title: 'a deposit above what is left is refused, with the tightest limit and until when it holds',
      },
    ],
  },
  {
    id: 'U11',
    markets,
    source: 'RTS 12C, 12D',
    mark: 'memory',
    requirement: {
      es: 'Los límites están a un toque del inicio y de donde se deposita; a quien los tiene se le pregunta al menos cada seis meses si siguen siendo los que quiere.',
      en: 'Limits are one press away from the home and from where money is paid in; whoever has some is asked at least every six months whether they still fit.',
    },
    leaves: { 'limits.reviewMonths': 6 },
    places: [{ machine: 'limitsLater', state: 'asking', on: 'limits.reviewMonths' }],
    screens: [
      { screen: 'src/views/shell/ends/footer.tsx' },
      { screen: 'src/views/protection/deposit-limits.tsx' },
      { screen: 'src/views/protection/limits-prompt.tsx', on: 'limits.reviewMonths' },
    ],
    texts: [
      { text: 'shell.footer.limits' },
      { text: 'protection.limits.quick.all' },
      { text: 'protection.care.limits.review', on: 'limits.reviewMonths' },
      { text: 'protection.safer.facts.reviewed', says: 'limits.reviewMonths' },
    ],
    proof: [
      {
        file: 'tests/sandbox/protection/play-markets.test.ts',
        title: 'whether limits still fit is asked in %s after %s months without a change: %s',
      },
    ],
  },
  {
    id: 'U3',
    markets,
    source: { es: 'RTS 12 y su guía', en: 'RTS 12 and its guidance' },
    mark: 'read',
    requirement: {
      es: 'Bajar vale al momento; subir espera 24 horas y después se confirma otra vez.',
      en: 'Lowering is in force at once; raising waits 24 hours and is then confirmed again.',
    },
    leaves: {
      'limits.raise.waitHours': 24,
      'limits.raise.reconfirm': true,
      'limits.raise.confirmHours': 24,
    },
    leavesIn: { UNION: { 'limits.raise.waitHours': 168 } },
    settings: ['limits.raise.confirmHours'],
    places: [
      { machine: 'limit', state: 'acting.lowering' },
      { machine: 'limit', state: 'shown.waiting' },
      { machine: 'limit', state: 'shown.toConfirm', on: 'limits.raise.reconfirm' },
      {
        machine: 'limit',
        state: 'shown',
        event: 'confirm.asked',
        guard: 'confirmable',
        on: 'limits.raise.reconfirm',
      },
    ],
    texts: [
      { text: 'protection.safer.facts.raised', says: 'limits.raise.waitHours' },
      { text: 'protection.safer.facts.reconfirmed', on: 'limits.raise.reconfirm' },
    ],
    gateway: ['raiseEarly', 'noRaise'],
    proof: [
      {
        file: 'tests/sandbox/protection/limits.test.ts',
        title: 'setting a limit a first value is in force at once, and so is a lower one',
      },
      {
        file: 'tests/sandbox/protection/limits.test.ts',
        title: 'a raise waits, is to be confirmed after the wait, and is in force only then',
      },
      {
        file: 'tests/sandbox/protection/limits.test.ts',
        title: 'a raise that nobody confirms in time lapses, and is noted once',
      },
      {
        file: 'tests/flows/protection/limit.model.ts',
        title: 'a raise is confirmed only when its wait is over, or for its test',
      },
      { file: 'tests/flows/protection/limit.model.ts', title: 'a lower value gets no further question' },
    ],
  },
  {
    id: 'U4',
    markets,
    source: 'RTS 2E, 13B, 13C',
    mark: 'read',
    requirement: {
      es: 'Un resumen con la frecuencia que elige la persona, al terminar una ronda, que hay que leer y que ofrece el historial y la salida; el tiempo y el saldo de la sesión se ven siempre.',
      en: 'A check as often as the customer chooses, at the end of a round, that must be read and offers history and a way out; elapsed time and net position are always in sight.',
    },
    leaves: {
      'session.beside': true,
      'session.check': { choices: [15, 30, 45, 60], atMost: 60 },
    },
    leavesIn: { UNION: { 'session.check': { choices: [10, 15, 20, 30], atMost: 30 } } },
    settings: ['session.check'],
    places: [
      { machine: 'playSession', state: 'beside.check.due', on: 'session.check' },
      {
        machine: 'checkEvery',
        state: 'choosing',
        event: 'submitted',
        guard: 'chosen',
        on: 'session.declare',
        is: false,
      },
    ],
    screens: [
      { screen: 'src/views/protection/play-bar.tsx', on: 'session.check' },
      { screen: 'src/views/protection/limits-section.tsx', on: 'session.check' },
      { screen: 'src/views/protection/play-bar.tsx', on: 'session.beside' },
    ],
    texts: [
      { text: 'protection.safer.facts.beside', on: 'session.beside' },
      { text: 'protection.safer.facts.checkedAtMost', on: 'session.declare', is: false },
      { text: 'protection.checkEvery', on: 'session.check' },
    ],
    gateway: ['checkDue', 'checkTooRare', 'notOffered'],
    proof: [
      {
        file: 'tests/sandbox/protection/play-bets.test.ts',
        title: 'a check is never due while a round runs: it waits for the end of the round',
      },
      {
        file: 'tests/sandbox/protection/play-markets.test.ts',
        title:
          'in the United Kingdom nothing is declared: a check as often as the member wants can be chosen all the same',
      },
      {
        file: 'tests/flows/protection/check-every.proof.ts',
        title: 'nothing is said to be saved before the gateway said so',
      },
      {
        file: 'tests/sandbox/protection/check-every.test.ts',
        title: 'a session of play that begins with a launch in %s has the interval of the member',
      },
      {
        file: 'tests/sandbox/protection/check-every.test.ts',
        title: 'a session of play that is open follows the choice, counted from its last check',
      },
      {
        file: 'tests/journeys/protection/reminders.spec.ts',
        title:
          'in the United Kingdom a member chooses a reminder every 15 minutes, and it comes after 15 minutes',
      },
      {
        file: 'tests/journeys/protection/play.spec.ts',
        title:
          'in the United Kingdom nothing is declared, and the check comes when a round has ended, with the way to the history',
      },
    ],
  },
];
