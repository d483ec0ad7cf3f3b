import { games, type PromotionEntry, usual } from './entry.ts';

/** Promotions that add to a deposit. */
export const depositOffers: readonly PromotionEntry[] = [
  {
    id: 'bienvenida-doble',
    kind: 'DEPOSIT',
    category: 'WELCOME',
    draws: 'JACKPOT',
    opens: -60,
    closes: 120,
    claimHours: 72,
    facts: {
      ...usual,
      who: { minRank: 1, newWithinDays: 30, reviewed: false },
      what: { gives: 'SHARE', amount: '100.00', percent: '100', minDeposit: '20.00' },
      wagering: { times: 10, of: 'BONUS', days: 30, games: games({ RNG: '100', FISH: '50', LIVE: '20' }) },
      maxBet: '10.00',
    },
    es: {
      title: 'Bienvenida doble',
      summary: 'Tu primer depósito se dobla: un 100 % más, hasta P 100.',
      content:
        '<p>Para cuentas de <strong>30 días como máximo</strong>. Apúntate y deposita al menos P 20: te damos un 100 % de ese depósito, hasta P 100.</p><h3>Cómo funciona</h3><ol><li>Apúntate aquí, antes de depositar.</li><li>Deposita P 20 o más.</li><li>Apuesta 10 veces el bono en 30 días.</li><li>Cóbralo en las 72 horas siguientes.</li></ol><p>Las apuestas de más de P 10 no cuentan.</p>',
    },
    en: {
      title: 'Double welcome',
      summary: 'Your first deposit is doubled: 100 % more, up to P 100.',
      content:
        '<p>For accounts of <strong>30 days at most</strong>. Join and deposit at least P 20: we give you 100 % of that deposit, up to P 100.</p><h3>How it works</h3><ol><li>Join here, before you deposit.</li><li>Deposit P 20 or more.</li><li>Bet the bonus 10 times within 30 days.</li><li>Claim it within the next 72 hours.</li></ol><p>Bets of more than P 10 do not count.</p>',
    },
  },
  {
    id: 'recarga-de-la-semana',
    kind: 'DEPOSIT',
    category: 'DEPOSIT',
    draws: 'RNG',
    opens: -6,
    closes: 8,
    claimHours: 48,
    facts: {
      ...usual,
      what: { gives: 'SHARE', amount: '50.00', percent: '50', minDeposit: '10.00' },
      wagering: {
        times: 3,
        of: 'DEPOSIT_AND_BONUS',
        days: 7,
        games: games({ RNG: '100', BINGO: '100', FISH: '50', LIVE: '10', SPORTS: '10' }),
      },
      maxBet: '20.00',
    },
    es: {
      title: 'Recarga de la semana',
      summary: 'Un 50 % más en tu próximo depósito, hasta P 50.',
      content:
        '<p>Apúntate y deposita <strong>P 10 o más</strong>: recibes un 50 % de ese depósito, hasta P 50.</p><ul><li>Cuenta el primer depósito aprobado después de apuntarte.</li><li>Hay que apostar 3 veces el depósito y el bono juntos, en 7 días.</li><li>Apuesta máxima que cuenta: P 20.</li><li>Tienes 48 horas para cobrarlo.</li></ul>',
    },
    en: {
      title: 'Reload of the week',
      summary: '50 % more on your next deposit, up to P 50.',
      content:
        '<p>Join and deposit <strong>P 10 or more</strong>: you get 50 % of that deposit, up to P 50.</p><ul><li>The first deposit that is approved after you joined counts.</li><li>The deposit and the bonus together have to be bet 3 times, within 7 days.</li><li>Highest bet that counts: P 20.</li><li>You have 48 hours to claim it.</li></ul>',
    },
  },
  {
    id: 'recarga-a-medida',
    kind: 'DEPOSIT',
    category: 'DEPOSIT',
    draws: 'LIVE',
    opens: -20,
    closes: 40,
    claimHours: 96,
    facts: {
      ...usual,
      who: { minRank: 4, newWithinDays: null, reviewed: true },
      what: { gives: 'SHARE', amount: '1000.00', percent: '25', minDeposit: '500.00' },
      wagering: { times: 5, of: 'BONUS', days: 14, games: games({ RNG: '100', LIVE: '50', JACKPOT: '100' }) },
      cap: '5000.00',
    },
    es: {
      title: 'Recarga a medida',
      summary: 'Desde VIP 4: un 25 % de un depósito de P 500 o más, hasta P 1,000.',
      content:
        '<p>Para el rango <strong>VIP 4 y superiores</strong>. Una persona del equipo revisa cada solicitud.</p><ul><li>Depósito mínimo: P 500. Recibes un 25 %, hasta P 1,000.</li><li>Se apuesta 5 veces el bono en 14 días.</li><li>Con él se puede ganar P 5,000 como máximo.</li><li>Plazo para cobrar: 96 horas.</li></ul>',
    },
    en: {
      title: 'Tailored reload',
      summary: 'From VIP 4 on: 25 % of a deposit of P 500 or more, up to P 1,000.',
      content:
        '<p>For rank <strong>VIP 4 and above</strong>. A person of the team reviews each request.</p><ul><li>Least deposit: P 500. You get 25 %, up to P 1,000.</li><li>The bonus is bet 5 times within 14 days.</li><li>P 5,000 at most can be won with it.</li><li>Time to claim: 96 hours.</li></ul>',
    },
  },
  {
    id: 'previa-del-clasico',
    kind: 'DEPOSIT',
    category: 'SPORTS',
    draws: 'SPORTS',
    opens: 3,
    closes: 17,
    claimHours: 48,
    facts: {
      ...usual,
      what: { gives: 'SHARE', amount: '80.00', percent: '40', minDeposit: '25.00' },
      wagering: { times: 4, of: 'BONUS', days: 10, games: games({ SPORTS: '100', ESPORTS: '100' }) },
      order: 'BONUS_FIRST',
    },
    es: {
      title: 'La previa del clásico',
      summary: 'Un 40 % más para tus apuestas deportivas, hasta P 80.',
      content:
        '<p>Deposita P 25 o más antes del clásico y recibe un 40 %, hasta P 80.</p><ul><li>Se apuesta 4 veces el bono en 10 días, solo en deportes y esports.</li><li>Primero se usa el dinero del bono.</li><li>Se cobra en 48 horas.</li></ul>',
    },
    en: {
      title: 'Before the derby',
      summary: '40 % more for your sports bets, up to P 80.',
      content:
        '<p>Deposit P 25 or more before the derby and get 40 %, up to P 80.</p><ul><li>The bonus is bet 4 times within 10 days, in sports and esports only.</li><li>The bonus money is used first.</li><li>It is claimed within 48 hours.</li></ul>',
    },
  },
];
