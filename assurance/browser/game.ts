import { expect, type Locator } from '@playwright/test';
import { type StandInGame, startGame } from '#tests/kit/journeys/game-stand-in.ts';
import { games, pickFirst } from '#tests/kit/journeys/games.ts';
import { openAs } from '#tests/kit/journeys/open-as.ts';
import { ready } from '#tests/kit/journeys/ui.ts';
import { hold } from './scenes.ts';
import type { Companion, Scene } from './stage.ts';

/** A stand-in game for all tours of a machine. */
export function standInGame(): (() => StandInGame) & Companion {
  let game: StandInGame | undefined;
  const start = async () => {
    game = await startGame();
  };
  return Object.assign(() => game as StandInGame, { start, stop: () => game?.stop() });
}

export const openingDialog = ({ page }: Scene): Locator => games.opening(page);
export const refusedDialog = ({ page }: Scene): Locator => games.refused(page);

/** The home, for a member with a running session, or for a visitor; launches wait at the sandbox. */
export async function openHome(scene: Scene, game: StandInGame, who: string | null): Promise<void> {
  await scene.sandbox.setConfig(game.settings);
  await hold(scene, 'games.launch');
  // No greeting, so that nothing covers the page.
  const value = { player: [], banners: [], popup: [], promotion: [] };
  const empty = { status: 200, body: { success: true, value } };
  await scene.sandbox.faults([{ call: 'notices.announcements', kind: 'answer', times: 'always', ...empty }]);
  if (who) return openAs(scene.page, scene.sandbox, who);
  await scene.page.goto('/');
  await ready(scene.page);
}

/** Picks the first game of the home. */
export async function pickGame({ page }: Scene): Promise<void> {
  await expect(games.posters(page).first()).toBeVisible();
  await pickFirst(page);
}
