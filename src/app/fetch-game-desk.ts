import type { GameDesk } from './game-desk.ts';

/** The desk, fetched with the first game: most visits open none. */
export function fetchGameDesk(load: () => Promise<GameDesk>): GameDesk {
  let desk: Promise<GameDesk> | undefined;
  const at = (act: (found: GameDesk) => void): void => {
    desk ??= load();
    desk.then(act).catch(() => {
      desk = undefined;
    });
  };
  return {
    recall: (actor) => at((found) => found.recall(actor)),
    keep: (game) => at((found) => found.keep(game)),
    drop: () => at((found) => found.drop()),
    hear: (actor, address) => at((found) => found.hear(actor, address)),
    unhear: () => at((found) => found.unhear()),
    fill: () => at((found) => found.fill()),
  };
}
