import type { Clause } from '../clause.ts';

const markets = ['NL', 'UNION'] as const;

/** The Netherlands: what was read of their rules elsewhere. */
export const netherlands: readonly Clause[] = [
  {
    id: 'N1',
    markets,
    source: { es: 'Reglas neerlandesas, otra fuente', en: 'Dutch rules, read elsewhere' },
    mark: 'secondHand',
    requirement: {
      es: 'Límites propios al registrarse; por encima de 350 € al mes (150 € antes de cumplir 24 años) habla una persona; subir espera 7 días; un resumen cada 30 minutos; avisos al 50 % y al 100 %; vale el registro CRUKS.',
      en: 'Personal limits at sign-up; above 350 € a month (150 € under 24) a person gets in touch; raising waits 7 days; a check every 30 minutes; notices at 50 % and 100 %; the register CRUKS counts.',
    },
    leaves: {
      'limits.asked': 'beforePlay',
      'limits.atRegistration': true,
      'limits.raise.waitHours': 168,
      'limits.raise.contactAbove': '350.00',
      'limits.warnAt': [0.5, 1],
      'session.check': { choices: [15, 30], atMost: 30 },
      'exclusion.register': true,
    },
    leavesIn: {
      UNION: {
        'limits.raise.contactAbove': null,
        'limits.warnAt': [0.5, 0.9],
        'session.check': { choices: [10, 15, 20, 30], atMost: 30 },
      },
    },
    places: [
      { machine: 'declare', state: 'held.limitsFirst', on: 'limits.asked', is: 'beforePlay' },
      { machine: 'limit', state: 'shown.talking', on: 'limits.raise.contactAbove' },
      { machine: 'playSession', state: 'beside.check.due', on: 'session.check' },
      { machine: 'checkEvery', state: 'choosing', on: 'session.declare', is: false },
    ],
    gateway: ['limitsMissing', 'raiseEarly', 'checkDue', 'excluded'],
    proof: [
      {
        file: 'tests/sandbox/registration/first-limits.test.ts',
        title:
          'where the market asks for first limits whoever registers sets a limit of deposits, one of play and the checks, in force at once',
      },
      {
        file: 'tests/sandbox/protection/play-markets.test.ts',
        title: 'in %s nothing is launched or declared before limits of what is paid in are set',
      },
      { file: 'tests/sandbox/protection/limits-by-market.test.ts', title: 'the wait of a raise in %s' },
      {
        file: 'tests/sandbox/protection/limits-by-market.test.ts',
        title:
          'what comes before the wait of a high monthly deposit limit is a talk, which the provider notes',
      },
      {
        file: 'tests/sandbox/protection/play-bets.test.ts',
        title: 'a check can’t be rarer than the market allows, nor be left out: %s',
      },
      {
        file: 'tests/sandbox/protection/check-every.test.ts',
        title: 'a session of play that begins with a launch in %s has the interval of the member',
      },
      {
        file: 'tests/sandbox/protection/coming-back.test.ts',
        title:
          'the register of the state excludes in every session at once, and is left only by the register',
      },
    ],
    gap: {
      es: 'Los 150 € de los jóvenes y los 700 € de depósitos netos no están: el bloque no tiene montos por edad. Quien llega por un proveedor de identidad, o al que registra un agente, pone sus límites antes de jugar.',
      en: 'The 150 € of the young and the 700 € of net deposits are not there: the block has no amounts by age. Whoever comes by an identity provider, or is registered by an agent, sets limits before play.',
    },
  },
  {
    id: 'N2',
    markets,
    source: { es: 'Reglas neerlandesas, otra fuente', en: 'Dutch rules, read elsewhere' },
    mark: 'secondHand',
    requirement: {
      es: 'Se interviene en una hora desde una señal, y se vigila a todas horas.',
      en: 'A sign is acted on within an hour, and is watched for at all hours.',
    },
    proof: [],
    gap: {
      es: 'Vigilar e intervenir es del servicio de la operadora; el producto solo muestra su mensaje.',
      en: 'Watching and acting is up to the operator’s service; the product only shows its message.',
    },
  },
];
