import { withName } from '#sandbox/catalogue/drawings.ts';
import { nameIn } from '#sandbox/catalogue/tiles.ts';
import type { Sandbox } from '#sandbox/kit/services.ts';
import { lotteryOf } from '#sandbox/lotteries/lotteries.ts';
import { itemOf } from '#sandbox/lotteries/menu.ts';

/** The name of a game or a lottery; its id when it is not in the catalogue any more. */
export function gameNameOf(gameId: string, language: string, sandbox: Sandbox): string {
  return gameShown(gameId, language, sandbox).gameName;
}

/** The name and picture of a game of the catalogue, or of a lottery. */
export function gameShown(gameId: string, language: string, { catalogue }: Sandbox) {
  const game = catalogue.game(gameId);
  const lottery = game ? undefined : lotteryOf(gameId);
  if (game) {
    const gameName = nameIn(language, game);
    return { gameName, image: withName(game.image, gameName) };
  }
  const { labelName: gameName = gameId, image = '' } = lottery ? itemOf(lottery, language) : {};
  return { gameName, image };
}
