import type { Clause } from '../clause.ts';

const markets = ['SE', 'UNION'] as const;

/** Sweden: what the regulator says, and Spelpaus. */
export const sweden: readonly Clause[] = [
  {
    id: 'S1',
    markets,
    source: { es: 'Spelinspektionen, preguntas y respuestas', en: 'Spelinspektionen, questions and answers' },
    mark: 'read',
    requirement: {
      es: 'Hay que poner límites de depósito por día, semana y mes, o no se juega; bajar vale al momento, subir a las 72 horas y nunca antes de que termine la semana o el mes en curso; por encima de 10 000 SEK al mes habla una persona.',
      en: 'Deposit limits per day, week and month must be set, or nothing is played; lowering at once, raising after 72 hours and never before the running week or month ends; above 10,000 SEK a month a person gets in touch.',
    },
    leaves: {
      'limits.asked': 'beforePlay',
      'limits.required': ['day', 'week', 'month'],
      'limits.raise.waitHours': 72,
      'limits.raise.notBeforePeriodEnd': true,
      'limits.raise.contactAbove': '10000.00',
    },
    leavesIn: { UNION: { 'limits.raise.waitHours': 168, 'limits.raise.contactAbove': null } },
    places: [
      { machine: 'declare', state: 'held.limitsFirst', on: 'limits.asked', is: 'beforePlay' },
      { machine: 'limit', state: 'shown.waiting' },
      { machine: 'limit', state: 'shown.talking', on: 'limits.raise.contactAbove' },
    ],
    texts: [
      { text: 'protection.safer.facts.askedEach', on: 'limits.required' },
      { text: 'protection.limits.quick.missing', on: 'limits.required' },
      { text: 'protection.safer.facts.periodEnd', on: 'limits.raise.notBeforePeriodEnd' },
      {
        text: 'protection.safer.facts.talk',
        on: 'limits.raise.contactAbove',
        says: 'limits.raise.contactAbove',
      },
    ],
    gateway: ['limitsMissing', 'limitReached', 'raiseEarly'],
    proof: [
      {
        file: 'tests/sandbox/protection/play-markets.test.ts',
        title: 'in %s nothing is launched or declared before limits of what is paid in are set',
      },
      {
        file: 'tests/sandbox/protection/play-markets.test.ts',
        title: 'in %s one deposit limit is not enough: each day, week and month has its own',
      },
      {
        file: 'tests/sandbox/protection/limits-by-market.test.ts',
        title:
          'the wait of a raise never ends before the running period does, in any zone and over any change of the clocks',
      },
      {
        file: 'tests/sandbox/protection/limits-by-market.test.ts',
        title:
          'what comes before the wait of a high monthly deposit limit is a talk, which the provider notes',
      },
      {
        file: 'tests/sandbox/protection/limits-talk.test.ts',
        title:
          'a first monthly deposit limit above what needs a talk in %s holds only when a person has talked to the member, and then at once',
      },
      {
        file: 'tests/sandbox/protection/limits.test.ts',
        title: 'setting a limit a first value is in force at once, and so is a lower one',
      },
      {
        file: 'tests/journeys/protection/play.spec.ts',
        title: 'without limits that must be set, the sheet leads to them',
      },
    ],
  },
  {
    id: 'S2',
    markets,
    source: 'Spelinspektionen, Spelpaus',
    mark: 'secondHand',
    requirement: {
      es: 'Sin importes propuestos; un retiro no se cancela; un descanso de 24 horas al alcance de un botón; Spelpaus por 1, 3 o 6 meses o hasta nuevo aviso (12 meses como mínimo); una sola bienvenida.',
      en: 'No suggested amounts; no withdrawal is cancelled; a break of 24 hours within reach of one button; Spelpaus for 1, 3 or 6 months or until further notice (12 months at least); one welcome bonus only.',
    },
    leaves: {
      'money.cancelWithdrawal': false,
      'money.presets': false,
      'promotions.welcomeOnce': true,
      'saferPlay.breakButton': true,
      'exclusion.months': [1, 3, 6],
      'exclusion.revocableAfterMonths': 12,
      'exclusion.endlessMonths': 12,
      'exclusion.register': true,
    },
    leavesIn: { UNION: { 'exclusion.months': [1, 3, 6, 12, 60], 'exclusion.revocableAfterMonths': null } },
    places: [
      { machine: 'cancellation', state: 'preparing.sure', on: 'money.cancelWithdrawal' },
      { machine: 'break', state: 'understanding' },
    ],
    gateway: ['cancelClosed', 'excluded'],
    proof: [
      {
        file: 'tests/sandbox/protection/gates-money.test.ts',
        title: 'money is paid in with suggested amounts in %s: %s',
      },
      { file: 'tests/sandbox/protection/absence.test.ts', title: 'going away refuses %s' },
      {
        file: 'tests/sandbox/protection/coming-back.test.ts',
        title:
          'when coming back may be asked for, by market %s, %s months: after %s months of the merchant’s',
      },
      {
        file: 'tests/sandbox/protection/coming-back.test.ts',
        title:
          'the register of the state excludes in every session at once, and is left only by the register',
      },
      {
        file: 'tests/sandbox/protection/gates-money.test.ts',
        title: 'money of a withdrawal stays on its way in %s: %s',
      },
      {
        file: 'tests/sandbox/protection/gates.test.ts',
        title:
          'the terms of a promotion of a welcome are for once: a second one is not joined where the market says so',
      },
      {
        file: 'tests/journeys/protection/away.spec.ts',
        title: 'one press in the header and one look are a break of a day in Sweden, and it ends by itself',
      },
    ],
    gap: {
      es: 'La sesión sin uso se cierra según la configuración del operador, no a los dos minutos.',
      en: 'An idle session ends by the operator’s configuration, not after two minutes.',
    },
  },
];
