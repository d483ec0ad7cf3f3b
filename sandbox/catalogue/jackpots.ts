import type { CallOutput } from '#contract/calls.ts';
import { asMinor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import { seededRandom } from './art/random.ts';
import type { Catalogue } from './catalogue.ts';
import { withName } from './drawings.ts';
import type { GameEntry } from './entries.ts';
import { nameIn } from './tiles.ts';

type Jackpot = CallOutput<'games.jackpots'>['jackpots'][number];

/** So many of the jackpot section's games have one that is shown, and so many slots. */
const most = { section: 8, slots: 4 };

const minute = 60_000;
const money = 100;

/** What a jackpot begins with and how fast it grows, in minor units. */
function growthOf(gameId: string): { readonly seed: number; readonly perMinute: number } {
  const random = seededRandom(`jackpot ${gameId}`);
  return {
    seed: Math.round(random.between(500, 90_000)) * money,
    perMinute: Math.round(random.between(20, 240)),
  };
}

/** The games that have a jackpot. */
export function jackpotGames(catalogue: Catalogue): readonly GameEntry[] {
  const open = catalogue.games.filter(({ closed }) => !closed);
  const section = open.filter(({ vendor }) => vendor.category === 'JACKPOT').slice(0, most.section);
  const slots = open
    .filter(({ vendor, isNew }) => vendor.category === 'RNG' && isNew === 1)
    .slice(0, most.slots);
  return [...section, ...slots];
}

/** What the jackpot of a game holds, in minor units, so many milliseconds after it began or was won. */
export function jackpotAfter(gameId: string, elapsed: number): number {
  const { seed, perMinute } = growthOf(gameId);
  return seed + Math.floor((Math.max(0, elapsed) * perMinute) / minute);
}

/** The jackpots of now by the sandbox's clock, the largest first; `since` says when each began or was won. */
export function jackpotsAt(
  catalogue: Catalogue,
  now: number,
  since: (gameId: string) => number,
  language: string,
): Jackpot[] {
  return jackpotGames(catalogue)
    .map((game) => ({ game, amount: jackpotAfter(game.gameId, now - since(game.gameId)) }))
    .sort((one, other) => other.amount - one.amount)
    .map(({ game, amount }) => {
      const gameName = nameIn(language, game);
      return {
        gameId: game.gameId,
        gameName,
        vassalage: game.vendor.vassalage,
        gameType: game.vendor.category,
        image: withName(game.image, gameName),
        amount: amountOf(asMinor(amount)),
        perMinute: amountOf(asMinor(growthOf(game.gameId).perMinute)),
      };
    });
}
