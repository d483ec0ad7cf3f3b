import { markets } from '#contract/market-names.ts';
import type { Clause } from '../clause.ts';

/** Of no one market: the standard GLI-19, and Ontario, from which the union takes its breaks. */
export const standards: readonly Clause[] = [
  {
    id: 'G1',
    markets,
    source: 'GLI-19, 2.5.5',
    mark: 'read',
    requirement: {
      es: 'Entre el límite propio y el del operador vale el más estricto, y una autoexclusión o su fin no lo aflojan.',
      en: 'Of the own and the operator’s limit the stricter one holds, and neither an exclusion nor its end weakens it.',
    },
    gateway: ['limitReached', 'aboveCeiling'],
    proof: [
      {
        file: 'tests/sandbox/protection/market-limits.test.ts',
        title: 'the market has ceilings that hold beside the member’s own, and above which nothing is set',
      },
      {
        file: 'tests/sandbox/protection/limits-of-deposits.test.ts',
        title: 'a deposit above what is left is refused, with the tightest limit and until when it holds',
      },
      {
        file: 'tests/sandbox/protection/market-limits.test.ts',
        title: 'the market can change: a limit of the old one goes on holding',
      },
      {
        file: 'tests/sandbox/protection/coming-back.test.ts',
        title: 'coming back finds every limit as it was: in %s',
      },
    ],
  },
  {
    id: 'G2',
    markets,
    source: 'GLI-19, A.3.7',
    mark: 'read',
    requirement: {
      es: 'Un límite se afloja solo con 24 horas de aviso; uno más estricto vale al momento, o cuando se dice.',
      en: 'A limit is weakened only with 24 hours’ notice; a stricter one is in force at once, or when it is said.',
    },
    leaves: { 'limits.raise.waitHours': 24 },
    leavesIn: {
      UNION: { 'limits.raise.waitHours': 168 },
      ES: { 'limits.raise.waitHours': 168 },
      SE: { 'limits.raise.waitHours': 72 },
      NL: { 'limits.raise.waitHours': 168 },
    },
    places: [
      { machine: 'limit', state: 'shown.waiting' },
      { machine: 'limit', state: 'acting.lowering' },
    ],
    gateway: ['raiseEarly'],
    proof: [
      { file: 'tests/sandbox/protection/limits-by-market.test.ts', title: 'the wait of a raise in %s' },
      {
        file: 'tests/sandbox/protection/limits.test.ts',
        title: 'setting a limit a first value is in force at once, and so is a lower one',
      },
      {
        file: 'tests/flows/protection/limit.model.ts',
        title: 'no path raises or removes a limit without the last look that says how long it waits',
      },
    ],
  },
  {
    id: 'G3',
    markets,
    source: 'GLI-19, A.3.8',
    mark: 'read',
    requirement: {
      es: 'En una autoexclusión no se apuesta ni se deposita desde el momento, el saldo se retira, y no llega publicidad dirigida.',
      en: 'During an exclusion nothing is wagered or paid in from that moment, the balance is withdrawn, and no targeted marketing comes.',
    },
    places: [{ machine: 'exclusion', state: 'inForce' }],
    gateway: ['excluded'],
    proof: [
      {
        file: 'tests/sandbox/protection/absence.test.ts',
        title: 'while a member is away exactly the marked calls are open',
      },
      {
        file: 'tests/sandbox/protection/absence.test.ts',
        title:
          'going away with a game open in another session, refuses the next bet and settles the running round',
      },
      {
        file: 'tests/sandbox/protection/coming-back.test.ts',
        title: 'promotions are not sent to the excluded, nor after the term until they have come back',
      },
      {
        file: 'tests/sandbox/protection/every-state.test.ts',
        title:
          'of everything that plays, pays in or promotes %s closes exactly what it has to close, by its rule',
      },
      {
        file: 'tests/sandbox/protection/every-state.test.ts',
        title: 'of everything that pays out %s stops nothing, and money goes to its owner',
      },
    ],
  },
  {
    id: 'G4',
    markets,
    source: 'GLI-19, 2.5.7, A.4.7',
    mark: 'read',
    requirement: {
      es: 'Un resumen que cuadra, con números únicos, de un año; conversaciones y correos, 90 días.',
      en: 'A statement that can be reconciled, with unique ids, for a year; chats and mails for 90 days.',
    },
    places: [{ machine: 'statement', state: 'shown' }],
    proof: [
      {
        file: 'tests/sandbox/protection/statement.test.ts',
        title: 'a monthly statement says the same as the records of those days',
      },
      {
        file: 'tests/sandbox/protection/statement.test.ts',
        title: 'the months that have a statement are at most the running one and 24 before it',
      },
    ],
    gap: {
      es: 'Cuánto tiempo se guardan conversaciones y correos es del operador.',
      en: 'How long chats and mails are kept is up to the operator.',
    },
  },
  {
    id: 'O1',
    markets: ['UNION'],
    source: 'Ontario, AGCO 2.13, 2.14',
    mark: 'read',
    requirement: {
      es: 'Descansos de 1 día, 1 semana y 1, 2 o 3 meses; autoexclusión de 6 meses, 1 o 5 años, que cierra la sesión al momento y no deja entrar mientras dura; se devuelven las apuestas de lo que no empezó.',
      en: 'Breaks of 1 day, 1 week and 1, 2 or 3 months; an exclusion of 6 months, 1 or 5 years that signs out at once and lets nobody log in for its duration; bets on what has not begun are given back.',
    },
    leaves: {
      'break.hours': [24, 168, 720, 1_008],
      'break.months': [2, 3],
      'exclusion.months': [1, 3, 6, 12, 60],
      'exclusion.signIn': true,
    },
    places: [
      { machine: 'break', state: 'inForce' },
      { machine: 'exclusion', state: 'inForce' },
    ],
    gateway: ['onBreak', 'excluded', 'signInClosed'],
    proof: [
      { file: 'tests/sandbox/protection/absence.test.ts', title: 'going away refuses %s' },
      {
        file: 'tests/sandbox/protection/shut-out.test.ts',
        title:
          'where excluded people may not come in, they are told until when, and the session that asked goes on',
      },
      {
        file: 'tests/sandbox/protection/absence.test.ts',
        title: 'going away ends every other session at once, and leaves the one that asked',
      },
    ],
    gap: {
      es: 'Las apuestas abiertas siguen y se muestran antes de confirmar: no se devuelven. Aquí tiran las leyes en sentidos opuestos: los demás mercados piden que se pueda retirar el dinero, y por eso entrar queda abierto; quien opera en Ontario lo cierra con «exclusion.signIn». La sesión que lo pide sigue hasta que termina.',
      en: 'Open bets go on, and are shown before confirming: they are not given back. The laws pull apart here: the other markets ask that money can be withdrawn, so logging in stays open; whoever operates in Ontario closes it with “exclusion.signIn”. The session that asks goes on until it ends.',
    },
  },
];
