import type { Facts } from '#contract/promotions/terms.ts';
import { fixedAmount, type PromotionEntry, usual } from './entry.ts';

function prizeUpTo(amount: string): Facts['what'] {
  return { gives: 'RAFFLE', amount, percent: null, minDeposit: null };
}

/** Promotions in which nothing has to be bet. */
export const giftsAndRaffles: readonly PromotionEntry[] = [
  {
    id: 'regalo-del-viernes',
    kind: 'GIFT',
    category: 'LOYALTY',
    draws: 'BINGO',
    opens: -2,
    closes: 5,
    claimHours: 24,
    facts: { ...usual, what: fixedAmount('5.00') },
    es: {
      title: 'Regalo del viernes',
      summary: 'P 5 para ti, sin apostar nada.',
      content:
        '<p>Apúntate y cobra <strong>P 5</strong> al momento. No hay que apostar nada.</p><p>Puedes cobrarlo hasta 24 horas después del cierre.</p>',
    },
    en: {
      title: 'Friday gift',
      summary: 'P 5 for you, with nothing to bet.',
      content:
        '<p>Join and claim <strong>P 5</strong> at once. Nothing has to be bet.</p><p>You can claim it until 24 hours after the close.</p>',
    },
  },
  {
    id: 'cumpleanos',
    kind: 'GIFT',
    category: 'LOYALTY',
    draws: 'ELOTT',
    opens: -90,
    closes: 200,
    claimHours: 48,
    facts: { ...usual, who: { minRank: 2, newWithinDays: null, reviewed: true }, what: fixedAmount('10.00') },
    es: {
      title: 'Regalo de cumpleaños',
      summary: 'Desde VIP 2: P 10 por tu cumpleaños, a revisión.',
      content:
        '<p>Para el rango <strong>VIP 2 y superiores</strong>. Pídelo el mes de tu cumpleaños: una persona comprueba la fecha y te da P 10, sin apostar nada.</p>',
    },
    en: {
      title: 'Birthday gift',
      summary: 'From VIP 2 on: P 10 for your birthday, after a review.',
      content:
        '<p>For rank <strong>VIP 2 and above</strong>. Ask for it in the month of your birthday: a person checks the date and gives you P 10, with nothing to bet.</p>',
    },
  },
  {
    id: 'sorteo-del-arrecife',
    kind: 'RAFFLE',
    category: 'RAFFLE',
    draws: 'FISH',
    opens: -7,
    closes: 14,
    claimHours: 72,
    facts: { ...usual, what: prizeUpTo('500.00') },
    es: {
      title: 'Sorteo del Arrecife',
      summary: 'Un boleto por persona, con premios de hasta P 500.',
      content:
        '<p>Cada persona tiene <strong>un boleto</strong> y lo abre una vez. Todos tienen premio.</p><table><thead><tr><th>Premio</th><th>De cada 100 boletos</th></tr></thead><tbody><tr><td>P 5</td><td>60</td></tr><tr><td>P 10</td><td>25</td></tr><tr><td>P 25</td><td>10</td></tr><tr><td>P 100</td><td>4</td></tr><tr><td>P 500</td><td>1</td></tr></tbody></table><p>Puedes abrirlo hasta 72 horas después del cierre.</p>',
    },
    en: {
      title: 'Reef raffle',
      summary: 'One ticket a person, with prizes of up to P 500.',
      content:
        '<p>Each person has <strong>one ticket</strong> and opens it once. All of them win.</p><table><thead><tr><th>Prize</th><th>Of 100 tickets</th></tr></thead><tbody><tr><td>P 5</td><td>60</td></tr><tr><td>P 10</td><td>25</td></tr><tr><td>P 25</td><td>10</td></tr><tr><td>P 100</td><td>4</td></tr><tr><td>P 500</td><td>1</td></tr></tbody></table><p>You can open it until 72 hours after the close.</p>',
    },
  },
  {
    id: 'rifa-de-fin-de-ano',
    kind: 'RAFFLE',
    category: 'RAFFLE',
    draws: 'JACKPOT',
    opens: 6,
    closes: 30,
    claimHours: 120,
    facts: {
      ...usual,
      who: { minRank: 2, newWithinDays: null, reviewed: false },
      what: prizeUpTo('2000.00'),
    },
    es: {
      title: 'Rifa de fin de año',
      summary: 'Pronto, desde VIP 2: premios de hasta P 2,000.',
      content:
        '<p>Un boleto por persona desde el rango <strong>VIP 2</strong>. El premio mayor es de P 2,000; el boleto se abre hasta 120 horas después del cierre.</p>',
    },
    en: {
      title: 'New Year raffle',
      summary: 'Soon, from VIP 2 on: prizes of up to P 2,000.',
      content:
        '<p>One ticket a person from rank <strong>VIP 2</strong> on. The first prize is P 2,000; the ticket is opened until 120 hours after the close.</p>',
    },
  },
  {
    id: 'combos-del-domingo',
    kind: 'NONE',
    category: 'SPORTS',
    draws: 'SPORTS',
    opens: -30,
    closes: 60,
    claimHours: 48,
    facts: { ...usual, what: fixedAmount('10.00'), leaving: 'NEVER' },
    es: {
      title: 'Domingos de combos',
      summary: 'Si tu combo falla por un solo partido, recibes P 10.',
      content:
        '<p>Combina cuatro partidos o más en <em>Combos del Domingo</em>. Si fallas solo uno, P 10 llegan solos a tus recompensas: no hay que apuntarse. Se cobran en 48 horas.</p>',
    },
    en: {
      title: 'Combo Sundays',
      summary: 'If your combo misses by a single match, you get P 10.',
      content:
        '<p>Combine four matches or more in <em>Sunday Combos</em>. If only one goes wrong, P 10 come to your rewards by themselves: there is nothing to join. They are claimed within 48 hours.</p>',
    },
  },
  {
    id: 'quiosco-en-fiesta',
    kind: 'GIFT',
    category: 'LOYALTY',
    draws: 'BINGO',
    opens: -25,
    closes: -8,
    claimHours: 72,
    facts: { ...usual, what: fixedAmount('8.00') },
    es: {
      title: 'Quiosco en fiesta',
      summary: 'Terminó: P 8 por la semana del bingo.',
      content: '<p>Quien se apuntó pudo cobrar P 8 hasta 72 horas después del cierre, sin apostar nada.</p>',
    },
    en: {
      title: 'Bandstand party',
      summary: 'Over: P 8 for the week of bingo.',
      content: '<p>Those who joined could claim P 8 until 72 hours after the close, with nothing to bet.</p>',
    },
  },
];
