import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Frame, type Page } from '@playwright/test';

const start = '<!doctype html><meta charset="utf-8"><title>Stand-in</title><p>A game.</p>';

/**
 * A provider's game on a host of its own, `game.localhost`, which browsers resolve to this machine. Its page
 * begins at once; it ends, and so counts as loaded, at once too or on release.
 */
export async function startGame() {
  const waiting: ServerResponse[] = [];
  let held = false;

  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.write(start);
    if (held) waiting.push(response);
    else response.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const host = `game.localhost:${(server.address() as AddressInfo).port}`;
  const address = `http://${host}/play?ticket=1`;

  /** The game's own frame, once its page has begun. */
  async function frameOf(page: Page): Promise<Frame> {
    const find = () => page.frames().find((frame) => frame.url().startsWith(`http://${host}/`));
    await expect.poll(() => find() !== undefined, { message: 'the game begins' }).toBe(true);
    const frame = find() as Frame;
    await frame.locator('p').first().waitFor();
    return frame;
  }

  return {
    host,
    address,
    /** The sandbox's settings that let the product show this game. */
    settings: { hosts: { games: [host] } },
    /** The answer to a launch. */
    launched: { status: 200, body: { success: true, value: { game_url: address } } },
    hold: () => {
      held = true;
    },
    letGo: () => {
      for (const response of waiting.splice(0)) response.end();
    },
    frameOf,
    /** Sends a message from the game to the page around it. */
    async says(page: Page, what: unknown): Promise<void> {
      const frame = await frameOf(page);
      await frame.evaluate((message) => window.parent.postMessage(message, '*'), {
        type: 'vestibulo.game',
        what,
      });
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((stopped) => server.close(stopped));
    },
  };
}

export type StandInGame = Awaited<ReturnType<typeof startGame>>;
