import { fetched } from './fetched.ts';
import type { GameDesk } from './game-window.ts';
import { handlers } from './handlers.ts';

/** The desk, fetched with the first game: most visits open none. */
export function fetchGameDesk(load: () => Promise<GameDesk>): GameDesk {
  const desk = fetched(load);
  return {
    recall: (actor) => desk.use((found) => found.recall(actor)),
    keep: (game) => desk.use((found) => found.keep(game)),
    drop: () => desk.use((found) => found.drop()),
    hear: (actor, address) => desk.use((found) => found.hear(actor, address)),
    unhear: () => desk.use((found) => found.unhear()),
    fill: () => desk.use((found) => found.fill()),
    shrink: () => desk.use((found) => found.shrink()),
  };
}

/** The effects of the page of a game. */
export const gameHandlers = (desk: GameDesk) =>
  handlers({
    'game.asked': (_, from) => desk.recall(from),
    'game.kept': ({ game }) => (game ? desk.keep(game) : undefined),
    'game.dropped': () => desk.drop(),
    'game.heard': ({ address }, from) => desk.hear(from, address),
    'game.unheard': () => desk.unhear(),
    'game.filled': () => desk.fill(),
    'game.shrunk': () => desk.shrink(),
  });
