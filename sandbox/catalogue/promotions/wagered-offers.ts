import { fixedAmount, games, type PromotionEntry, usual } from './entry.ts';

/** Promotions whose fixed bonus is bet first and claimed then. */
export const wageredOffers: readonly PromotionEntry[] = [
  {
    id: 'ruta-del-condor',
    kind: 'WAGER',
    category: 'SLOTS',
    draws: 'RNG',
    opens: -10,
    closes: 25,
    claimHours: 72,
    facts: {
      ...usual,
      what: fixedAmount('20.00'),
      wagering: {
        times: 4,
        of: 'BONUS',
        days: 14,
        games: games({ RNG: '100', JACKPOT: '100', FISH: '50', ELOTT: '25' }),
      },
      maxBet: '20.00',
    },
    es: {
      title: 'Ruta del Cóndor',
      summary: 'Apuesta P 80 en tragamonedas y cobra P 20.',
      content:
        '<p>Un bono fijo de <strong>P 20</strong> para quien recorre la ruta: 4 veces el bono en 14 días.</p><ul><li>Las apuestas cuentan cuando se liquidan.</li><li>Una apuesta de más de P 20 no cuenta.</li><li>Al cumplirlo tienes 72 horas para cobrar.</li></ul>',
    },
    en: {
      title: 'Route of the Condor',
      summary: 'Bet P 80 on slots and claim P 20.',
      content:
        '<p>A fixed bonus of <strong>P 20</strong> for those who travel the route: 4 times the bonus within 14 days.</p><ul><li>Bets count when they are settled.</li><li>A bet of more than P 20 does not count.</li><li>Once it is met you have 72 hours to claim.</li></ul>',
    },
  },
  {
    id: 'noches-en-vivo',
    kind: 'WAGER',
    category: 'LIVE',
    draws: 'LIVE',
    opens: -12,
    closes: 18,
    claimHours: 48,
    facts: {
      ...usual,
      what: fixedAmount('30.00'),
      wagering: { times: 5, of: 'BONUS', days: 10, games: games({ LIVE: '100', RNG: '20' }) },
      maxBet: '50.00',
    },
    es: {
      title: 'Noches en vivo',
      summary: 'Apuesta P 150 en las mesas en vivo y cobra P 30.',
      content:
        '<p>Las mesas en vivo cuentan enteras y las tragamonedas un 20 %.</p><ul><li>Bono: P 30. Se apuesta 5 veces en 10 días.</li><li>Apuesta máxima: P 50.</li><li>Si ya tienes otro bono en juego, este empieza cuando aquel termina.</li><li>Plazo para cobrar: 48 horas.</li></ul>',
    },
    en: {
      title: 'Live nights',
      summary: 'Bet P 150 at the live tables and claim P 30.',
      content:
        '<p>Live tables count in full and slots count 20 %.</p><ul><li>Bonus: P 30. It is bet 5 times within 10 days.</li><li>Highest bet: P 50.</li><li>If another bonus is being bet, this one begins when that one ends.</li><li>Time to claim: 48 hours.</li></ul>',
    },
  },
  {
    id: 'mesa-alta',
    kind: 'WAGER',
    category: 'LIVE',
    draws: 'LIVE',
    opens: -15,
    closes: 30,
    claimHours: 120,
    facts: {
      ...usual,
      who: { minRank: 3, newWithinDays: null, reviewed: false },
      what: fixedAmount('300.00'),
      wagering: {
        times: 8,
        of: 'BONUS',
        days: 21,
        games: games({ LIVE: '100', JACKPOT: '50', RNG: '50', SPORTS: '25' }),
      },
      cap: '10000.00',
    },
    es: {
      title: 'Mesa alta',
      summary: 'Desde VIP 3: apuesta P 2,400 y cobra P 300.',
      content:
        '<p>Para el rango <strong>VIP 3 y superiores</strong>, sin apuesta máxima.</p><ul><li>Se apuesta 8 veces el bono en 21 días.</li><li>Ganancia máxima con él: P 10,000.</li><li>Se cobra en 120 horas.</li></ul>',
    },
    en: {
      title: 'High table',
      summary: 'From VIP 3 on: bet P 2,400 and claim P 300.',
      content:
        '<p>For rank <strong>VIP 3 and above</strong>, without a highest bet.</p><ul><li>The bonus is bet 8 times within 21 days.</li><li>Most that can be won with it: P 10,000.</li><li>It is claimed within 120 hours.</li></ul>',
    },
  },
  {
    id: 'bono-de-regreso',
    kind: 'WAGER',
    category: 'WELCOME',
    draws: 'ESPORTS',
    opens: -30,
    closes: 45,
    claimHours: 48,
    facts: {
      ...usual,
      who: { minRank: 1, newWithinDays: null, reviewed: true },
      what: fixedAmount('25.00'),
      wagering: { times: 3, of: 'BONUS', days: 10, games: games({ RNG: '100', LIVE: '100', SPORTS: '100' }) },
      maxBet: '10.00',
    },
    es: {
      title: 'Bono de regreso',
      summary: 'Si vuelves después de un tiempo: P 25, a revisión.',
      content:
        '<p>Pídelo si hace tiempo que no juegas: <strong>una persona revisa cada solicitud</strong>.</p><ul><li>Bono: P 25. Se apuesta 3 veces en 10 días.</li><li>Apuesta máxima: P 10.</li><li>Plazo para cobrar: 48 horas.</li></ul>',
    },
    en: {
      title: 'Welcome back bonus',
      summary: 'If you return after a while: P 25, after a review.',
      content:
        '<p>Ask for it if you have not played for a while: <strong>a person reviews each request</strong>.</p><ul><li>Bonus: P 25. It is bet 3 times within 10 days.</li><li>Highest bet: P 10.</li><li>Time to claim: 48 hours.</li></ul>',
    },
  },
  {
    id: 'verano-de-rodillos',
    kind: 'WAGER',
    category: 'SLOTS',
    draws: 'RNG',
    opens: -40,
    closes: -3,
    claimHours: 24,
    facts: {
      ...usual,
      what: fixedAmount('15.00'),
      wagering: { times: 6, of: 'BONUS', days: 5, games: games({ RNG: '100' }) },
      maxBet: '5.00',
      leaving: 'NEVER',
    },
    es: {
      title: 'Verano de rodillos',
      summary: 'Terminó: P 15 por apostar P 90 en tragamonedas.',
      content:
        '<p>Solo contaban las tragamonedas: 6 veces el bono de P 15 en 5 días, con apuestas de hasta P 5. Se cobraba en 24 horas y no se podía abandonar.</p>',
    },
    en: {
      title: 'Summer of reels',
      summary: 'Over: P 15 for betting P 90 on slots.',
      content:
        '<p>Only slots counted: 6 times the bonus of P 15 within 5 days, with bets of up to P 5. It was claimed within 24 hours and could not be left.</p>',
    },
  },
];
