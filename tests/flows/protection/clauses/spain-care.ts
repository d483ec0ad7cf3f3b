import type { Clause } from '../clause.ts';

const markets = ['ES', 'UNION'] as const;

/** Spain: intensive players, players at risk, and exclusions (Royal Decree 176/2023). */
export const spainCare: readonly Clause[] = [
  {
    id: 'E7',
    markets,
    source: 'RD 176/2023, art. 3 h, 19, 21',
    mark: 'read',
    requirement: {
      es: 'A quien pierde al menos 600 € por semana (200 € hasta los 25 años) tres semanas seguidas se le avisa al día siguiente, y desde las 72 horas no paga con tarjeta de crédito hasta seis semanas por debajo.',
      en: 'Those who lose at least 600 € a week (200 € up to the age of 25) three weeks running are told by the next day, and from 72 hours on pay with no credit card until six weeks below it.',
    },
    leaves: { 'care.cardsByCare': true },
    places: [{ machine: 'standingOfCare', state: 'care.known.intensive' }],
    texts: [{ text: 'protection.safer.facts.cards', on: 'care.cardsByCare' }],
    gateway: ['cardsClosed'],
    proof: [
      {
        file: 'tests/sandbox/protection/limits-of-deposits.test.ts',
        title:
          'a deposit is refused on a break, while excluded, and while a message must be answered; by card with the care',
      },
      {
        file: 'tests/sandbox/protection/care.test.ts',
        title:
          'an intensive member gets the figures of three weeks by the books: losses, and the mean deposit',
      },
      {
        file: 'tests/sandbox/protection/gates-money.test.ts',
        title: 'money by card is paid in %s by %s: %s',
      },
    ],
    gap: {
      es: 'Las pérdidas las cuenta la pasarela: el producto solo toma su palabra.',
      en: 'Losses are counted by the gateway: the product only takes its word.',
    },
  },
  {
    id: 'E8',
    markets,
    source: 'RD 176/2023, art. 24–30',
    mark: 'read',
    requirement: {
      es: 'A quien está en riesgo se le manda un mensaje que debe responder; sin respuesta en 72 horas el juego se suspende. No hay para esa persona promociones, VIP, publicidad ni tarjetas de crédito.',
      en: 'A player at risk gets a message that must be answered; without an answer within 72 hours play is suspended. There are no promotions, VIP service, commercial messages or credit cards for that person.',
    },
    leaves: { 'care.answerHours': 72, 'care.cardsByCare': true },
    places: [
      { machine: 'standingOfCare', state: 'care.known.atRisk.waitingAnswer' },
      { machine: 'standingOfCare', state: 'care.known.suspended' },
      { machine: 'standingOfCare', state: 'asked.told' },
    ],
    screens: [{ screen: 'src/views/protection/care-dialog.tsx' }],
    texts: [{ text: 'protection.safer.facts.answered', says: 'care.answerHours' }],
    gateway: ['answerNeeded', 'cardsClosed', 'notPromoted'],
    proof: [
      {
        file: 'tests/sandbox/protection/play-ending.test.ts',
        title: 'a session of play is ended by care that waits for an answer in vain',
      },
      {
        file: 'tests/flows/protection/care-status.proof.ts',
        title: 'while an answer is awaited, the page speaks of it, and one press leads to its message',
      },
      {
        file: 'tests/flows/protection/care-status.proof.ts',
        title: 'where the chart says that promotions are open, the gateway says that they may be',
      },
      {
        file: 'tests/sandbox/protection/care.test.ts',
        title:
          'a member at risk gets a message in both languages that can’t be deleted and must be answered within 72 hours',
      },
      {
        file: 'tests/sandbox/protection/care.test.ts',
        title:
          'a member at risk who does not answer is suspended at the end of the time, and open again with the answer',
      },
      {
        file: 'tests/journeys/protection/care.spec.ts',
        title: 'a member at risk is led to the message, answers it, and sees no promotion, without a reason',
      },
    ],
    gap: {
      es: 'El plazo de 72 horas para probar de quién es una tarjeta lo lleva la pasarela.',
      en: 'The 72 hours to prove whose a card is are kept by the gateway.',
    },
  },
  {
    id: 'E9',
    markets,
    source: 'RD 176/2023, art. 11, 23',
    mark: 'read',
    requirement: {
      es: 'VIP solo tras evaluar el riesgo de la persona, y nunca hasta los 25 años; hasta esa edad tampoco promociones que no sean del propio juego.',
      en: 'VIP service only once a person’s risk was assessed, and never up to the age of 25; up to that age also no promotion whose object is outside play.',
    },
    leaves: { 'care.vipAssessed': true, 'care.youngUpTo': 25 },
    places: [{ machine: 'standingOfCare', state: 'care.known.young', on: 'care.youngUpTo' }],
    texts: [{ text: 'protection.safer.facts.young', on: 'care.youngUpTo', says: 'care.youngUpTo' }],
    gateway: ['notPromoted'],
    proof: [
      {
        file: 'tests/flows/protection/care-status.proof.ts',
        title: 'where the chart says that promotions are open, the gateway says that they may be',
      },
      {
        file: 'tests/sandbox/protection/gates-money.test.ts',
        title: 'VIP service in %s with %o is open: %s',
      },
      {
        file: 'tests/sandbox/protection/gates.test.ts',
        title: 'what promotes something the mall is closed to the young, and points are turned into money',
      },
      {
        file: 'tests/sandbox/protection/care.test.ts',
        title:
          'a young member is young until the day they turn 26 in the merchant’s zone, and not a moment longer',
      },
    ],
  },
  {
    id: 'E10',
    markets,
    source: 'RD 176/2023, art. 32, 33',
    mark: 'read',
    requirement: {
      es: 'La autoexclusión está en el inicio, sin motivos, sin hablar con nadie y en los menos pasos; no se revoca en el tiempo elegido, y pasados 6 meses si era más larga. Solo queda retirar el saldo, y no llega publicidad.',
      en: 'Self-exclusion is on the home, without reasons, without talking to anybody, in the fewest steps; it is not revoked during the time chosen, or only after 6 months where it was longer. Only the balance can be withdrawn, and no commercial message comes.',
    },
    leaves: { 'exclusion.revocableAfterMonths': 6 },
    leavesIn: { UNION: { 'exclusion.revocableAfterMonths': null } },
    places: [
      { machine: 'exclusion', state: 'choosing' },
      { machine: 'exclusion', state: 'understanding' },
      { machine: 'exclusion', state: 'inForce' },
      { machine: 'comeBack', state: 'shown.early' },
    ],
    screens: [{ screen: 'src/views/protection/exclusion-section.tsx' }],
    texts: [
      {
        text: 'protection.safer.facts.revocable',
        on: 'exclusion.revocableAfterMonths',
        says: 'exclusion.revocableAfterMonths',
      },
    ],
    gateway: ['excluded', 'returnEarly'],
    proof: [
      {
        file: 'tests/sandbox/protection/absence.test.ts',
        title: 'going away ends every other session at once, and leaves the one that asked',
      },
      {
        file: 'tests/sandbox/protection/coming-back.test.ts',
        title:
          'when coming back may be asked for, by market %s, %s months: after %s months of the merchant’s',
      },
      {
        file: 'tests/sandbox/protection/absence.test.ts',
        title: 'while a member is away exactly the marked calls are open',
      },
      {
        file: 'tests/sandbox/protection/coming-back.test.ts',
        title: 'promotions are not sent to the excluded, nor after the term until they have come back',
      },
      {
        file: 'tests/sandbox/protection/every-state.test.ts',
        title: 'of everything that pays out %s stops nothing, and money goes to its owner',
      },
      {
        file: 'tests/journeys/protection/away.spec.ts',
        title: 'an exclusion whose answer is lost is asked again, and then money is withdrawn to the end',
      },
    ],
  },
  {
    id: 'E11',
    markets,
    source: 'RD 176/2023, art. 31, 34',
    mark: 'read',
    requirement: {
      es: 'Quien está en el registro del Estado queda suspendido y se le dice; retira su dinero sin costo. Vuelve solo si lo pide y tras un mensaje sobre su registro y los riesgos.',
      en: 'A person found in the state’s register is suspended and told; the money can be withdrawn without cost. Coming back takes a request, and a message about the former registration and the risks.',
    },
    leaves: { 'exclusion.register': true },
    places: [
      { machine: 'standingOfCare', state: 'care.known.away' },
      { machine: 'comeBack', state: 'wished.message' },
    ],
    gateway: ['excluded', 'noReturn', 'noticeUnread'],
    proof: [
      {
        file: 'tests/sandbox/protection/coming-back.test.ts',
        title:
          'the register of the state excludes in every session at once, and is left only by the register',
      },
      {
        file: 'tests/sandbox/protection/register-released.test.ts',
        title:
          'whom the register lets go comes back on request, after a message about the register, and not before',
      },
      {
        file: 'tests/sandbox/protection/coming-back.test.ts',
        title: 'the way back, by market the message says what was played in the three months before',
      },
    ],
  },
];
