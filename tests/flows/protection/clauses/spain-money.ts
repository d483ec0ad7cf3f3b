import type { Clause } from '../clause.ts';

const markets = ['ES', 'UNION'] as const;

/** Spain: limits, the joint register and money (Royal Decrees 1614/2011 and 520/2026). */
export const spainMoney: readonly Clause[] = [
  {
    id: 'E12',
    markets,
    source: {
      es: 'RD 1614/2011, art. 36 y anexo II, antes del RD 520/2026',
      en: 'RD 1614/2011, art. 36 and annex II, before RD 520/2026',
    },
    mark: 'read',
    requirement: {
      es: 'Topes de depósito por día, semana y mes. Bajar un límite vale al momento; la primera subida pide el test y vale a los 7 días, y no hay otra en tres meses.',
      en: 'Ceilings of deposits per day, week and month. A lower limit is in force at once; the first raise asks for the test and is in force after 7 days, and there is no other within three months.',
    },
    leaves: {
      'limits.raise.waitHours': 168,
      'limits.raise.test': true,
      'limits.raise.gapDays': 90,
      'limits.ceilings': { day: '600.00', week: '1500.00', month: '3000.00' },
    },
    leavesIn: { UNION: { 'limits.ceilings': null } },
    settings: ['limits.ceilings'],
    places: [
      { machine: 'limit', state: 'shown.testing', on: 'limits.raise.test' },
      { machine: 'limit', state: 'shown.waiting' },
      { machine: 'selfTest', state: 'result' },
    ],
    texts: [
      { text: 'protection.safer.facts.tested', on: 'limits.raise.test' },
      { text: 'protection.safer.facts.gap', on: 'limits.raise.gapDays', says: 'limits.raise.gapDays' },
      { text: 'protection.safer.facts.ceiling', on: 'limits.ceilings', says: 'limits.ceilings' },
    ],
    gateway: ['aboveCeiling', 'limitReached', 'raiseEarly', 'raiseGap'],
    proof: [
      { file: 'tests/sandbox/protection/limits-by-market.test.ts', title: 'the wait of a raise in %s' },
      {
        file: 'tests/sandbox/protection/limits-by-market.test.ts',
        title:
          'what comes before the wait of a first raise is the self-test; the wait begins when it was read',
      },
      {
        file: 'tests/sandbox/protection/limits-by-market.test.ts',
        title: 'after the wait the next raise must wait for so many days, and needs no test',
      },
      {
        file: 'tests/sandbox/protection/market-limits.test.ts',
        title: 'the market has ceilings that hold beside the member’s own, and above which nothing is set',
      },
    ],
    gap: {
      es: 'Una subida posterior espera lo mismo que la primera: no se acorta a 3 días tras analizar el historial.',
      en: 'A later raise waits as long as the first: it is not cut to 3 days after the history was analysed.',
    },
  },
  {
    id: 'E13',
    markets,
    source: 'RD 520/2026',
    mark: 'secondHand',
    requirement: {
      es: 'Topes comunes a todos los operadores por día, semana y cuatro semanas: antes de cada depósito se pregunta al registro, y si dice que no, se rechaza y se dice. Una subida vale a los 3 días hábiles, y no más de una en tres meses.',
      en: 'Ceilings over all operators per day, week and four weeks: the register is asked before each deposit, and where it says no the deposit is refused and that is told. A raise is in force after 3 working days, at most one in three months.',
    },
    leaves: {
      'limits.periods': ['day', 'week', 'month', 'fourWeeks'],
      'limits.joint': { ceilings: { day: '700.00', week: '1750.00', fourWeeks: '3300.00' } },
      'limits.raise.workingDays': 3,
      'limits.raise.gapDays': 90,
    },
    leavesIn: { UNION: { 'limits.joint': { ceilings: null } } },
    places: [{ machine: 'deposit', state: 'asking', on: 'limits.joint' }],
    texts: [
      { text: 'protection.safer.facts.joint', on: 'limits.joint', says: 'limits.joint' },
      {
        text: 'protection.safer.facts.workingDays',
        on: 'limits.raise.workingDays',
        says: 'limits.raise.workingDays',
      },
    ],
    gateway: ['registerRefused', 'registerUnreachable', 'raiseGap'],
    proof: [
      {
        file: 'tests/sandbox/protection/limits-of-deposits.test.ts',
        title: 'the joint register refuses, or leaves less than is asked for: nothing is made',
      },
      {
        file: 'tests/sandbox/protection/limits-of-deposits.test.ts',
        title: 'the joint register can’t be reached: nothing is made',
      },
      {
        file: 'tests/sandbox/protection/limits-of-deposits.test.ts',
        title: 'the joint register is not asked where the market has none',
      },
      {
        file: 'tests/sandbox/protection/limits-by-market.test.ts',
        title: 'the wait of a raise of three working days passes over the weekend',
      },
    ],
  },
  {
    id: 'E14',
    markets,
    source: 'RD 1614/2011, art. 34 e, 35',
    mark: 'read',
    requirement: {
      es: 'Nadie envía dinero a la cuenta de otra persona; el pago de un retiro se ordena en 24 horas, y los últimos 30 días de juego se ven al momento.',
      en: 'Nobody sends money to another player’s account; the payment of a withdrawal is ordered within 24 hours, and the last 30 days of play are seen at once.',
    },
    leaves: { 'money.transfersInLine': false },
    places: [{ machine: 'lineTransfer', state: 'preparing.sure', on: 'money.transfersInLine' }],
    gateway: ['transfersClosed'],
    proof: [
      { file: 'tests/sandbox/protection/gates-money.test.ts', title: 'money along a line is sent in %s: %s' },
      {
        file: 'tests/sandbox/protection/gates-money.test.ts',
        title: 'play of the last 30 days is in the records as soon as it is placed, the newest first',
      },
      {
        file: 'tests/journeys/protection/care.spec.ts',
        title: 'transfers along the line are not in the menu where the market closes them',
      },
    ],
    gap: {
      es: 'Cuándo se ordena el pago lo decide la caja del operador: el producto solo dice en qué punto está.',
      en: 'When the payment is ordered is up to the operator’s cashier: the product only says how far it is.',
    },
  },
];
