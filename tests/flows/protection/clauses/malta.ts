import type { Clause } from '../clause.ts';

const markets = ['MT', 'UNION'] as const;

/** Malta: the Player Protection Directive. */
export const malta: readonly Clause[] = [
  {
    id: 'M1',
    markets,
    source: 'MGA, Player Protection Directive 2/2018 (2023)',
    mark: 'secondHand',
    requirement: {
      es: 'La información y las herramientas, antes del primer depósito o la primera apuesta y a la vista; la página de juego más seguro está a un clic de todas.',
      en: 'Information and tools before the first deposit or the first wager, where they catch the eye; the safer-play page is one click from anywhere.',
    },
    leaves: { 'limits.asked': 'prompt' },
    leavesIn: { UNION: { 'limits.asked': 'beforePlay' } },
    places: [{ machine: 'standingOfCare', state: 'asked.prompting', on: 'limits.asked', is: 'prompt' }],
    screens: [
      { screen: 'src/views/protection/limits-prompt.tsx', on: 'limits.asked', is: 'prompt' },
      { screen: 'src/views/protection/safer-play-page.tsx' },
    ],
    proof: [
      {
        file: 'tests/flows/protection/care-status.proof.ts',
        title: 'limits are asked for once for each time that a member comes in',
      },
      {
        file: 'tests/sandbox/protection/play-markets.test.ts',
        title:
          'the question for limits in %s is %s before anything is played or paid in, and %s after “not now”',
      },
      { file: 'tests/journeys/protection/safer.spec.ts', title: 'every screen has the way to safer play' },
    ],
  },
  {
    id: 'M2',
    markets,
    source: 'MGA, Player Protection Directive 2/2018 (2023)',
    mark: 'secondHand',
    requirement: {
      es: 'Para terminar o acortar una autoexclusión se pregunta el motivo, se decide en 7 días, y después se esperan 24 horas, o 7 días si no tenía fecha; el dinero se retira siempre, y se pregunta si vale para todas las marcas.',
      en: 'To end or shorten an exclusion the reason is asked, the decision is told within 7 days, and then there is a wait of 24 hours, or of 7 days where it had no end; money can always be withdrawn, and it is asked whether it is for all brands.',
    },
    leaves: {
      'exclusion.revocableAfterMonths': 0,
      'exclusion.decideDays': 7,
      'exclusion.returnCoolingHours': 24,
      'exclusion.endlessCoolingHours': 168,
    },
    leavesIn: { UNION: { 'exclusion.revocableAfterMonths': null, 'exclusion.returnCoolingHours': 168 } },
    places: [
      { machine: 'comeBack', state: 'form' },
      { machine: 'comeBack', state: 'wished.deciding', on: 'exclusion.decideDays' },
      { machine: 'comeBack', state: 'wished.cooling' },
    ],
    texts: [
      { text: 'protection.safer.facts.coolingEndless', says: 'exclusion.endlessCoolingHours' },
      { text: 'protection.safer.facts.decided', on: 'exclusion.decideDays', says: 'exclusion.decideDays' },
    ],
    gateway: ['reasonMissing', 'returnEarly', 'noReturn'],
    proof: [
      {
        file: 'tests/sandbox/protection/coming-back.test.ts',
        title: 'the way back, by market %s, %s months: decided by a person %s, cooling %s hours',
      },
      {
        file: 'tests/sandbox/protection/coming-back.test.ts',
        title:
          'when coming back may be asked for, by market %s, %s months: after %s months of the merchant’s',
      },
    ],
  },
  {
    id: 'M3',
    markets,
    source: 'MGA, Player Protection Directive 2/2018',
    mark: 'memory',
    requirement: {
      es: 'Límites de depósito, de apuesta, de pérdida y de sesión: bajar vale al momento, subir a las 24 horas; un resumen cada cierto tiempo con lo ganado, lo perdido, el tiempo y la salida.',
      en: 'Limits of deposits, wagers, losses and sessions: lowering at once, raising after 24 hours; a check at intervals with wins, losses, time and a way out.',
    },
    leaves: {
      'limits.kinds': ['deposit', 'loss', 'stake', 'time'],
      'limits.raise.waitHours': 24,
      'session.check': { choices: [15, 30, 45, 60], atMost: 60 },
      'session.beside': true,
    },
    leavesIn: {
      UNION: {
        'limits.raise.waitHours': 168,
        'session.check': { choices: [10, 15, 20, 30], atMost: 30 },
      },
    },
    places: [
      { machine: 'limit', state: 'shown.waiting' },
      { machine: 'playSession', state: 'beside.check.due', on: 'session.check' },
      { machine: 'checkEvery', state: 'choosing', on: 'session.declare', is: false },
    ],
    screens: [{ screen: 'src/views/protection/play-bar.tsx', on: 'session.beside' }],
    gateway: ['limitReached', 'raiseEarly', 'checkDue'],
    proof: [
      { file: 'tests/sandbox/protection/limits-by-market.test.ts', title: 'the wait of a raise in %s' },
      {
        file: 'tests/sandbox/protection/limits.test.ts',
        title: 'setting a limit a first value is in force at once, and so is a lower one',
      },
      {
        file: 'tests/sandbox/protection/play-bets.test.ts',
        title: 'a check comes after the chosen minutes and must be read before the next bet',
      },
      {
        file: 'tests/sandbox/protection/check-every.test.ts',
        title: 'a session of play that begins with a launch in %s has the interval of the member',
      },
    ],
  },
];
