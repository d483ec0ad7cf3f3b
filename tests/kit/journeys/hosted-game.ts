import { expect, type FrameLocator, type Page } from '@playwright/test';
import { launchFields } from '../playing.ts';
import type { RunningSandbox } from './running-sandbox.ts';

/** Vendors whose first game is a slot, and a draw of numbers. */
const vendors = { slot: 'TRESCONDOR', draw: 'MIRADOR' } as const;

type Kind = keyof typeof vendors;

/** The address that a launch answers. */
export async function launched(
  sandbox: RunningSandbox,
  kind: Kind,
  { username = 'member1', language = 'ES' } = {},
) {
  const token = await sandbox.tokenOf(username);
  const input = { ...launchFields, username, token, vassalage: vendors[kind], language };
  const response = await fetch(`${sandbox.address}/wps/game/launchGame`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token, 'client-id': 'journey' },
    body: JSON.stringify(input),
  });
  return ((await response.json()) as { value: { game_url: string } }).value.game_url;
}

/** Where things are in a game of the sandbox's host. */
export const game = {
  go: (page: Page | FrameLocator) => page.getByRole('button', { name: /^(Girar|Spin|Sortear|Draw)$/ }),
  said: (page: Page | FrameLocator) => page.locator('#message'),
  balance: (page: Page | FrameLocator) => page.locator('#balance'),
};

/** Whether a round has come to its end. */
export async function over(page: Page): Promise<void> {
  await expect(game.said(page)).toHaveText(/Ganas|Esta vez no|You win|Not this time/);
}
