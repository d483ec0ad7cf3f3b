import type { CallOutput } from '#contract/calls.ts';
import { seeded } from '../art/random.ts';
import { amountOf } from '../money.ts';
import type { Catalogue } from './catalogue.ts';
import { withName } from './drawings.ts';
import { nameIn } from './tiles.ts';

type Jackpot = CallOutput<'games.jackpots'>['jackpots'][number];

/** So many of the jackpot hall's games have one that is shown, and so many slots. */
const most = { hall: 8, slots: 4 };

const minute = 60_000;
const hour = 60 * minute;
const money = 100;

/** What a jackpot holds at a time: it begins at `base` minor units, grows, and after `hours` somebody has won it. */
function heldAt(gameId: string, now: number): { amount: number; perMinute: number } {
  const random = seeded(`jackpot ${gameId}`);
  const base = Math.round(random.between(500, 90_000)) * money;
  const perMinute = Math.round(random.between(40, 900));
  const period = Math.round(random.between(60, 400)) * hour;
  const since = (now + Math.round(random.next() * period)) % period;
  return { amount: base + Math.floor((since * perMinute) / minute), perMinute };
}

/** The jackpots of now by the sandbox's clock, the largest first. */
export function jackpotsAt(catalogue: Catalogue, now: number, language: string): Jackpot[] {
  const open = catalogue.games.filter(({ closed }) => !closed);
  const hall = open.filter(({ vendor }) => vendor.category === 'JACKPOT').slice(0, most.hall);
  const slots = open
    .filter(({ vendor, isNew }) => vendor.category === 'RNG' && isNew === 1)
    .slice(0, most.slots);
  return [...hall, ...slots]
    .map((game) => ({ game, ...heldAt(game.gameId, now) }))
    .sort((one, other) => other.amount - one.amount)
    .map(({ game, amount, perMinute }) => {
      const gameName = nameIn(language, game);
      return {
        gameId: game.gameId,
        gameName,
        vassalage: game.vendor.vassalage,
        gameType: game.vendor.category,
        image: withName(game.image, gameName),
        amount: amountOf(amount),
        perMinute: amountOf(perMinute),
      };
    });
}
