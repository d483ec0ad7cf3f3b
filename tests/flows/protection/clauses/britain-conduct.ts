import type { Clause } from '../clause.ts';

const markets = ['UK', 'UNION'] as const;

/** The United Kingdom: money, absences, promotions and complaints (RTS, conditions of licences LCCP, guidance). */
export const britainConduct: readonly Clause[] = [
  {
    id: 'U5',
    markets,
    source: 'RTS 14B',
    mark: 'read',
    requirement: {
      es: 'Un retiro pedido no lo cancela la persona.',
      en: 'A withdrawal that was asked for is not cancelled by the customer.',
    },
    leaves: { 'money.cancelWithdrawal': false },
    places: [{ machine: 'cancellation', state: 'preparing.sure', on: 'money.cancelWithdrawal' }],
    texts: [{ text: 'protection.closed.cancel', on: 'money.cancelWithdrawal', is: false }],
    gateway: ['cancelClosed'],
    proof: [
      {
        file: 'tests/sandbox/protection/gates-money.test.ts',
        title: 'money of a withdrawal stays on its way in %s: %s',
      },
      {
        file: 'tests/journeys/protection/care.spec.ts',
        title: 'a withdrawal is on its way for good where the market wants it so, and the list says it',
      },
    ],
  },
  {
    id: 'U6',
    markets,
    source: 'LCCP 3.3.4',
    mark: 'memory',
    requirement: {
      es: 'Un descanso de 24 horas, una semana, un mes u otro tiempo de hasta 6 semanas.',
      en: 'A break of 24 hours, a week, a month, or another time of up to 6 weeks.',
    },
    leaves: { 'break.hours': [24, 168, 720, 1_008], 'break.months': [], 'break.daysUpTo': 42 },
    leavesIn: { UNION: { 'break.months': [2, 3] } },
    places: [
      { machine: 'break', state: 'choosing', event: 'days.typed', on: 'break.daysUpTo' },
      { machine: 'break', state: 'inForce' },
    ],
    screens: [{ screen: 'src/views/protection/break-section.tsx' }],
    texts: [
      { text: 'protection.safer.facts.breaks', says: 'break.hours' },
      { text: 'protection.safer.facts.breaks', says: 'break.months' },
      { text: 'protection.safer.facts.breaksUpTo', says: 'break.daysUpTo' },
      { text: 'protection.away.asked', on: 'break.daysUpTo' },
    ],
    gateway: ['onBreak', 'notOffered'],
    proof: [
      {
        file: 'tests/sandbox/protection/absence.test.ts',
        title: 'the end of a break comes by itself, by the gateway’s clock',
      },
      { file: 'tests/sandbox/protection/absence.test.ts', title: 'going away refuses %s' },
      {
        file: 'tests/sandbox/protection/absence.test.ts',
        title: 'going away for as many days as one asks, up to what the market allows: %s days, %s',
      },
    ],
  },
  {
    id: 'U7',
    markets,
    source: 'LCCP 3.5',
    mark: 'memory',
    requirement: {
      es: 'Una autoexclusión de al menos 6 meses, al momento y sin hablar con nadie, después de leer lo que cambia; se vuelve solo por un acto propio y tras un día. Hasta entonces no llega publicidad.',
      en: 'An exclusion of at least 6 months, at once and without talking to anybody, after reading what changes; coming back takes an act of one’s own and a day. Until then no marketing comes.',
    },
    leaves: {
      'exclusion.months': [6, 12, 60],
      'exclusion.indefinite': true,
      'exclusion.returnCoolingHours': 24,
    },
    leavesIn: { UNION: { 'exclusion.months': [1, 3, 6, 12, 60], 'exclusion.returnCoolingHours': 168 } },
    places: [
      { machine: 'exclusion', state: 'understanding' },
      { machine: 'exclusion', state: 'inForce' },
      { machine: 'comeBack', state: 'wished.cooling' },
      { machine: 'comeBack', state: 'wished.confirming' },
    ],
    texts: [
      { text: 'protection.safer.facts.exclusions', says: 'exclusion.months' },
      { text: 'protection.safer.facts.cooling', says: 'exclusion.returnCoolingHours' },
    ],
    gateway: ['excluded', 'returnEarly'],
    proof: [
      {
        file: 'tests/sandbox/protection/absence.test.ts',
        title: 'the end of an exclusion does not come by itself, however far the clock moves',
      },
      {
        file: 'tests/sandbox/protection/coming-back.test.ts',
        title: 'the way back, by market %s, %s months: decided by a person %s, cooling %s hours',
      },
      {
        file: 'tests/sandbox/protection/coming-back.test.ts',
        title: 'promotions are not sent to the excluded, nor after the term until they have come back',
      },
    ],
  },
  {
    id: 'U8',
    markets,
    source: 'LCCP 5.1.1 (2026-01-19)',
    mark: 'read',
    requirement: {
      es: 'Un bono se apuesta como máximo diez veces, y es para un solo tipo de juego; sus condiciones son claras y están a mano.',
      en: 'A bonus is bet ten times at most, and is for one product; its terms are clear and at hand.',
    },
    leaves: { 'promotions.wagerAtMost': 10, 'promotions.oneProduct': true },
    gateway: ['notOffered'],
    proof: [
      {
        file: 'tests/sandbox/protection/gates.test.ts',
        title: 'the terms of a promotion in %s let %s be offered: %s',
      },
      {
        file: 'tests/sandbox/protection/gates.test.ts',
        title:
          'the terms of a promotion that are bet more often than the market allows keep it from being joined',
      },
    ],
  },
  {
    id: 'U9',
    markets,
    source: 'RTS 1B, 1C',
    mark: 'secondHand',
    requirement: {
      es: 'Tres meses de historial a mano y doce si se piden; los depósitos menos los retiros desde siempre, con el tiempo que cuentan.',
      en: 'Three months of history at hand and twelve on request; deposits less withdrawals of all time, with the time that they count.',
    },
    places: [{ machine: 'statement', state: 'shown' }],
    screens: [{ screen: 'src/views/protection/statement-section.tsx' }],
    proof: [
      {
        file: 'tests/sandbox/protection/statement.test.ts',
        title: 'a monthly statement of %s is what the rows add up to, in every month',
      },
      {
        file: 'tests/sandbox/protection/statement.test.ts',
        title: 'the months that have a statement are at most the running one and 24 before it',
      },
      {
        file: 'tests/sandbox/wallet/records.test.ts',
        title:
          'the history of the seed covers three months, adds up in the books, and ends with the promised balances',
      },
      {
        file: 'tests/journeys/protection/safer.spec.ts',
        title: 'a member sees the statement of the last month and saves it, from the home',
      },
    ],
  },
  {
    id: 'U10',
    markets,
    source: {
      es: 'Gambling Commission, guía de quejas',
      en: 'Gambling Commission, guidance on complaints',
    },
    mark: 'read',
    requirement: {
      es: 'Una queja se acepta al menos seis meses, se acusa en 24 horas, y tiene respuesta en ocho semanas; después decide un tercero.',
      en: 'A complaint is accepted for at least six months, acknowledged within 24 hours and answered within eight weeks; after that a third party decides.',
    },
    proof: [
      {
        file: 'tests/sandbox/support/feedback.test.ts',
        title: 'a comment is received with a reference and its two dates',
      },
    ],
    gap: {
      es: 'Ningún tercero decide después de las ocho semanas: cada operador nombra el suyo.',
      en: 'No third party decides after the eight weeks: each operator names its own.',
    },
  },
];
