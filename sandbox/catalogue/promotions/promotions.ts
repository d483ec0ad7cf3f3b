import { escaped } from '../markup.ts';
import { depositOffers } from './deposit-offers.ts';
import type { PromotionEntry } from './entry.ts';
import { giftsAndRaffles } from './gifts-and-raffles.ts';
import { wageredOffers } from './wagered-offers.ts';

/** The promotions of the seed. */
export const promotionEntries: readonly PromotionEntry[] = [
  ...depositOffers,
  ...wageredOffers,
  ...giftsAndRaffles,
];

const types: Readonly<Record<string, readonly [es: string, en: string]>> = {
  RNG: ['Tragamonedas', 'Slots'],
  LIVE: ['Casino en vivo', 'Live casino'],
  FISH: ['Pesca', 'Fish games'],
  SPORTS: ['Deportes', 'Sports'],
  ESPORTS: ['Esports', 'Esports'],
  BINGO: ['Bingo', 'Bingo'],
  ELOTT: ['Lotería', 'Lottery'],
  JACKPOT: ['Jackpots', 'Jackpots'],
};

const heads = [
  ['Juego', 'Cuánto cuenta'],
  ['Game', 'How much counts'],
] as const;

/** The whole text of a promotion: what was written, and a table of the games that count. */
export function contentOf(
  { facts: { wagering }, ...texts }: Pick<PromotionEntry, 'facts' | 'es' | 'en'>,
  language: 'es' | 'en',
): string {
  const { content } = texts[language];
  if (!wagering) return content;
  const spoken = language === 'es' ? 0 : 1;
  const [game, counts] = heads[spoken];
  const rows = wagering.games.map(
    ({ gameType, percent }) =>
      `<tr><td>${escaped(types[gameType]?.[spoken] ?? gameType)}</td><td>${escaped(percent)} %</td></tr>`,
  );
  return `${content}<table><thead><tr><th>${game}</th><th>${counts}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
