import type { Market } from '#contract/market-names.ts';
import type { Clause, Default } from './clause.ts';
import { americas } from './clauses/americas.ts';
import { britainConduct } from './clauses/britain-conduct.ts';
import { britainLimits } from './clauses/britain-limits.ts';
import { malta } from './clauses/malta.ts';
import { netherlands } from './clauses/netherlands.ts';
import { spainCare } from './clauses/spain-care.ts';
import { spainMoney } from './clauses/spain-money.ts';
import { spainPlay } from './clauses/spain-play.ts';
import { standards } from './clauses/standards.ts';
import { sweden } from './clauses/sweden.ts';

/** Every clause, in the order of the chapters. */
export const clauses: readonly Clause[] = [
  ...spainPlay,
  ...spainCare,
  ...spainMoney,
  ...britainLimits,
  ...britainConduct,
  ...malta,
  ...sweden,
  ...netherlands,
  ...americas,
  ...standards,
];

/** The clauses that hold in a market. */
export function clausesIn(market: Market, all = clauses): readonly Clause[] {
  return all.filter(({ markets }) => markets.includes(market));
}

/** Values that are chosen without a clause. */
export const defaults: readonly Default[] = [
  {
    market: 'ES',
    leaf: 'limits.kinds',
    why: {
      es: 'Lo leído cuenta lo depositado, lo perdido y el tiempo; no lo apostado.',
      en: 'What was read counts deposits, losses and time, not stakes.',
    },
  },
  {
    market: 'ES',
    leaf: 'limits.asked',
    why: {
      es: 'Los topes valen desde el comienzo; preguntar una vez ayuda a poner uno propio.',
      en: 'The ceilings hold from the beginning; asking once helps to set one’s own.',
    },
  },
  {
    market: 'ES',
    leaf: 'limits.warnAt',
    why: {
      es: 'Ninguna norma leída dice cuándo avisar de un límite de depósito.',
      en: 'No rule that was read says when to warn of a deposit limit.',
    },
  },
  {
    market: 'ES',
    leaf: 'session.beside',
    why: {
      es: 'Quien dijo cuánto tiempo y dinero ve cuánto le queda.',
      en: 'Those who declared time and money see how much is left.',
    },
  },
  {
    market: 'NL',
    leaf: 'session.beside',
    why: {
      es: 'El resumen de cada 30 minutos dice lo mismo que está junto al juego.',
      en: 'The check every 30 minutes says the same as what stands beside the game.',
    },
  },
  {
    market: 'NL',
    leaf: 'care.youngUpTo',
    why: {
      es: 'N1 trata aparte a quienes no han cumplido 24 años, con montos que este bloque no tiene por edad.',
      en: 'N1 treats those under 24 apart, with amounts that this block does not have by age.',
    },
  },
];
