import type { Clause } from '../clause.ts';

/** Colombia, Peru and Mexico, of which little was found. */
export const americas: readonly Clause[] = [
  {
    id: 'C1',
    markets: ['CO'],
    source: 'Coljuegos, Res. 22654/2024',
    mark: 'secondHand',
    requirement: {
      es: 'Los operadores ofrecen autoexclusión y un test de riesgo voluntario. No se encontraron horas ni importes: la autoexclusión es la del conjunto.',
      en: 'Operators offer self-exclusion and a voluntary risk test. No hours or amounts were found: exclusion is as in the union.',
    },
    leaves: {
      'exclusion.months': [6, 12, 60],
      'exclusion.indefinite': true,
      'exclusion.revocableAfterMonths': null,
      'exclusion.decideDays': 7,
      'exclusion.returnCoolingHours': 168,
      'exclusion.endlessMonths': 12,
      'exclusion.endlessCoolingHours': 168,
    },
    places: [
      { machine: 'exclusion', state: 'inForce' },
      { machine: 'selfTest', state: 'result' },
    ],
    gateway: ['excluded', 'returnEarly', 'reasonMissing'],
    proof: [
      {
        file: 'tests/sandbox/protection/absence.test.ts',
        title: 'going away ends every other session at once, and leaves the one that asked',
      },
      {
        file: 'tests/flows/protection/self-test.proof.ts',
        title: 'no call is made, nothing is stored, and no word of the world holds an answer',
      },
    ],
  },
  {
    id: 'P1',
    markets: ['PE'],
    source: {
      es: 'Leyes 31557 y 31806, DS 005-2023; proyecto de 2022',
      en: 'Laws 31557 and 31806, DS 005-2023; draft of 2022',
    },
    mark: 'secondHand',
    requirement: {
      es: 'Desde los 18 años y con reglas de juego responsable; el proyecto de 2022 prohibía las apuestas y las demostraciones gratis.',
      en: 'From the age of 18 and with rules of responsible play; the draft of 2022 forbade free bets and free demonstrations.',
    },
    leaves: { freePlay: false },
    places: [{ machine: 'freePlay', state: 'asking', on: 'freePlay' }],
    gateway: ['freePlayClosed'],
    proof: [
      { file: 'tests/sandbox/protection/gates-money.test.ts', title: 'free play in %s is there: %s' },
      {
        file: 'tests/journeys/protection/care.spec.ts',
        title: 'where the market has no free play, nobody is offered it',
      },
    ],
    gap: {
      es: 'Una apuesta gratis es una promoción como las demás: que no se ofrezca es cosa del operador.',
      en: 'A free bet is a promotion like any other: that none is offered is up to the operator.',
    },
  },
  {
    id: 'X1',
    markets: ['MX'],
    source: { es: 'Ley de 1947; proyecto de 2025-10', en: 'Law of 1947; bill of 2025-10' },
    mark: 'secondHand',
    requirement: {
      es: 'La ley no pide nada de esto; el proyecto (21 años, autoexclusión voluntaria) no está en vigor, hasta donde se encontró.',
      en: 'The law asks for none of this; the bill (21 years, voluntary exclusion) is not in force as far as was found.',
    },
    proof: [
      {
        file: 'tests/flows/protection/clauses.test.ts',
        title: 'the clauses of the markets ask for nothing of anybody in the base',
      },
    ],
  },
];
